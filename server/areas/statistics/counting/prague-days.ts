import { wallTimeAt } from '../../../../contract/rules/time/prague-time.ts';

/** What day clocks in Prague show, `YYYY-MM-DD`. */
export function dayAt(instant: Date): string {
  const { year, month, day } = wallTimeAt(instant);
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

/** The month of a day, named by its first one. */
export function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/** Times that days are put together to: a day of several services is one too. */
export type Unit = 'day' | 'week' | 'month' | 'quarter' | 'half' | 'year';

/** The first day of the day itself, the week, month, quarter, half of a year or year of a day: it names them. */
export const firstOf: Readonly<Record<Unit, (day: string) => string>> = {
  day: (day) => day,
  week: weekOf,
  month: monthOf,
  quarter: (day) => monthsOf(3, day),
  half: (day) => monthsOf(6, day),
  year: (day) => `${day.slice(0, 4)}-01-01`,
};

function weekOf(day: string): string {
  return daysAfter(day, -((new Date(day).getUTCDay() + 6) % 7));
}

/** The first day of so many months of a year that the day is in. */
function monthsOf(count: number, day: string): string {
  const first = Math.floor((Number(day.slice(5, 7)) - 1) / count) * count + 1;
  return `${day.slice(0, 4)}-${String(first).padStart(2, '0')}-01`;
}

/** The day so many days later; earlier with a negative count. */
export function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
}
