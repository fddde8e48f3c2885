import { ticketNumber } from '../../../../contract/rules/branch/office-rules.ts';
import type { PrintedTicket } from '../../../../contract/rules/kiosk/ticket/fill-ticket.ts';
import { formatCzechDay, formatEnglishDay, formatInstant } from '../../../../contract/rules/time/shown-time.ts';
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
  const [datum = '', cas = ''] = formatInstant(now.toISOString()).split(' ');
  const [den = ''] = (language === 'en' ? formatEnglishDay(now) : formatCzechDay(now)).split(' ');
  return {
    values: {
      cislo: ticketNumber(service?.numbers ?? usualNumbers, before),
      cinnost: service?.ticketName ?? nameless,
      pobocka: kiosk.storeName,
      adresa: kiosk.address,
      pred_vami: people,
      cekani: wait,
      den,
      datum,
      cas,
    },
    before: service?.before ?? '',
    after: service?.after ?? '',
  };
}
