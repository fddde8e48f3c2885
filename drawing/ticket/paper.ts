/** A thermal printer of 203 dpi has eight dots in a millimetre; on a roll of 80 mm it prints 72 mm, which is 576 dots. */
export const paper = { dotsOfMillimetre: 8, printedDots: 576, paperMillimetres: 80 } as const;

/** White dots at the left and at the right of a text, and above and below a ticket. */
export const margins = { side: 16, end: 24 } as const;

/** A dashed line: dots of a dash, of the gap after it, of its thickness, and of the room that it takes. */
export const rule = { dash: 14, gap: 8, thick: 3, height: 32 } as const;

/** Points (1/72 inch) in dots. */
export function dotsOfPoints(points: number): number {
  return Math.round((points * 25.4 * paper.dotsOfMillimetre) / 72);
}

/** Millimetres of a ticket of so many dots. */
export function millimetresOf(dots: number): number {
  return Math.ceil(dots / paper.dotsOfMillimetre);
}

/** Metres of paper that a thousand tickets of the height use. */
export function metresOfThousand(dots: number): number {
  return (millimetresOf(dots) * 1_000) / 1_000;
}
