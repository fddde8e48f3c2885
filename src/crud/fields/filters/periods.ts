import { startOfDay, type WallTime } from '../../../../contract/rules/prague-time.ts';

export type PeriodName = 'yesterday' | 'today' | 'tomorrow' | 'thisWeek' | 'thisMonth';
export const periodNames: readonly PeriodName[] = ['yesterday', 'today', 'tomorrow', 'thisWeek', 'thisMonth'];

/** First and last day of a period around today, as shifts and wall days in Prague. Weeks begin on Monday. */
export function periodDays(name: PeriodName, today: WallTime): { readonly first: WallTime; readonly last: WallTime } {
  const shifted = (days: number): WallTime => normal({ ...today, day: today.day + days });
  // 0 is Monday here.
  const weekday = (new Date(Date.UTC(today.year, today.month - 1, today.day)).getUTCDay() + 6) % 7;
  switch (name) {
    case 'yesterday':
      return { first: shifted(-1), last: shifted(-1) };
    case 'today':
      return { first: shifted(0), last: shifted(0) };
    case 'tomorrow':
      return { first: shifted(1), last: shifted(1) };
    case 'thisWeek':
      return { first: shifted(-weekday), last: shifted(6 - weekday) };
    case 'thisMonth':
      return { first: normal({ ...today, day: 1 }), last: normal({ ...today, month: today.month + 1, day: 0 }) };
  }
}

/** A day beyond the ends of its month, as the day that it is. */
function normal(wall: WallTime): WallTime {
  const date = new Date(Date.UTC(wall.year, wall.month - 1, wall.day));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate(), hour: 0, minute: 0, second: 0 };
}

/** First and last instant of the period in Prague. */
export function periodInstants(name: PeriodName, today: WallTime): { readonly from: string; readonly to: string } {
  const { first, last } = periodDays(name, today);
  return { from: startOfDay(first).toISOString(), to: new Date(startOfDay(last, 1).getTime() - 1).toISOString() };
}
