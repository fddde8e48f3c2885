import type { Day } from '../../../../contract/rules/opening/calendar-days.ts';

/** Which day is printed. */
export type PrintedDayOf = {
  readonly day: Day;
  /** The one branch; every branch in reach where there is none. */
  readonly storeId: number | undefined;
};
