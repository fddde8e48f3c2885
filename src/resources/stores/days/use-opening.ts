import { addDays } from '../../../../contract/rules/opening/calendar-days.ts';
import type { Interval } from '../../../../contract/rules/opening/intervals.ts';
import { localDay } from '../../../../contract/rules/time/prague-time.ts';
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
