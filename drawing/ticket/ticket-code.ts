import { encode } from 'uqr';
import { type Bitmap, blacken } from './bitmap.ts';
import { paper } from './paper.ts';

/** A QR code as rows of squares, without its white border. */
export type CodeSquares = readonly (readonly boolean[])[];

/** Where a code is, and how many dots a side of its squares has. */
export type CodePlace = { readonly x: number; readonly y: number; readonly dots: number; readonly squares: CodeSquares };

/** Squares that have to stay white around a code, or no camera finds it. */
const border = 4;
/** Dots of a square below which thermal paper runs together. */
const leastDots = 3;

/** The code of a text; a tenth and more of it may be damaged, as paper is in pockets. */
export function buildTicketCode(content: string): CodeSquares {
  // Half of a letter, as a text that was cut has at its end, has no bytes.
  return encode(content.replace(/\p{Surrogate}/gu, ''), { ecc: 'M', border: 0 }).data;
}

/** A code in the middle of the paper, of whole dots: as wide as is wanted, or as large as can be read. Its height has the white border. */
export function placeCode(squares: CodeSquares, millimetres: number, top: number): CodePlace & { readonly height: number } {
  const across = squares.length;
  const most = Math.floor(paper.printedDots / (across + 2 * border));
  const dots = Math.min(most, Math.max(leastDots, Math.floor((millimetres * paper.dotsOfMillimetre) / across)));
  const x = Math.round((paper.printedDots - across * dots) / 2);
  return { x, y: top + border * dots, dots, squares, height: (across + 2 * border) * dots };
}

/** Puts a code into a bitmap. */
export function putCode(target: Bitmap, { x, y, dots, squares }: CodePlace): void {
  for (const [row, values] of squares.entries())
    for (const [column, isDark] of values.entries()) {
      if (!isDark) continue;
      for (let at = 0; at < dots * dots; at += 1) blacken(target, x + column * dots + (at % dots), y + row * dots + Math.floor(at / dots));
    }
}
