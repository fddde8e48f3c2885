import { addDays, type Day } from '../../../../contract/rules/opening/calendar-days.ts';
import { dayAt, instantOn } from '../../../../contract/rules/opening/open-instants.ts';
import type { Row } from '../../../crud/core/row.ts';
import { fieldFilterOf } from '../../../crud/fields/filters/field-filter.ts';

/** Which day is printed. */
export type PrintedDayOf = {
  readonly day: Day;
  /** The one branch; every branch in reach where there is none. */
  readonly storeId: number | undefined;
};

const near: Readonly<Record<string, number>> = { yesterday: -1, today: 0, tomorrow: 1 };

/**
 * The single day that the filters select, by its name, its date, or its first and last instant; undefined for several days or part of
 * a day.
 */
export function dayOfFilters(filters: Row, today: Day): Day | undefined {
  const { on, gte, lte, ...others } = fieldFilterOf(filters, 'starts_at');
  if (Object.keys(others).length > 0) return undefined;
  if (typeof gte === 'string' && typeof lte === 'string' && on === undefined) return dayBetween(gte, lte);
  if (typeof on !== 'string' || gte !== undefined || lte !== undefined) return undefined;
  const days = near[on];
  if (days !== undefined) return addDays(today, days);
  return /^\d{4}-\d\d-\d\d$/u.test(on) ? on : undefined;
}

/** The day of Prague that begins and ends with these instants. */
function dayBetween(from: string, to: string): Day | undefined {
  const day = dayAt(new Date(from));
  const isWhole =
    Date.parse(from) === instantOn(day, '00:00').getTime() && Date.parse(to) === instantOn(addDays(day, 1), '00:00').getTime() - 1;
  return isWhole ? day : undefined;
}
