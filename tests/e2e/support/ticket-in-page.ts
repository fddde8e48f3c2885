import type { Pixels } from '../../../drawing/ticket/bitmap.ts';
import { ticketFonts } from '../../../drawing/ticket/draw-row.ts';
import { createTicketRenderer } from '../../../drawing/ticket/draw-ticket.ts';
import { bmpFile, ticketCases, ticketOfBmp } from './ticket-cases.ts';

/** Runs in a browser: draws the cases and puts their bitmaps, as bytes in JSON, into the page. */
async function drawCases(): Promise<void> {
  await Promise.all(ticketFonts.map(({ family }) => document.fonts.load(`700 20px "${family}"`)));
  const draw = createTicketRenderer(contextOf);
  const cases = [...ticketCases, { ...ticketOfBmp, image: await pixelsOfBmp() }];
  document.body.dataset['drawn'] = JSON.stringify(cases.map((one) => [...draw(one).bitmap.bytes]));
}

function contextOf(width: number, height: number): CanvasRenderingContext2D {
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('the browser gives no canvas');
  return context;
}

async function pixelsOfBmp(): Promise<Pixels> {
  const image = Object.assign(new Image(), { src: bmpFile });
  await image.decode();
  const context = contextOf(image.naturalWidth, image.naturalHeight);
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.naturalWidth, image.naturalHeight);
}

await drawCases();
