import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mostSeries } from '../../../contract/rules/statistics/graph/graph.ts';
import { chooseTexture, markOf } from '../../../contract/rules/statistics/graph/marks.ts';
import { paperInks } from '../../../contract/rules/statistics/graph/shapes-svg.ts';
import { themes } from '../../../src/providers/appearance/appearance.ts';
import { colourOf, contrast, paletteOf } from '../shell/palettes.ts';

// Tests run from the root of the repository.
const css = readFileSync('src/statistics/drawing/graph.css', 'utf8');
const [light = [], dark = []] = [/:root \{([^}]*)\}/u, /\[data-theme\$="-dark"\] \{([^}]*)\}/u].map((block) =>
  [...(block.exec(css)?.[1] ?? '').matchAll(/--series-\d: (#[\da-f]{6});/gu)].map(([, colour = '']) => colour),
);

type Three = readonly [number, number, number];

const partsOf = (colour: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
const linearOf = (colour: string): readonly number[] =>
  partsOf(colour).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));

/** How people see linear colours: Machado, Oliveira and Fernandes 2009, at full strength; the last sees lightness alone. */
const sights: Readonly<Record<string, readonly Three[]>> = {
  'all colours': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'no blue': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  'no colour': [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
};
/** The least distance in OKLab, in hundredths. Two greys of about 2 are just seen to differ. */
const least: Readonly<Record<string, number>> = { 'all colours': 12, 'no red': 10, 'no green': 10, 'no blue': 10, 'no colour': 4.5 };

const times = (rows: readonly Three[], of: readonly number[]): readonly number[] =>
  rows.map((row) => row.reduce((sum, factor, at) => sum + factor * (of[at] ?? 0), 0));

function seen(colour: string, sight: readonly Three[]): readonly number[] {
  const linear = times(sight, linearOf(colour)).map((part) => Math.min(1, Math.max(0, part)));
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    linear,
  ).map(Math.cbrt);
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  );
}

const pairs = <T>(all: readonly T[]): readonly (readonly [T, T])[] =>
  all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other] as const));
const blended = (over: string, under: string, share: number): string =>
  `#${partsOf(over)
    .map((part, at) => Math.round((part * share + (partsOf(under)[at] ?? 0) * (1 - share)) * 255))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('series of graphs on %s', (mode, colours) => {
  const palettes = themes.map((theme) => paletteOf(`${theme.toLowerCase()}-${mode}`));

  it('are seen at 3 to 1 in all palettes', () => {
    expect([colours.length, palettes.length]).toEqual([mostSeries, 8]);
    const faint = palettes.flatMap((palette) =>
      ['surface', 'canvas'].flatMap((background) => colours.filter((colour) => contrast(colour, colourOf(palette, background)) < 3)),
    );
    expect(faint).toEqual([]);
  });

  it.each(Object.entries(sights))('differ from each other for people who see %s', (name, sight) => {
    const near = pairs(colours).filter(([one, other]) => {
      const [first, second] = [seen(one, sight), seen(other, sight)];
      return 100 * Math.hypot(...first.map((part, at) => part - (second[at] ?? 0))) < (least[name] ?? 0);
    });
    expect(near).toEqual([]);
  });

  it('leave the figures of the heat map readable at 4.5 to 1', () => {
    const shares = [...css.matchAll(/--series-1\) (\d+)%, var\(--surface\)/gu)].map(([, share]) => Number(share) / 100);
    expect(shares).toHaveLength(5);
    const faint = palettes.filter((palette) =>
      shares.some((share) => {
        const cell = blended(colours[0] ?? '', colourOf(palette, 'surface'), share);
        return contrast(colourOf(palette, 'text'), cell) < 4.5;
      }),
    );
    expect(faint).toEqual([]);
  });
});

it('pictures have the colours of light screens', () => {
  expect(paperInks).toEqual(light);
});

it('each series has a mark and a texture of its own', () => {
  const places = Array.from({ length: mostSeries }, (_, place) => place);
  for (const of of [markOf, chooseTexture]) expect(new Set(places.map((place) => JSON.stringify(of(place)))).size).toBe(mostSeries);
});
