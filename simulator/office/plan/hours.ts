import type { Day } from '../../../contract/rules/opening/calendar-days.ts';
import { hoursOfDay, type OpeningSources } from '../../../contract/rules/opening/day-hours.ts';
import { openInstants } from '../../../contract/rules/opening/open-instants.ts';

/** When the office has open: instants in milliseconds, in their order. */
export type Interval = { readonly from: number; readonly to: number };

/** The intervals in which the configuration has the office open on the day. */
export function intervalsOf(opening: OpeningSources, day: Day): readonly Interval[] {
  return openInstants(day, hoursOfDay(day, opening).intervals).map(({ from, to }) => ({ from: from.getTime(), to: to.getTime() }));
}
