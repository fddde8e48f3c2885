import { sql } from 'kysely';
import { addDays } from '../../../../contract/rules/opening/calendar-days.ts';
import type { OpeningSources } from '../../../../contract/rules/opening/day-hours.ts';
import { instantOn } from '../../../../contract/rules/opening/open-instants.ts';
import type { Database } from '../../../db/database.ts';
import { type BookingRange, readBookings } from './read-bookings.ts';
import { type DaysForStaff, offeredToStaff } from './times-near-refused.ts';

export type StoreDays = {
  /** What the hours of the branch itself are computed from. */
  readonly sources: OpeningSources;
  readonly services: readonly (DaysForStaff & { readonly id: number })[];
};

/** What staff can order of all services of a store: of those with a plan, and of others that have an order within the days. */
export async function readStoreDays(db: Database, { storeId, ...range }: BookingRange & { readonly storeId: number }): Promise<StoreDays> {
  const { rows } = await sql<{ id: number; is_ordered: boolean }>`
    select v.id, coalesce(v.id in (
      select o.service_id from orders o
      where o.store_id = ${storeId} and o.deleted_at is null
        and o.starts_at >= ${instantOn(range.first, '00:00')} and o.starts_at < ${instantOn(addDays(range.last, 1), '00:00')}
    ), false) as is_ordered
    from services v where v.store_id = ${storeId} and v.deleted_at is null order by v.id`.execute(db);
  const services = rows.map(({ id }) => ({ id, store_id: storeId }));
  const bookings = await readBookings(db, { stores: [storeId], services, ...range });
  return {
    sources: bookings.stores.get(storeId) ?? { plans: [], exceptions: [], marks: [] },
    services: rows.flatMap(({ id, is_ordered: isOrdered }) => {
      const input = bookings.services.get(id);
      const isShown = isOrdered || input?.plan !== undefined;
      return input === undefined || !isShown ? [] : [{ id, ...offeredToStaff(input, range) }];
    }),
  };
}
