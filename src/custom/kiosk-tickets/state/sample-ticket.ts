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

/** A ticket as the kiosk would print it now, with the figures of a usual morning. */
export function sampleTicket(said: TicketWords, { kiosk, service, now, language }: Sample): PrintedTicket {
  const { number, people, wait, service: nameless } = said.sample;
  const [datum = '', cas = ''] = formatInstant(now.toISOString()).split(' ');
  const [den = ''] = (language === 'en' ? formatEnglishDay(now) : formatCzechDay(now)).split(' ');
  return {
    values: {
      cislo: `${service?.letter ?? ''} ${number}`.trim(),
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
