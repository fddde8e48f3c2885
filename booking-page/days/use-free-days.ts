import { mostBookableDays } from '../../contract/operations/booking/public-operations.ts';
import { weeksOfPageFrom } from '../../contract/rules/booking-page/calendar-pages.ts';
import { addDays, type Day } from '../../contract/rules/opening/calendar-days.ts';
import type { FreeDay } from '../client/booking-client.ts';
import { type Answer, useAnswer } from '../client/use-answer.ts';
import { useClient } from '../client/use-client.ts';

/** The days from the first one on, as many as one request may ask for. */
export function useFreeDays(serviceId: number, first: Day, reading: number): Answer<readonly FreeDay[]> {
  const ask = useClient();
  return useAnswer(
    `days ${serviceId} ${first}`,
    (signal) =>
      ask('GET /public/services/{id}/free-days', { path: { id: serviceId }, query: { from: first, to: lastAtHand(first) }, signal }),
    reading,
  );
}

/** The days of a page of the calendar that are not among those. */
export function useDaysOfPage(serviceId: number, first: Day, page: number): Answer<readonly FreeDay[]> {
  const ask = useClient();
  const days = weeksOfPageFrom(first, page).flat();
  const missing = days.filter((day) => day > lastAtHand(first));
  const [from, to] = [missing[0], missing.at(-1)];
  return useAnswer(`days ${serviceId} ${from}`, async (signal) =>
    from === undefined || to === undefined
      ? []
      : ask('GET /public/services/{id}/free-days', { path: { id: serviceId }, query: { from, to }, signal }),
  );
}

function lastAtHand(first: Day): Day {
  return addDays(first, mostBookableDays - 1);
}
