import { ticketNumber } from '../../../../contract/rules/branch/office-rules.ts';
import type { PrintedTicket } from '../../../../contract/rules/kiosk/ticket/fill-ticket.ts';
import { printedTicket } from '../../../../contract/rules/kiosk/ticket/printed-ticket.ts';
import type { TicketWords } from './ticket-words.ts';
import type { TicketedKiosk, TicketedService } from './use-ticketed-kiosk.ts';

type Sample = {
  readonly kiosk: Pick<TicketedKiosk, 'storeName' | 'address'>;
  readonly service: TicketedService | undefined;
  readonly now: Date;
  readonly language: 'cs' | 'en';
};

const usualNumbers = { ticket_prefix: null, number_from: 1, number_to: 999 };

/** A ticket as the kiosk would print it now, with the figures of a usual morning. */
export function sampleTicket(said: TicketWords, { kiosk, service, now, language }: Sample): PrintedTicket {
  const { before, people, wait, service: nameless } = said.sample;
  return printedTicket({
    number: ticketNumber(service?.numbers ?? usualNumbers, before),
    service: service ?? { ticketName: nameless, before: '', after: '' },
    store: { name: kiosk.storeName, address: kiosk.address },
    people,
    wait,
    now,
    language,
  });
}
