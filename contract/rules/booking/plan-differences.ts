import { inOrder } from '../opening/intervals.ts';
import { weekdays } from '../opening/weeks.ts';
import type { BookingInterval, BookingPlan } from './booking-plan.ts';

/** What of a plan is copied: what it offers. What a plan is called and whether it is switched on is the target's own. */
export type CopiedValues = BookingPlan & { readonly active_orders_limit: number | null };

/** Fields of the plan other than its week, in the order of its form. */
export const copiedFields = ['days_ahead', 'opens_at', 'least_minutes_before', 'active_orders_limit'] as const;
export type CopiedField = (typeof copiedFields)[number];

export type FieldDifference = { readonly field: CopiedField; readonly before: unknown; readonly after: unknown };
export type DayDifference = {
  readonly weekday: number;
  readonly before: readonly BookingInterval[];
  readonly after: readonly BookingInterval[];
};
export type PlanDifferences = { readonly fields: readonly FieldDifference[]; readonly days: readonly DayDifference[] };

/** What becomes different where the values are copied over those of a plan, or over none: days from Monday on. */
export function planDifferences(before: CopiedValues | null, after: CopiedValues): PlanDifferences {
  return {
    fields: copiedFields
      .map((field) => ({ field, before: before?.[field] ?? null, after: after[field] }))
      .filter((one) => one.before !== one.after),
    days: weekdays
      .map((weekday) => ({ weekday, before: blocksOn(before?.intervals ?? [], weekday), after: blocksOn(after.intervals, weekday) }))
      .filter((one) => JSON.stringify(one.before) !== JSON.stringify(one.after)),
  };
}

/** The values of the plan that are copied, and nothing else of it. */
export function copiedValues(plan: CopiedValues): CopiedValues {
  const { days_ahead, opens_at, least_minutes_before, active_orders_limit, intervals } = plan;
  return { days_ahead, opens_at, least_minutes_before, active_orders_limit, intervals: intervals.map(blockOf) };
}

function blocksOn(intervals: readonly BookingInterval[], weekday: number): readonly BookingInterval[] {
  const blocks = intervals.filter((each) => each.weekday === weekday).map(blockOf);
  // Of two that begin together each holds on days of its own.
  return inOrder(blocks.toSorted((one, other) => (one.valid_from ?? '').localeCompare(other.valid_from ?? '')));
}

/** One order of values, so that two intervals compare as texts. */
function blockOf({ weekday, opens, closes, length_minutes, capacity, valid_from, valid_to }: BookingInterval): BookingInterval {
  return { weekday, opens, closes, length_minutes, capacity, valid_from, valid_to };
}
