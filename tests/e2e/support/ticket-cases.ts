import type { Drawing } from '../../../drawing/ticket/draw-ticket.ts';
import { aDesign, aLine, aTicket } from '../../support/tickets.ts';

/** A BMP of 24 bits for each pixel, 30 x 20, with many colours: browsers and the canvas of the server read it themselves. */
export const bmpFile = ((): string => {
  const head = [66, 77, 86, 7, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0, 30, 0, 0, 0, 20, 0, 0, 0, 1, 0, 24, 0];
  const bytes = Array.from({ length: 54 + 92 * 20 }, (_, at) => head[at] ?? (at < 54 ? 0 : (at * 37) % 256));
  return `data:image/bmp;base64,${btoa(String.fromCharCode(...bytes))}`;
})();

/** The ticket that has the BMP, a code and a dashed line. */
export const ticketOfBmp: Omit<Drawing, 'image'> = {
  design: {
    lines: aDesign.lines.with(1, aLine('{adresa}', { rule: true })),
    code: { text: 'https://mesto.test/listek/{cislo}', under: 5, width_mm: 22 },
    image: { digest: 'ab'.repeat(32), place: 'below', width_mm: 60 },
  },
  ticket: aTicket,
};

/** An image with all greys, colours and opacities. */
const image = { width: 90, height: 60, data: Array.from({ length: 90 * 60 * 4 }, (_, at) => (at * 31 + Math.floor(at / 360) * 7) % 256) };

const alphabet = 'ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ áčďéěíňóřšťúůýž 0123456789 „Příliš žluťoučký kůň“ – 12 % · (A–Z) §';

/** Tickets that are drawn alike everywhere: each weight, small and large, all Czech letters, an image. */
export const ticketCases: readonly Drawing[] = [
  { design: { ...aDesign, image: { digest: 'ab'.repeat(32), place: 'above', width_mm: 37 } }, ticket: aTicket, image },
  {
    design: {
      lines: ([400, 700, 900] as const).flatMap((weight) =>
        [6, 9, 17, 60].map((size) => aLine(alphabet, { size, weight, align: size === 9 ? 'left' : 'right' })),
      ),
      image: null,
    },
    ticket: aTicket,
    image: null,
  },
];
