import type { Day } from './calendar-days.ts';
import type { MarkType, OpeningException, OpeningPlan, OpeningSources } from './day-hours.ts';

/** What can be deleted of the hours of a store by its identifier. */
export const removable = ['plan', 'exception'] as const;
export type Removable = (typeof removable)[number];

/**
 * A change of hours that is not saved yet: a plan or an exception as it is to be, new when it has no identifier, one that is
 * to be deleted, or days to mark.
 */
export type HoursChange =
  | { readonly plan: OpeningPlan }
  | { readonly exception: OpeningException }
  | { readonly removed: Removable; readonly id: number }
  | { readonly days: readonly Day[]; readonly day_type: MarkType | null; readonly note: string | null };

/** What the store's days would be made of after the change. */
export function changedSources(sources: OpeningSources, change: HoursChange): OpeningSources {
  if ('plan' in change) return { ...sources, plans: [...without(sources.plans, change.plan.id), change.plan] };
  if ('exception' in change) {
    const { exception } = change;
    const others = without(sources.exceptions, exception.id).filter(({ day }) => day !== exception.day);
    return { ...sources, exceptions: [...others, exception] };
  }
  if ('removed' in change) {
    const { removed, id } = change;
    return removed === 'plan'
      ? { ...sources, plans: without(sources.plans, id) }
      : { ...sources, exceptions: without(sources.exceptions, id) };
  }
  const { days, day_type, note } = change;
  const others = sources.marks.filter(({ day }) => !days.includes(day));
  return { ...sources, marks: day_type === null ? others : [...others, ...days.map((day) => ({ day, day_type, note }))] };
}

function without<R extends { readonly id?: number }>(rows: readonly R[], id: number | undefined): readonly R[] {
  return id === undefined ? rows : rows.filter((row) => row.id !== id);
}
