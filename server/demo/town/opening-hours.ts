import type { Day } from '../../../contract/rules/opening/calendar-days.ts';
import type { OpeningException, OpeningPlan } from '../../../contract/rules/opening/day-hours.ts';
import { type Interval, intervalsOf } from '../../../simulator/office/plan/local-day.ts';
import { branches } from '../content/branches.ts';
import { type WeekName, weekIntervals } from '../content/opening-hours.ts';

/** Branches that keep shorter hours in summer: those of the outer parts of the town. */
const summerStores = [10, 11];

/** When the store is open on the day: instants in milliseconds. */
export function openIntervals(storeId: number, day: Day): readonly Interval[] {
  const years = [Number(day.slice(0, 4))];
  return intervalsOf({ plans: plansOf(storeId, years), exceptions: exceptionsOf(storeId, years), marks: [] }, day);
}

/** The base plan of the store, and its summer plans of the years. */
export function plansOf(storeId: number, years: readonly number[]): readonly OpeningPlan[] {
  const week: WeekName | undefined = branches[storeId - 1]?.week;
  if (week === undefined) return [];
  const summers = summerStores.includes(storeId) ? years : [];
  return [
    { name: 'Základní úřední hodiny', valid_from: null, valid_to: null, intervals: weekIntervals(week) },
    ...summers.map((year) => ({
      name: `Letní úřední hodiny ${year}`,
      valid_from: `${year}-07-01`,
      valid_to: `${year}-08-31`,
      intervals: weekIntervals('summer'),
    })),
  ];
}

/** Days on which the store is open otherwise than its plan says. */
export function exceptionsOf(storeId: number, years: readonly number[]): readonly OpeningException[] {
  if (branches[storeId - 1] === undefined) return [];
  return years.map((year) => ({
    day: `${year}-12-31`,
    closed: storeId >= 8,
    intervals: storeId >= 8 ? [] : [{ opens: '08:00', closes: '11:00' }],
    note: 'Poslední den roku',
  }));
}
