import { mostBookableDays } from '../../contract/basics/limits.ts';
import { weeksOfPageFrom } from '../../contract/rules/booking-page/calendar-pages.ts';
import { addDays, type Day } from '../../contract/rules/opening/calendar-days.ts';
import type { BookingClient, FreeDay, FreeTime } from '../client/booking-client.ts';
import { type Answer, useAnswer, useClient } from '../client/use-client.ts';

/** What times are looked for: of a service, or for moving the order of a link, whose own time is none of them. */
export type TimesOf = { readonly serviceId: number } | { readonly secret: string };

/** The days from the first one on, as many as one request may ask for. */
export function useFreeDays(of: TimesOf, first: Day, reading: number): Answer<readonly FreeDay[]> {
  const ask = useClient();
  return useAnswer(`days ${keyOf(of)} ${first}`, (signal) => askDays(ask, of, { from: first, to: lastAtHand(first) }, signal), reading);
}

/** The days of a page of the calendar that are not among those. */
export function useDaysOfPage(of: TimesOf, first: Day, page: number): Answer<readonly FreeDay[]> {
  const ask = useClient();
  const days = weeksOfPageFrom(first, page).flat();
  const missing = days.filter((day) => day > lastAtHand(first));
  const [from, to] = [missing[0], missing.at(-1)];
  return useAnswer(`days ${keyOf(of)} ${from}`, async (signal) =>
    from === undefined || to === undefined ? [] : askDays(ask, of, { from, to }, signal),
  );
}

/** The free times of a day; none without a day. */
export function useFreeTimes(of: TimesOf, day: Day | undefined, reading: number): Answer<readonly FreeTime[]> {
  const ask = useClient();
  return useAnswer(
    `times ${keyOf(of)} ${day}`,
    async (signal) => {
      if (day === undefined) return [];
      return 'secret' in of
        ? ask('POST /public/orders/free-times', { body: { token: of.secret, day }, signal })
        : ask('GET /public/services/{id}/free-times', { path: { id: of.serviceId }, query: { day }, signal });
    },
    reading,
  );
}

type Range = { readonly from: Day; readonly to: Day };

function askDays(ask: BookingClient, of: TimesOf, query: Range, signal: AbortSignal): Promise<readonly FreeDay[]> {
  return 'secret' in of
    ? ask('POST /public/orders/free-days', { body: { token: of.secret, ...query }, signal })
    : ask('GET /public/services/{id}/free-days', { path: { id: of.serviceId }, query, signal });
}

function keyOf(of: TimesOf): string {
  return 'secret' in of ? of.secret : String(of.serviceId);
}

function lastAtHand(first: Day): Day {
  return addDays(first, mostBookableDays - 1);
}
