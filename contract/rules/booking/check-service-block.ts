import type { Problem } from '../../basics/errors.ts';
import type { Day } from '../opening/calendar-days.ts';
import { isReversed, spokenInterval } from '../opening/intervals.ts';

type Given = {
  readonly first_day?: Day | null;
  readonly last_day?: Day | null;
  readonly from_time?: string | null;
  readonly to_time?: string | null;
};

/** A rule of drafts: the last day does not come before the first one, and hours end after they begin. */
export function checkServiceBlock({ first_day, last_day, from_time, to_time }: Given): Readonly<Record<string, Problem>> {
  if (first_day != null && last_day != null && last_day < first_day) return { last_day: { code: 'days_reversed' } };
  if (from_time == null || to_time == null) return {};
  const interval = { opens: from_time, closes: to_time };
  return isReversed(interval) ? { to_time: { code: 'end_before_start', details: { interval: spokenInterval(interval) } } } : {};
}
