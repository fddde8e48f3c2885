import { formatCzechDay, formatEnglishDay, formatInstant } from '../../time/shown-time.ts';
import type { PrintedTicket } from './fill-ticket.ts';

/** The names of a service on a ticket. */
export type TicketTexts = { readonly ticketName: string; readonly before: string; readonly after: string };

type Facts = {
  readonly number: string;
  /** Undefined where the service is not known. */
  readonly service: TicketTexts | undefined;
  readonly store: { readonly name: string; readonly address: string };
  /** Null is unknown. */
  readonly people: string | null;
  readonly wait: string | null;
  readonly now: Date;
  readonly language: 'cs' | 'en';
};

/** What a kiosk prints on one ticket at an instant. */
export function printedTicket({ number, service, store, people, wait, now, language }: Facts): PrintedTicket {
  const [datum = '', cas = ''] = formatInstant(now.toISOString()).split(' ');
  const [den = ''] = (language === 'en' ? formatEnglishDay(now) : formatCzechDay(now)).split(' ');
  return {
    values: {
      cislo: number,
      cinnost: service?.ticketName ?? '',
      pobocka: store.name,
      adresa: store.address,
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
