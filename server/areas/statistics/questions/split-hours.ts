import { parseHours } from '../../../../contract/rules/statistics/day-course.ts';
import type { Sum } from '../../../../contract/rules/statistics/definitions.ts';
import type { Grouping } from '../../../../contract/rules/statistics/question.ts';
import { hourMeasures } from '../counting/measures.ts';

/** Sums by name, with the key of their group. */
export type Row = Readonly<Record<string, unknown>> & { readonly key: string };

/** Columns that hold 24 hours, by the name of the sum that they hold for each hour. */
export const hourColumns: { readonly [sum in Sum]?: keyof typeof hourMeasures } = {
  tickets: 'hour_tickets',
  clients: 'hour_clients',
  called: 'hour_waits',
  served: 'hour_served',
  missed: 'hour_missed',
  wait_count: 'hour_waits',
  wait_sum: 'hour_wait_sums',
  handling_count: 'hour_handlings',
  handling_sum: 'hour_handling_sums',
};

/** Splits a row of a day of the week, or of all days, into a row for each of its hours. */
export function splitHours(row: Row, by: Grouping): readonly Row[] {
  const hours = Object.entries(hourColumns).flatMap(([sum, column]) => {
    const number = row[column];
    return typeof number === 'string' ? [[sum, parseHours(number, hourMeasures[column])] as const] : [];
  });
  return Array.from({ length: 24 }, (_, hour) => ({
    ...Object.fromEntries(hours.map(([sum, numbers]) => [sum, numbers[hour] ?? 0])),
    key: String(by === 'cell' ? Number(row.key) * 24 + hour : hour),
  }));
}
