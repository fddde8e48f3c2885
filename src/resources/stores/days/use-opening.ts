import { addDays } from '../../../../contract/rules/opening/calendar-days.ts';
import { type Interval, parseMinutes } from '../../../../contract/rules/opening/intervals.ts';
import { localDay, wallTimeAt } from '../../../../contract/rules/time/prague-time.ts';
import { useFromClock } from '../../../crud/core/clock.ts';
import { type ReportedDay, useDays } from './use-days.ts';

/** How far ahead an exception is looked for. */
const horizonDays = 120;

export type Opening = {
  readonly day: string;
  readonly today: ReportedDay | undefined;
  readonly tomorrow: ReportedDay | undefined;
  /** The first day after today with hours that someone changed from those of its plan. */
  readonly exception: ReportedDay | undefined;
  /** The first one that the law closes: no one entered it, so it is no exception. */
  readonly holiday: ReportedDay | undefined;
  readonly failed: string | undefined;
};

/** When a store is open today, tomorrow, and on the next day that differs. One request for all that show it. */
export function useOpening(storeId: number): Opening {
  const day = useFromClock(localDay);
  const { days, failed } = useDays(storeId, day, addDays(day, horizonDays));
  const reportedDays = [...days.values()];
  return {
    day,
    failed,
    today: days.get(day),
    tomorrow: days.get(addDays(day, 1)),
    exception: reportedDays.find((one) => one.day > day && isOther(one) && !isByLaw(one)),
    holiday: reportedDays.find((one) => one.day > day && isOther(one) && isByLaw(one)),
  };
}

/** Whether something else than the plan decides, and decides otherwise. */
export function isOther({ reasons, intervals }: ReportedDay): boolean {
  const ofPlan = reasons[0]?.intervals ?? [];
  return reasons.length > 1 && textOf(ofPlan) !== textOf(intervals);
}

function isByLaw({ reasons }: ReportedDay): boolean {
  return reasons.at(-1)?.holiday !== undefined;
}

function textOf(intervals: readonly Interval[]): string {
  return intervals.map(({ opens, closes }) => `${opens} ${closes}`).join(', ');
}

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
