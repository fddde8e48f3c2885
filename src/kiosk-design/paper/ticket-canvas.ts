import { fileAddress } from '../../../contract/rules/files/file-digest.ts';
import { type Pixels, pixelsOf } from '../../../drawing/ticket/bitmap.ts';
import { ticketFonts } from '../../../drawing/ticket/draw-row.ts';
import { createTicketRenderer, type DrawnTicket } from '../../../drawing/ticket/draw-ticket.ts';
import './ticket-fonts.css';

function contextOf(width: number, height: number): CanvasRenderingContext2D {
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('the browser gives no canvas');
  return context;
}

/** Draws tickets by this browser's canvas; loads their fonts before. */
export async function openTicketDrawer(): Promise<ReturnType<typeof createTicketRenderer>> {
  await Promise.all(ticketFonts.map(({ family }) => document.fonts.load(`700 20px "${family}"`)));
  return createTicketRenderer(contextOf);
}

/** The pixels of a stored image. */
export async function readPixels(digest: string): Promise<Pixels> {
  const image = new Image();
  image.src = fileAddress(digest);
  await image.decode();
  const [width, height] = [image.naturalWidth, image.naturalHeight];
  const context = contextOf(width, height);
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, width, height);
}

/** The ticket as a picture of its own, one dot a pixel. */
export function paintTicket(drawn: DrawnTicket): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  showTicket(canvas, drawn);
  return canvas;
}

/** Shows a drawn ticket on a canvas of the page, one dot a pixel. */
export function showTicket(canvas: HTMLCanvasElement, { bitmap }: DrawnTicket): void {
  Object.assign(canvas, { width: bitmap.width, height: bitmap.height });
  canvas.getContext('2d')?.putImageData(new ImageData(pixelsOf(bitmap), bitmap.width, bitmap.height), 0, 0);
}
