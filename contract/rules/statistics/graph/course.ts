import { questionBehind } from '../behind-row.ts';
import { dayAfter, type Grouping, type Period, type Question } from '../question.ts';

/**
 * The categories of a course: what was answered, and of days those without anything as well, if they are weekdays on which there is
 * something on other days. A closed weekend is left out, a holiday is a gap.
 */
export function courseKeys(answered: readonly string[], by: Grouping, { from, to }: Period, today: string): readonly string[] {
  if (by !== 'day' || answered.length === 0) return answered;
  const weekdays = new Set(answered.map(weekdayOf));
  const keys: string[] = [];
  for (let day = from; day <= to && day <= today; day = dayAfter(day, 1)) if (weekdays.has(weekdayOf(day))) keys.push(day);
  return keys;
}

/** What the axis says of the rows of a graph: of days and weeks their day and the name of its month, of others nothing. */
export function axisDays(
  keys: readonly string[],
  by: Grouping,
  months: readonly string[],
): { readonly days?: readonly { readonly day: string; readonly month: string }[] } {
  if (by !== 'day' && by !== 'week') return {};
  return { days: keys.map((day) => ({ day, month: months[Number(day.slice(5, 7)) - 1] ?? '' })) };
}

/** This many days can still be read as bars, a quarter of a year: more are thinner than the gaps between them. */
const mostDayBars = 92;

/** Whether the days of a period are too many bars, so that weeks are drawn until days are asked for. */
export function hasTooManyBars(kind: 'line' | 'bar' | 'stacked', days: number): boolean {
  return kind !== 'line' && days > mostDayBars;
}

/** From which of the keys on the time is not over; null where all of it is. */
export function unfinishedFrom(keys: readonly string[], question: Question, today: string): number | null {
  const at = keys.findIndex((key) => {
    const period = key.includes('-') ? questionBehind(question, key)?.period : undefined;
    return typeof period === 'object' && period.to >= today;
  });
  return at === -1 ? null : at;
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}
