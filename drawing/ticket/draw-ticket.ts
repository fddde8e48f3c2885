import { fillTicket, type PrintedTicket } from '../../contract/rules/kiosk/ticket/fill-ticket.ts';
import type { TicketDesign } from '../../contract/rules/kiosk/ticket/tickets.ts';
import { type Bitmap, blacken, type Pixels, putDithered, putThreshold, whiteBitmap } from './bitmap.ts';
import { type DrawnRow, drawRow, type MakeContext, measureRow } from './draw-row.ts';
import { convertToGrey, resizeGrey } from './grey.ts';
import { layOutTicket, type TicketPlan, type TicketRow } from './lay-out-ticket.ts';
import { margins, paper, rule } from './paper.ts';
import { putCode } from './ticket-code.ts';

export type DrawnTicket = { readonly bitmap: Bitmap; readonly plan: TicketPlan };

export type Drawing = {
  readonly design: TicketDesign;
  readonly ticket: PrintedTicket;
  /** The content of the design's image; null where there is none, or none that can be read. */
  readonly image: Pixels | null;
};

/** Draws tickets as a printer of 203 dpi prints them. The fonts of `ticketFonts` have to be loaded before. */
export function createTicketRenderer(makeContext: MakeContext): (drawing: Drawing) => DrawnTicket {
  const measuring = makeContext(1, 1);
  // While one line is typed, the others stay as they were drawn.
  const drawn = new Map<string, DrawnRow>();
  const rowOf = ({ text, size, weight }: TicketRow): DrawnRow => {
    const key = `${weight} ${size} ${text}`;
    const row = drawn.get(key) ?? drawRow(text, measureRow(measuring, text, { size, weight }), { size, weight }, makeContext);
    if (drawn.size >= mostKept) drawn.clear();
    drawn.set(key, row);
    return row;
  };
  return ({ design, ticket, image }) => {
    const parts = fillTicket(design, ticket);
    const picture = design.image === null || image === null ? null : { ...design.image, width: image.width, height: image.height };
    const plan = layOutTicket({ parts, image: picture }, (text, font) => measureRow(measuring, text, font));
    const bitmap = whiteBitmap(paper.printedDots, plan.height);
    for (const row of plan.rows) {
      const { grey, x, y } = rowOf(row);
      const width = measureRow(measuring, row.text, row);
      putThreshold(bitmap, grey, { x: startOf(row, width) - x, y: baselineOf(row) - y });
    }
    for (const top of plan.rules) putRule(bitmap, top);
    if (plan.code !== null) putCode(bitmap, plan.code);
    if (image !== null && plan.image !== null) {
      putDithered(bitmap, resizeGrey(convertToGrey(image), plan.image.width, plan.image.height), plan.image);
    }
    return { bitmap, plan };
  };
}

/** Rows that are kept drawn. */
const mostKept = 60;

/** Dashes from margin to margin, in the middle of their room. */
function putRule(bitmap: Bitmap, top: number): void {
  const first = top + Math.floor((rule.height - rule.thick) / 2);
  for (let x = margins.side; x < paper.printedDots - margins.side; x += 1) {
    if ((x - margins.side) % (rule.dash + rule.gap) >= rule.dash) continue;
    for (let y = first; y < first + rule.thick; y += 1) blacken(bitmap, x, y);
  }
}

/** Whole dots, so that a part of a dot does not decide about black and white. */
function startOf({ align }: TicketRow, width: number): number {
  const free = paper.printedDots - 2 * margins.side - width;
  const share = { left: 0, center: 0.5, right: 1 }[align];
  return margins.side + Math.round(free * share);
}

/** Letters of Inter reach 0.97 of the size above the line and 0.24 below it. */
function baselineOf({ top, height, size }: TicketRow): number {
  return Math.round(top + (height - size * 1.21) / 2 + size * 0.97);
}
