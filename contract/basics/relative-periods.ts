/** Periods that are named by how far they are from the day that it is, in the order in which they are offered (decision 0065). */
export const relativePeriods = [
  'yesterday',
  'today',
  'tomorrow',
  'last_week',
  'week',
  'next_week',
  'last_month',
  'month',
  'next_month',
] as const;
export type RelativePeriod = (typeof relativePeriods)[number];

/** Whether the value names such a period. */
export function isRelativePeriod(value: unknown): value is RelativePeriod {
  return relativePeriods.some((period) => period === value);
}
