import type { Drawing } from '../../../drawing/ticket/draw-ticket.ts';
import { aDesign, aLine, aTicket } from '../../support/tickets.ts';

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
