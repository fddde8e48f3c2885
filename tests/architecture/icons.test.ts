import { describe, expect, it } from 'vitest';
import { dayTypes } from '../../contract/rules/opening/day-hours.ts';
import { bookingIcons, icons } from '../../scripts/generating/icon-names.ts';
import { iconSheet, shapesIn } from '../../scripts/generating/icon-sheet.ts';
import { sourcesOf } from './sources.ts';

describe('the icons', () => {
  it.each([
    { of: 'src', all: icons, given: [] },
    // The icons of the types of days have their names.
    { of: 'booking-page', all: bookingIcons, given: dayTypes },
  ] as const)('are each named by the code of $of', ({ of, all, given }) => {
    const code = sourcesOf(of).map(({ text }) => text);
    const named = (name: string): boolean => code.some((text) => text.includes(`'${name}'`) || text.includes(`"${name}"`));
    const others = Object.keys(all).filter((name) => !given.some((type) => type === name));
    expect(others.filter((name) => !named(name))).toEqual([]);
  });

  it.each([icons, bookingIcons])('are all of one style, each another drawing', (all) => {
    const drawings: readonly string[] = Object.values(all);
    expect(drawings.filter((name) => !name.endsWith('Outlined'))).toEqual([]);
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  it('stand in one image under their names, with their shapes', () => {
    const sheet = iconSheet(icons);
    expect([...sheet.matchAll(/<g id="(\w+)"><(?:path|circle) /gu)].map(([, name]) => name)).toEqual(Object.keys(icons));
    expect(sheet).toContain('<g id="plus"><path d="M19 13h-6v6h-2v-6H5v-2h6V5h2v6h6z"/></g>');
  });
});

describe('the shapes of an icon', () => {
  const drawn = (shapes: string): string => `export default createSvgIcon(${shapes}, 'Two');`;
  const path = '/*#__PURE__*/_jsx("path", {\n  d: "m1 2 3 4"\n}';
  const circle = '/*#__PURE__*/_jsx("circle", {\n  cx: "6.5",\n  cy: "11.5",\n  r: "1.5"\n}';

  it('are read as they are, one or several', () => {
    expect(shapesIn('One', drawn(`${path})`))).toBe('<path d="m1 2 3 4"/>');
    expect(shapesIn('Two', drawn(`[${path}, "0"), ${circle}, "1")]`))).toBe('<path d="m1 2 3 4"/><circle cx="6.5" cy="11.5" r="1.5"/>');
  });

  it.each([
    ['an opacity', drawn('_jsx("path", {\n  d: "M1 2",\n  opacity: ".3"\n})'), 'path d opacity'],
    ['another element', drawn('_jsx("ellipse", {\n  cx: "1"\n})'), 'ellipse cx'],
    ['what is written otherwise', drawn('_jsx("path", outline)'), 'Not all shapes'],
    ['nothing', drawn(''), 'Not all shapes'],
  ])('are refused with %s', (_, source, says) => {
    expect(() => shapesIn('Odd', source)).toThrow(says);
  });
});
