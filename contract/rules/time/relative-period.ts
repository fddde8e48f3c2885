import type { RelativePeriod } from '../../basics/relative-periods.ts';
import { startOfDay, type WallTime, wallTimeAt } from './prague-time.ts';

/** The first and the last day of a period, both included. */
export type PeriodDays = { readonly first: WallTime; readonly last: WallTime };

const daysInWeek = 7;

/** The days of a period that is named by how far it is from the given day. Weeks begin on Monday. */
export function daysOfPeriod(period: RelativePeriod, today: WallTime): PeriodDays {
  const days = (first: number, last = first): PeriodDays => ({ first: dayAfter(today, first), last: dayAfter(today, last) });
  const weeks = (shift: number): PeriodDays => {
    const monday = shift * daysInWeek - daysSinceMonday(today);
    return days(monday, monday + daysInWeek - 1);
  };
  const months = (shift: number): PeriodDays => {
    const month = today.month + shift;
    return { first: midnight({ ...today, month, day: 1 }), last: midnight({ ...today, month: month + 1, day: 0 }) };
  };
  switch (period) {
    case 'yesterday':
      return days(-1);
    case 'today':
      return days(0);
    case 'tomorrow':
      return days(1);
    case 'last_week':
      return weeks(-1);
    case 'week':
      return weeks(0);
    case 'next_week':
      return weeks(1);
    case 'last_month':
      return months(-1);
    case 'month':
      return months(0);
    case 'next_month':
      return months(1);
  }
}

/** The instant at which the period begins in Prague, and the one before which it ends. */
export function instantsOfPeriod(period: RelativePeriod, now: Date): { readonly from: Date; readonly until: Date } {
  const { first, last } = daysOfPeriod(period, wallTimeAt(now));
  return { from: startOfDay(first), until: startOfDay(last, 1) };
}

function daysSinceMonday({ year, month, day }: WallTime): number {
  const sunday = 0;
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return weekday === sunday ? daysInWeek - 1 : weekday - 1;
}

function dayAfter(wall: WallTime, shift: number): WallTime {
  return midnight({ ...wall, day: wall.day + shift });
}

/** The beginning of the day; one beyond the ends of its month is the day that it is. */
function midnight({ year, month, day }: WallTime): WallTime {
  const date = new Date(Date.UTC(year, month - 1, day));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate(), hour: 0, minute: 0, second: 0 };
}
