import { mostBookableDays } from '../../../../contract/basics/limits.ts';
import { refuseValues } from '../../../../contract/basics/refusal.ts';
import { addDays, type Day } from '../../../../contract/rules/opening/calendar-days.ts';

/** The first and the last day that are asked for; refused where they are reversed or too many. */
export function bookableRange(first: Day, last: Day): { readonly first: Day; readonly last: Day } {
  if (last < first) throw refuseValues({ to: { code: 'days_reversed' } });
  if (addDays(first, mostBookableDays) <= last) throw refuseValues({ to: { code: 'too_many', details: { max: mostBookableDays } } });
  return { first, last };
}
