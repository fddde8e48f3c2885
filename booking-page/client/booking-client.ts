import { type Ask, createAsk } from '../../contract/client/ask.ts';
import type { CallAnswer } from '../../contract/client/calls.ts';
import type { PageLanguage } from '../words/language.ts';
import { Refused, refusedBy } from './refused.ts';

export type BookingClient = Ask<AbortSignal>;

/** What can be ordered where, and how the page looks. */
export type Offer = CallAnswer<'GET /public/booking'>;
export type OfferedStore = Offer['stores'][number];
/** The order of a link, as its client sees it. */
export type ClientOrder = CallAnswer<'POST /public/orders/show'>;
/** A place on the waiting list, as its client sees it. */
export type ClientWait = CallAnswer<'POST /public/waiting-list/show'>;
export type HeldAnswer = CallAnswer<'POST /public/holds'>;
export type OrderedAnswer = CallAnswer<'POST /public/orders'>;
/** An order that waits for the letter with the link to be opened. */
export type WaitingOrder = CallAnswer<'POST /public/orders/waiting'>;
export type FreeDay = CallAnswer<'GET /public/services/{id}/free-days'>[number];
export type FreeTime = CallAnswer<'GET /public/services/{id}/free-times'>[number];

const patienceMs = 20_000;

/** The typed client of the public interface. Refusals come in the language of the page; no cookies go with anything. */
export function createBookingClient({ language, words }: Pick<PageLanguage, 'language' | 'words'>): BookingClient {
  return createAsk<AbortSignal>(async ({ method, path, headers, body }, signal) => {
    const given = new AbortController();
    const giveUp = (): void => given.abort();
    const patience = setTimeout(giveUp, patienceMs);
    signal?.addEventListener('abort', giveUp);
    const response = await fetch(`/central${path}`, {
      method,
      credentials: 'omit',
      headers: { ...headers, 'Accept-Language': language, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: given.signal,
    }).catch(() => undefined);
    clearTimeout(patience);
    if (response === undefined) throw new Refused('offline', words.offline);
    const json: unknown = response.status === 204 ? undefined : await response.json().catch(() => undefined);
    if (!response.ok) throw refusedBy(json, words.failed);
    return json;
  });
}
