import { describe, expect, it } from 'vitest';
import { themeColours } from '../../../contract/basics/limits.ts';
import { themes } from '../../../src/providers/appearance/appearance.ts';
import { colourOf, contrast, paletteOf } from './palettes.ts';

const backgrounds = ['canvas', 'surface', 'sunken', 'hover'] as const;
const tones = ['success', 'info', 'warning', 'danger'] as const;

/** Words on what they are on: WCAG 1.4.3. */
const words: readonly (readonly [text: string, background: string])[] = [
  ...backgrounds.flatMap((background) => [
    ['text', background] as const,
    ['text-quiet', background] as const,
    ['accent-text', background] as const,
  ]),
  ['accent-text', 'accent-soft'],
  ['text', 'accent-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-danger', 'danger-fill'],
  ['on-warning', 'warning'],
  ['surface', 'text'],
  ['nav-text', 'nav'],
  ['nav-text', 'nav-hover'],
  ['nav-quiet', 'nav'],
  ...tones.flatMap((tone) => [
    [`${tone}-text`, `${tone}-soft`] as const,
    [`${tone}-text`, 'surface'] as const,
    [`${tone}-text`, 'canvas'] as const,
    ['text', `${tone}-soft`] as const,
  ]),
];

/** Borders of controls and marks of focus: WCAG 1.4.11. */
const marks: readonly (readonly [mark: string, background: string])[] = [
  ['line-strong', 'surface'],
  ['line-strong', 'canvas'],
  ['accent', 'surface'],
  ['nav-mark', 'nav'],
  ['nav-mark', 'nav-hover'],
  ['nav-quiet', 'nav-hover'],
  ['nav-statistics', 'nav'],
  ['nav-statistics', 'nav-hover'],
];

const all = themes.flatMap((theme) => [`${theme.toLowerCase()}-light`, `${theme.toLowerCase()}-dark`]);

describe.each(all)('theme %s', (theme) => {
  const palette = paletteOf(theme);
  const of = (one: string, other: string): number => contrast(colourOf(palette, one), colourOf(palette, other));

  it.each(words)('reads %s on %s at 4.5 to 1', (text, background) => {
    expect(of(text, background)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(marks)('shows %s on %s at 3 to 1', (mark, background) => {
    expect(of(mark, background)).toBeGreaterThanOrEqual(3);
  });
});

describe('the given colours', () => {
  it('are those of theme A', () => {
    const palette = paletteOf('a-light');
    expect(colourOf(palette, 'brand')).toBe(themeColours.primary);
    for (const tone of tones) expect(colourOf(palette, tone)).toBe(themeColours[tone]);
  });

  it('are nowhere under white words, which they could not carry', () => {
    for (const theme of all) expect(Object.values(themeColours)).not.toContain(colourOf(paletteOf(theme), 'accent'));
  });
});
