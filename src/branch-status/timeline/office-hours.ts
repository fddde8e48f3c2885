import { addDays } from '../../../contract/rules/opening/calendar-days.ts';
import type { Interval } from '../../../contract/rules/opening/intervals.ts';
import { dayAt, openInstants } from '../../../contract/rules/opening/open-instants.ts';
import { type DaySpan, dayMilliseconds } from './day-spans.ts';

/** Opening hours of the two days that the last 24 hours lie in. */
export type TwoDays = { readonly yesterday: readonly Interval[]; readonly today: readonly Interval[] };
/** When the store was open, as shares of the 24 hours. */
export type OpenPart = { readonly from: number; readonly to: number };

/** The parts of the 24 hours before `now` in which the store was open. */
export function openParts({ yesterday, today }: TwoDays, now: number): readonly OpenPart[] {
  const day = dayAt(new Date(now));
  const start = now - dayMilliseconds;
  const share = (instant: Date): number => Math.min(1, Math.max(0, (instant.getTime() - start) / dayMilliseconds));
  return [...openInstants(addDays(day, -1), yesterday), ...openInstants(day, today)]
    .map(({ from, to }) => ({ from: share(from), to: share(to) }))
    .filter(({ from, to }) => from < to);
}

/** How many minutes of the 24 hours something did not work while the store was open. */
export function minutesWhileOpen(spans: readonly DaySpan[], open: readonly OpenPart[]): number {
  const share = spans
    .filter(({ tone }) => tone !== 'fine')
    .flatMap((span) => open.map((part) => Math.max(0, Math.min(span.to, part.to) - Math.max(span.from, part.from))))
    .reduce((sum, one) => sum + one, 0);
  return Math.round(share * 24 * 60);
}
