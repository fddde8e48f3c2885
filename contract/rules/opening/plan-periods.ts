import type { Problem } from '../../basics/errors.ts';
import type { Day } from './calendar-days.ts';

/** From the first to the last day, both included; null has no bound. Without both it is the base plan of the store. */
export type Period = { readonly valid_from: Day | null; readonly valid_to: Day | null };

const beforeAll = '0000-01-01';
const afterAll = '9999-12-31';

/** The one plan that holds whenever no dated one does (page 08, Data). */
export function isBase({ valid_from, valid_to }: Period): boolean {
  return valid_from === null && valid_to === null;
}

/** A rule of drafts: the last day does not come before the first one; a plan may hold for a single day. */
export function checkPeriod({ valid_from, valid_to }: Partial<Period>): Readonly<Record<string, Problem>> {
  if (valid_from == null || valid_to == null || valid_from <= valid_to) return {};
  return { valid_to: { code: 'days_reversed' } };
}

/** Whether some day belongs to both. */
export function periodsOverlap(one: Period, other: Period): boolean {
  return firstOf(one) <= lastOf(other) && firstOf(other) <= lastOf(one);
}

export function holdsOn({ valid_from, valid_to }: Period, day: Day): boolean {
  return (valid_from ?? beforeAll) <= day && day <= (valid_to ?? afterAll);
}

/** The plan that a new or changed one of the store collides with: another base plan, or a dated one of the same days. */
export function collidingPlan<P extends Period>(plan: Period, others: readonly P[]): P | undefined {
  return others.find((other) => isBase(other) === isBase(plan) && periodsOverlap(other, plan));
}

/** The plan of the day: a dated one when there is one, otherwise the base plan. */
export function planOn<P extends Period>(day: Day, plans: readonly P[]): P | undefined {
  return plans.find((plan) => !isBase(plan) && holdsOn(plan, day)) ?? plans.find(isBase);
}

function firstOf({ valid_from }: Period): Day {
  return valid_from ?? beforeAll;
}

function lastOf({ valid_to }: Period): Day {
  return valid_to ?? afterAll;
}
