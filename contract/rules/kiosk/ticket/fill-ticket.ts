import { fillText, type TicketValues } from './ticket-tags.ts';
import { lineTypes, type TicketDesign, type TicketLine } from './tickets.ts';

/** What one ticket has printed. */
export type PrintedTicket = {
  readonly values: TicketValues;
  /** Texts before and after the name of the service (`ticket_line_pre`, `ticket_line_pos`); empty where it has none. */
  readonly before: string;
  readonly after: string;
};

/** A text that is printed, with the line that it comes from. */
export type FilledText = Pick<TicketLine, 'size' | 'weight' | 'align' | 'spacing'> & { readonly line: number; readonly text: string };

/** The texts before and after a service are smaller than its name. */
const asideShare = 0.6;
const smallestAside = 7;

/** The texts of a ticket from top to bottom. A line without a text, or one that needs an unknown value, is not printed. */
export function fillTicket({ lines }: Pick<TicketDesign, 'lines'>, ticket: PrintedTicket): readonly FilledText[] {
  return lines.flatMap((line, at) => fillLine(line, ticket).map((filled) => ({ ...filled, line: at })));
}

type Filled = Omit<FilledText, 'line'>;

/** The texts of one line: none, one, or three for a service with what is before and after it. */
export function fillLine(line: TicketLine, ticket: PrintedTicket): readonly Filled[] {
  return textsOf(line, ticket)
    .map((one) => ({ ...one, text: one.text.trim() }))
    .filter(({ text }) => text !== '');
}

function textsOf(line: TicketLine, { values, before, after }: PrintedTicket): readonly Filled[] {
  const { size, weight, align, spacing } = line;
  const main = { size, weight, align, spacing };
  const aside = { ...main, size: Math.min(size, Math.max(smallestAside, Math.round(size * asideShare))), weight: 400 as const };
  switch (line.type) {
    case lineTypes.empty:
      return [];
    case lineTypes.ownText:
      return [{ ...main, text: fillText(line.text, values) ?? '' }];
    case lineTypes.number:
      return [{ ...main, text: values.cislo ?? '' }];
    case lineTypes.service:
      return [
        { ...aside, text: before },
        { ...main, text: values.cinnost ?? '' },
        { ...aside, text: after },
      ];
    case lineTypes.moment:
      return [{ ...main, text: fillText('{den} {datum} {cas}', values) ?? '' }];
  }
}
