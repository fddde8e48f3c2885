import { mostBookableDays } from '../../../../contract/basics/limits.ts';
import { type BookableDay, type FreeTime, freeTimes, listFreeTimes } from '../../../../contract/rules/booking/free-times.ts';
import { addDays, type Day } from '../../../../contract/rules/opening/calendar-days.ts';
import { dayAt } from '../../../../contract/rules/opening/open-instants.ts';
import type { Database } from '../../../db/database.ts';
import { type AvailabilityInput, readAvailabilityOfService, withoutLimits } from './read-availability-of-service.ts';

// The nearest free times of one service. Which times are free is computed by `freeTimes` (`contract/rules/booking/free-times.ts`);
// those of the same service at all branches are in `nearest-of-branches.ts`.

/** A time that is gone is refused with the nearest ones of the two weeks around it. */
const nearestDays = 7;
const nearestTimes = 6;
/** A row of a file has room for so many. */
const namedTimes = 2;
/** The first free time is looked for within a year, as far as plans of offices go. */
const searchedDays = 366;

/** The days in which nearest times are looked for. */
export function daysAround(instant: Date): { readonly first: Day; readonly last: Day } {
  const day = dayAt(instant);
  return { first: addDays(day, -nearestDays), last: addDays(day, nearestDays) };
}

/** The beginnings of the times nearest to an instant, in the order in which they come. */
export function nearestTo(instant: Date, times: readonly FreeTime[], most = nearestTimes): readonly string[] {
  const far = ({ starts_at }: FreeTime): number => Math.abs(starts_at - instant.getTime());
  const nearest = times.toSorted((one, other) => far(one) - far(other)).slice(0, most);
  return nearest.toSorted((one, other) => one.starts_at - other.starts_at).map(({ starts_at }) => new Date(starts_at).toISOString());
}

type Asked = {
  readonly storeId: number;
  readonly serviceId: number;
  readonly now: Date;
  /** The order that looks for another time, and when it begins now where that is a time of the service. */
  readonly movedOrder?: number | undefined;
  readonly movedFrom?: Date | undefined;
};
type Range = { readonly first: Day; readonly last: Day };
type Days = { readonly days: readonly BookableDay[] };
export type DaysForStaff = Omit<AvailabilityInput, 'taken'> & Days;

/** What staff can order on the days: by the plan of the service where it has one, however far ahead and until the visit begins. */
export async function daysForStaff(db: Database, { movedFrom, ...asked }: Asked & Range): Promise<DaysForStaff> {
  return offeredToStaff(await readAvailabilityOfService(db, asked), { ...asked, movedFrom });
}

/** The same where it is known already what the days are computed from. */
export function offeredToStaff({ plan, sources, taken }: AvailabilityInput, asked: Range & Pick<Asked, 'now' | 'movedFrom'>): DaysForStaff {
  const offered = { intervals: [], ...plan, ...withoutLimits };
  return { plan, sources, days: freeTimes({ ...asked, plan: offered, sources, taken }) };
}

/** The first free time from now on, whatever days are looked at; `seen` are days that have been computed already. */
export async function nearestFromNow(db: Database, asked: Asked, seen: Range & Days): Promise<FreeTime | undefined> {
  const today = dayAt(asked.now);
  const isFromToday = seen.first <= today && today <= seen.last;
  const [found] = isFromToday ? listFreeTimes(seen.days) : [];
  if (found !== undefined) return found;
  const end = addDays(today, searchedDays);
  for (let first = isFromToday ? addDays(seen.last, 1) : today; first < end; first = addDays(first, mostBookableDays)) {
    const { days } = await daysForStaff(db, { ...asked, first, last: addDays(first, mostBookableDays - 1) });
    const [next] = listFreeTimes(days);
    if (next !== undefined) return next;
  }
  return undefined;
}

/** The times nearest to a full one that staff can order, for who cannot choose among them, such as a row of a file. */
export async function nearestForStaff(
  db: Database,
  { startsAt, ...asked }: Asked & { readonly startsAt: Date },
): Promise<readonly string[]> {
  const { plan, days } = await daysForStaff(db, { ...asked, ...daysAround(startsAt) });
  return plan === undefined ? [] : nearestTo(startsAt, listFreeTimes(days), namedTimes);
}
