import type { Rect } from '../layout/layout.ts';
import { align, overlap, type Size } from './geometry.ts';

/** This many heights are tried from the top on, each so much lower than the one before. */
const [mostTries, stepDown] = [40, 24];

/** Where a new button of the size goes: in the middle across the page and as high as it lies over no other; in its very middle where there is no room. */
export function freePlace(buttons: readonly Rect[], { width, height }: Size, size: Size): Rect {
  const corner = { x: 0, y: 0, ...size };
  const [middle = corner] = align(align([corner], 'center', { width, height }), 'middle', { width, height });
  const tries = Array.from({ length: mostTries }, (_, at) => ({ ...middle, y: at * stepDown }));
  return tries.find((place) => !buttons.some((button) => overlap(button, place))) ?? middle;
}
