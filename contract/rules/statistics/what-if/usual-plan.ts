import { joined, type Span, within } from './past-day.ts';
import type { PlayedDesk } from './play-clients.ts';

/** Times of a usual plan are whole quarters of an hour. */
const step = 15;

/**
 * What desks usually do on such a day: each is open in the quarters of an hour in which it was open on more than half of earlier
 * days. A desk that was there on half of them is not counted on.
 */
export function usualPlan(days: readonly (readonly PlayedDesk[])[], office: readonly Span[]): ReadonlyMap<number, readonly Span[]> {
  const ids = new Set(days.flatMap((desks) => desks.map(({ id }) => id)));
  return new Map(
    [...ids].map((id) => [
      id,
      usualSpans(
        days.map((desks) => desks.find((one) => one.id === id)?.open ?? []),
        office,
      ),
    ]),
  );
}

function usualSpans(days: readonly (readonly Span[])[], office: readonly Span[]): readonly Span[] {
  const [opens, closes] = [office[0]?.from ?? 0, office.at(-1)?.to ?? 0];
  const first = Math.floor(opens / step);
  const quarters = Array.from({ length: Math.ceil(closes / step) - first }, (_, place) => (first + place) * step);
  const open = quarters.flatMap((from) => {
    const quarter = { from, to: from + step };
    const count = days.filter((spans) => lengthOf(within(spans, [quarter])) * 2 >= step).length;
    return count * 2 > days.length ? [quarter] : [];
  });
  return within(joined(open), office);
}

function lengthOf(spans: readonly Span[]): number {
  return spans.reduce((sum, { from, to }) => sum + to - from, 0);
}
