import type { FilledPart, FilledText } from '../../contract/rules/kiosk/ticket/fill-ticket.ts';
import type { TicketPicture } from '../../contract/rules/kiosk/ticket/tickets.ts';
import { boundSpace, boundWords } from '../../contract/rules/text/bound-words.ts';
import { dotsOfPoints, margins, paper, rule } from './paper.ts';
import { buildTicketCode, type CodePlace, placeCode } from './ticket-code.ts';

/** A row of text: where it is and in which font. */
export type TicketRow = Pick<FilledText, 'line' | 'weight' | 'align'> & {
  readonly text: string;
  /** Dots. */
  readonly size: number;
  readonly top: number;
  readonly height: number;
};
export type ImagePlace = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
export type TicketPlan = {
  readonly height: number;
  readonly rows: readonly TicketRow[];
  /** Tops of the dashed lines. */
  readonly rules: readonly number[];
  readonly code: CodePlace | null;
  readonly image: ImagePlace | null;
};

/** How wide a text is, in dots. */
export type Measure = (text: string, font: { readonly size: number; readonly weight: number }) => number;

type Wanted = {
  readonly parts: readonly FilledPart[];
  /** The image with the size of its content in pixels; null without one. */
  readonly image: (Pick<TicketPicture, 'place' | 'width_mm'> & { readonly width: number; readonly height: number }) | null;
};

/** No image is longer than this: it would use the paper of five tickets. */
const longestImage = 600;
const gapOfImage = 16;

/** Where everything on a ticket is, and so how long it is, before anything is drawn. */
export function layOutTicket({ parts, image }: Wanted, measure: Measure): TicketPlan {
  const size = image === null ? null : sizeOfImage(image);
  const isAbove = image?.place === 'above';
  const top = margins.end + (size !== null && isAbove ? size.height + gapOfImage : 0);
  const { bottom, ...placed } = placeParts(parts, top, measure);
  if (size === null) return { height: bottom + margins.end, ...placed, image: null };
  const x = Math.round((paper.printedDots - size.width) / 2);
  if (isAbove) return { height: bottom + margins.end, ...placed, image: { x, y: margins.end, ...size } };
  return { height: bottom + gapOfImage + size.height + margins.end, ...placed, image: { x, y: bottom + gapOfImage, ...size } };
}

function placeParts(parts: readonly FilledPart[], top: number, measure: Measure) {
  const rows: TicketRow[] = [];
  const rules: number[] = [];
  let code: CodePlace | null = null;
  let bottom = top;
  for (const part of parts) {
    if (part.part === 'rule') {
      rules.push(bottom);
      bottom += rule.height;
      continue;
    }
    if (part.part === 'code') {
      const { height, ...place } = placeCode(buildTicketCode(part.content), part.width_mm, bottom);
      code = place;
      bottom += height;
      continue;
    }
    for (const row of rowsOf(part, measure)) {
      rows.push({ ...row, top: bottom });
      bottom += row.height;
    }
  }
  return { bottom, rows, rules, code };
}

function sizeOfImage({ width_mm: millimetres, width, height }: NonNullable<Wanted['image']>) {
  const wide = Math.min(millimetres * paper.dotsOfMillimetre, paper.printedDots);
  const share = Math.min(wide / width, longestImage / height);
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}

function rowsOf({ line, text, weight, align, size: points, spacing }: FilledText, measure: Measure): readonly Omit<TicketRow, 'top'>[] {
  const size = dotsOfPoints(points);
  const height = Math.round(size * spacing);
  const isTooWide = (part: string): boolean => measure(part, { size, weight }) > paper.printedDots - 2 * margins.side;
  return wrap(text, isTooWide).map((row) => ({ line, weight, align, text: row, size, height }));
}

/** Rows of whole words as Czech is set; a word that is wider than the paper is divided. */
function wrap(text: string, isTooWide: (part: string) => boolean): readonly string[] {
  const rows: string[] = [];
  let row = '';
  for (const word of wordsIn(text, isTooWide)) {
    const longer = row === '' ? word : `${row} ${word}`;
    if (!isTooWide(longer)) {
      row = longer;
      continue;
    }
    if (row !== '') rows.push(row);
    const pieces = divide(word, isTooWide);
    rows.push(...pieces.slice(0, -1));
    row = pieces.at(-1) ?? '';
  }
  return [...rows, row].filter((each) => each !== '').map((each) => each.replaceAll(boundSpace, ' '));
}

/** Words, and those that stay in one row where the paper is wide enough for them together. */
function wordsIn(text: string, isTooWide: (part: string) => boolean): readonly string[] {
  return boundWords(text)
    .split(/[^\S\u00A0]+/u)
    .flatMap((together) => (isTooWide(together) ? together.split(boundSpace) : [together]));
}

function divide(word: string, isTooWide: (part: string) => boolean): readonly string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece !== '' && isTooWide(piece + letter)) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
}
