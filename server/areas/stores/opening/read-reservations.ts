import type { Day } from '../../../../contract/rules/opening/calendar-days.ts';
import { hoursOfDay, type OpeningPlan, type OpeningSources } from '../../../../contract/rules/opening/day-hours.ts';
import type { Interval } from '../../../../contract/rules/opening/intervals.ts';
import { dayAt, isOpenThroughout } from '../../../../contract/rules/opening/open-instants.ts';
import { openStates } from '../../../../contract/rules/orders/order-states.ts';
import type { Database } from '../../../db/database.ts';

/** An order that someone counts on. */
export type Reservation = {
  readonly id: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly service_id: number;
  readonly pin: string;
  readonly name: string;
};

/** Orders of the store that hold and begin from the one instant on, before the other when it is given; in their order. */
export function readReservations(db: Database, storeId: number, from: Date, to: Date | null): Promise<readonly Reservation[]> {
  const fromThen = db
    .selectFrom('orders')
    .select(['id', 'starts_at', 'ends_at', 'service_id', 'pin', 'name'])
    .where('store_id', '=', storeId)
    .where('deleted_at', 'is', null)
    .where('state', 'in', openStates)
    .where('starts_at', '>=', from)
    .orderBy('starts_at')
    .orderBy('id');
  return (to === null ? fromThen : fromThen.where('starts_at', '<', to)).execute();
}

/** Reservations that are within the opening hours before the change, by any of what these were made of, and outside of the new ones. */
export function reservationsOutsideHours(
  reservations: readonly Reservation[],
  before: readonly OpeningSources[],
  then: OpeningSources,
): readonly Reservation[] {
  const hoursBefore = before.map(remembered);
  const hoursThen = remembered(then);
  return reservations.filter(
    ({ starts_at, ends_at }) =>
      hoursBefore.some((hours) => isOpenThroughout(starts_at, ends_at, hours)) && !isOpenThroughout(starts_at, ends_at, hoursThen),
  );
}

/**
 * Reservations outside of a plan as it is: on days about which it alone decides, and not within its hours. Its hours before it
 * was saved are not known any more.
 */
export function findOutsideReservations(
  reservations: readonly Reservation[],
  plan: Pick<OpeningPlan, 'id'>,
  sources: OpeningSources,
): readonly Reservation[] {
  const hours = remembered(sources);
  const decides = (day: Day): boolean => {
    const { reasons } = hoursOfDay(day, sources);
    return reasons.length === 1 && reasons[0]?.id === plan.id;
  };
  return reservations.filter(({ starts_at, ends_at }) => decides(dayAt(starts_at)) && !isOpenThroughout(starts_at, ends_at, hours));
}

/** Each day is looked at once, however many reservations it has. */
function remembered(sources: OpeningSources): (day: Day) => readonly Interval[] {
  const known = new Map<Day, readonly Interval[]>();
  return (day) => {
    const found = known.get(day) ?? hoursOfDay(day, sources).intervals;
    known.set(day, found);
    return found;
  };
}

/** What services are called, by their number. */
export async function serviceNames(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await db.selectFrom('services').select(['id', 'name']).where('id', 'in', wanted).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
