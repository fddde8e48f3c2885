import { type KioskTickets, lineTypes, type TicketDesign, type TicketLine, ticketLimits } from './tickets.ts';

/** Own texts that a new ticket begins with. */
export type NewTicketTexts = {
  readonly ahead: string;
  readonly watch: string;
  readonly today: string;
};

const emptyLine: TicketLine = { type: lineTypes.empty, text: '', size: 8, weight: 400, align: 'center', spacing: 1.3 };

/** The ticket of a kiosk that has none of its own: store, number, service, people ahead, date and time. */
export function defaultDesign({ ahead, watch, today }: NewTicketTexts): TicketDesign {
  const given: readonly Partial<TicketLine>[] = [
    { type: lineTypes.ownText, text: '{pobocka}', size: 13, weight: 700 },
    { type: lineTypes.ownText, text: '{adresa}', size: 8 },
    { type: lineTypes.number, size: 60, weight: 900, spacing: 1.2 },
    { type: lineTypes.service, size: 14, weight: 700 },
    { type: lineTypes.ownText, text: ahead, size: 11, spacing: 1.6 },
    { type: lineTypes.ownText, text: watch, size: 8 },
    { type: lineTypes.moment, size: 8 },
    { type: lineTypes.ownText, text: today, size: 8 },
  ];
  return { lines: Array.from({ length: ticketLimits.lines }, (_, at) => ({ ...emptyLine, ...given[at] })), image: null };
}

/** Tickets of a kiosk that has none yet. */
export function newTickets(texts: NewTicketTexts): KioskTickets {
  return { format: 1, usual: defaultDesign(texts), by_service: {} };
}
