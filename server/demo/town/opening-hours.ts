import type { Day } from '../../../contract/rules/opening/calendar-days.ts';
import { hoursOfDay, type OpeningException, type OpeningPlan } from '../../../contract/rules/opening/day-hours.ts';
import { parseMinutes } from '../../../contract/rules/opening/intervals.ts';
import { branches } from '../content/branches.ts';
import { intervalsOf, type WeekName } from '../content/opening-hours.ts';

/** Minutes of the local day from and to; null is closed. */
export type Hours = readonly [from: number, to: number] | null;

/** Branches that keep shorter hours in summer: those of the outer parts of the town. */
const summerStores = [10, 11];

/** Minutes of the local day from which to which the store has open, breaks included; null when it has not. */
export function openingHours(storeId: number, day: Day): Hours {
  const year = Number(day.slice(0, 4));
  const { intervals } = hoursOfDay(day, { plans: plansOf(storeId, [year]), exceptions: exceptionsOf(storeId, [year]), marks: [] });
  const [first, last] = [intervals[0], intervals.at(-1)];
  return first === undefined || last === undefined ? null : [parseMinutes(first.opens), parseMinutes(last.closes)];
}

/** The base plan of the store, and its summer plans of the years. */
export function plansOf(storeId: number, years: readonly number[]): readonly OpeningPlan[] {
  const week: WeekName | undefined = branches[storeId - 1]?.week;
  if (week === undefined) return [];
  const summers = summerStores.includes(storeId) ? years : [];
  return [
    { name: 'Základní úřední hodiny', valid_from: null, valid_to: null, intervals: intervalsOf(week) },
    ...summers.map((year) => ({
      name: `Letní úřední hodiny ${year}`,
      valid_from: `${year}-07-01`,
      valid_to: `${year}-08-31`,
      intervals: intervalsOf('summer'),
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
