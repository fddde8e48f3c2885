import { type Interval, parseMinutes } from '../../../../contract/rules/opening/intervals.ts';
import { wallTimeAt } from '../../../../contract/rules/time/prague-time.ts';

/** How the hours of today relate to the instant; times as the intervals have them. */
export type OpenNow = { readonly is: 'open' | 'opens' | 'ended'; readonly at: string } | { readonly is: 'closed' };

/** Whether a store is open at the instant, by the hours of its day, and what comes next. */
export function openNow(intervals: readonly Interval[], now: Date): OpenNow {
  const { hour, minute } = wallTimeAt(now);
  const minutes = hour * 60 + minute;
  const current = intervals.find(({ opens, closes }) => parseMinutes(opens) <= minutes && minutes < parseMinutes(closes));
  if (current !== undefined) return { is: 'open', at: current.closes };
  const next = intervals.find(({ opens }) => parseMinutes(opens) > minutes);
  if (next !== undefined) return { is: 'opens', at: next.opens };
  const last = intervals.at(-1);
  return last === undefined ? { is: 'closed' } : { is: 'ended', at: last.closes };
}
