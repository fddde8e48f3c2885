import { ticketFonts } from '../../../drawing/ticket/draw-row.ts';
import { makeTicketDrawer } from '../../../drawing/ticket/draw-ticket.ts';
import { ticketCases } from './ticket-cases.ts';

/** Runs in a browser: draws the cases and puts their bitmaps, as bytes in JSON, into the page. */
async function drawCases(): Promise<void> {
  await Promise.all(ticketFonts.map(({ family }) => document.fonts.load(`700 20px "${family}"`)));
  const draw = makeTicketDrawer((width, height) => {
    const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d', { willReadFrequently: true });
    if (context === null) throw new Error('the browser gives no canvas');
    return context;
  });
  document.body.dataset['drawn'] = JSON.stringify(ticketCases.map((one) => [...draw(one).bitmap.bytes]));
}

await drawCases();
