import type { Grey, Pixels } from './bitmap.ts';
import { shrinkDrawing } from './grey.ts';

/** What a ticket is drawn with: a part of `CanvasRenderingContext2D` that browsers and the server both have. */
export type TicketContext = Pick<CanvasRenderingContext2D, 'fillText' | 'fillRect' | 'font' | 'textBaseline' | 'textAlign'> & {
  fillStyle: CanvasRenderingContext2D['fillStyle'];
  textRendering: CanvasRenderingContext2D['textRendering'];
  readonly measureText: (text: string) => { readonly width: number };
  readonly getImageData: (x: number, y: number, width: number, height: number) => Pixels;
};

/** Makes the context of a canvas of the size. */
export type MakeContext = (width: number, height: number) => TicketContext;

/**
 * Families of Inter's files in `src/assets`, each with the one for carons: a system's own font would draw another ticket on each computer.
 * The bold ones are of one weight, because the outlines of a weight between 400 and 900 are not computed alike everywhere.
 */
export const ticketFonts = [
  { family: 'Ticket', file: 'inter-czech', weight: '400 900' },
  { family: 'Ticket Carons', file: 'inter-czech-carons', weight: '400 900' },
  { family: 'Ticket Bold', file: 'inter-bold', weight: '700' },
  { family: 'Ticket Bold Carons', file: 'inter-bold-carons', weight: '700' },
] as const;

type Font = { readonly size: number; readonly weight: number };

/**
 * Canvases draw letters above 256 pixels from their outlines. Smaller ones are hinted and their edges are made darker, which browsers and
 * the server do not do alike.
 */
const outlined = 264;

const scaleOf = (size: number): number => Math.ceil(outlined / size);

/** Dots around the letters, and how far these reach above and below their line, as shares of the size. */
const around = 4;
const above = 1.1;
const below = 0.3;

/** How wide a text is, in dots. */
export function measureRow(context: TicketContext, text: string, font: Font): number {
  setFont(context, font);
  return context.measureText(text).width / scaleOf(font.size);
}

/** A text drawn in grey. Its line begins at `x`, `y` of it. */
export type DrawnRow = { readonly grey: Grey; readonly x: number; readonly y: number };

/** Draws a text several times as large as it is printed, and makes it smaller. */
export function drawRow(text: string, width: number, font: Font, makeContext: MakeContext): DrawnRow {
  const scale = scaleOf(font.size);
  const wide = Math.ceil(width) + 2 * around;
  const y = Math.ceil(font.size * above);
  const high = y + Math.ceil(font.size * below);
  const context = makeContext(wide * scale, high * scale);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, wide * scale, high * scale);
  context.fillStyle = '#000000';
  context.textBaseline = 'alphabetic';
  context.textAlign = 'left';
  setFont(context, font);
  context.fillText(text, around * scale, y * scale);
  return { grey: shrinkDrawing(context.getImageData(0, 0, wide * scale, high * scale), scale), x: around, y };
}

function setFont(context: TicketContext, { size, weight }: Font): void {
  const families = weight === 700 ? '"Ticket Bold", "Ticket Bold Carons"' : '"Ticket", "Ticket Carons"';
  context.font = `${weight} ${size * scaleOf(size)}px ${families}`;
  // Letters are not moved to whole pixels.
  context.textRendering = 'geometricPrecision';
}
