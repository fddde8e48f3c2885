import { wallTimeAt } from '../../../contract/rules/time/prague-time.ts';

/** What day clocks in Prague show, `YYYY-MM-DD`. */
export function dayAt(instant: Date): string {
  const { year, month, day } = wallTimeAt(instant);
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

/** The month of a day, named by its first one. */
export function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/** The day so many days later; earlier with a negative count. */
export function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
}
