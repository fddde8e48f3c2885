/** A part of a mark around its point: to the right, down, how wide and how high. A hollow part has the colour of the paper. */
export type MarkPart = { readonly at: readonly [number, number]; readonly size: readonly [number, number]; readonly isHollow: boolean };

const filled = (x: number, y: number, width: number, height: number): MarkPart => ({
  at: [x, y],
  size: [width, height],
  isHollow: false,
});

/** What a series has at its points: without colours, series are known by it. */
const marks: readonly (readonly MarkPart[])[] = [
  [filled(-2.5, -2.5, 5, 5)],
  [filled(-5, -1.5, 10, 3)],
  [filled(-1.5, -5, 3, 10)],
  [filled(-5, -1, 10, 2), filled(-1, -5, 2, 10)],
  [filled(-4, -4, 8, 8), { ...filled(-2, -2, 4, 4), isHollow: true }],
  [filled(-5, -2, 4, 4), filled(1, -2, 4, 4)],
];

/** Lines over a bar, so far from each other: across, down, or both. */
export type Texture = { readonly across: number | null; readonly down: number | null };
const textures: readonly Texture[] = [
  { across: null, down: null },
  { across: 6, down: null },
  { across: null, down: 6 },
  { across: 5, down: 5 },
  { across: 12, down: null },
  { across: null, down: 3 },
];

/** The mark of the series of this place. */
export function markOf(place: number): readonly MarkPart[] {
  return marks[place % marks.length] ?? [];
}

/** The texture of its bars. */
export function chooseTexture(place: number): Texture {
  return textures[place % textures.length] ?? { across: null, down: null };
}
