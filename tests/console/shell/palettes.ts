import { readFileSync } from 'node:fs';

export type Palette = ReadonlyMap<string, string>;

// Tests run from the root of the repository.
const css = readFileSync('src/ui/theme/palettes.css', 'utf8').replaceAll(/\/\*[\s\S]*?\*\//gu, '');

function isFor(selector: string, theme: string): boolean {
  if (selector === ':root') return true;
  const [, operator, value = ''] = /^\[data-theme(\$?)="([\w-]+)"\]$/u.exec(selector) ?? [];
  return operator === '$' ? theme.endsWith(value) : theme === value;
}

/** The variables of one theme as the browser cascades them: later blocks over earlier ones, `:root` under all. */
export function paletteOf(theme: string): Palette {
  const palette = new Map<string, string>();
  const blocks = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/gu)].map(([, selectors = '', body = '']) => ({
    selectors: selectors.split(',').map((one) => one.trim()),
    body,
  }));
  for (const isRoot of [true, false]) {
    for (const { selectors, body } of blocks) {
      const matches = selectors.filter((selector) => isFor(selector, theme));
      if (!matches.some((selector) => (selector === ':root') === isRoot)) continue;
      for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/gu)) palette.set(name, value.trim());
    }
  }
  return palette;
}

/** A colour of the palette as six digits; variables that name another one are followed. */
export function colourOf(palette: Palette, name: string): string {
  const value = palette.get(`--${name}`);
  const other = /^var\(--([\w-]+)\)$/u.exec(value ?? '')?.[1];
  if (other !== undefined) return colourOf(palette, other);
  if (value === undefined || !/^#[\da-f]{6}$/u.test(value)) throw new Error(`--${name} is no colour: ${value}`);
  return value;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours: WCAG 2.2, definition of contrast ratio. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
