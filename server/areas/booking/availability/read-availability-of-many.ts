import { sql } from 'kysely';
import { cellAt } from '../../../../contract/rules/booking/cells.ts';
import { planOfService, poolOf, type StorePlan } from '../../../../contract/rules/booking/plan-of-service.ts';
import { type ServiceBlock, sourcesOfService } from '../../../../contract/rules/booking/service-hours.ts';
import { addDays, type Day } from '../../../../contract/rules/opening/calendar-days.ts';
import type { OpeningSources } from '../../../../contract/rules/opening/day-hours.ts';
import { instantOn } from '../../../../contract/rules/opening/open-instants.ts';
import type { Database } from '../../../db/database.ts';
import { sourcesJson } from '../../stores/opening/read-sources.ts';
import { type DaysForStaff, offeredToStaff } from './nearest-free-times.ts';
import { blocksJson, plansJson } from './plans-and-blocks-json.ts';
import type { AvailabilityInput } from './read-availability-of-service.ts';

/** Days, the first and the last both included, as they are at an instant. */
export type BookingRange = { readonly first: Day; readonly last: Day; readonly now: Date };

type Asked = BookingRange & {
  readonly stores: readonly number[];
  /** Services of these stores. */
  readonly services: readonly { readonly id: number; readonly store_id: number }[];
};

type AvailabilityOfMany = {
  /** What free times of each service are computed from. */
  readonly services: ReadonlyMap<number, AvailabilityInput>;
  /** What the hours of each store are computed from. */
  readonly stores: ReadonlyMap<number, OpeningSources>;
};

type Row = {
  readonly id: number;
  readonly plans: readonly StorePlan[];
  readonly sources: OpeningSources;
  readonly blocks: readonly ServiceBlock[];
};

/**
 * Reads of many services at once what `readAvailabilityOfService` reads of one: however many there are, the same number of statements
 * is asked.
 */
export async function readAvailabilityOfMany(db: Database, { stores, services, ...range }: Asked): Promise<AvailabilityOfMany> {
  const id = sql`s.id`;
  const { rows } = await sql<Row>`
    select s.id, ${plansJson(id)} as plans, ${sourcesJson(id)} as sources, ${blocksJson(id)} as blocks
    from unnest(${[...stores]}::int[]) as s (id)`.execute(db);
  const byStore = new Map(rows.map((row) => [row.id, row]));
  const asked = services.flatMap((service) => {
    const ofStore = byStore.get(service.store_id);
    return ofStore === undefined ? [] : [{ service, ofStore, plan: planOfService(service.id, ofStore.plans) }];
  });
  const pools = asked.flatMap(({ service, plan }) => (plan === undefined ? [] : [{ storeId: service.store_id, pool: poolOf(plan) }]));
  const taken = await readTaken(db, pools, range);
  return {
    services: new Map(
      asked.map(({ service: { id: serviceId, store_id }, ofStore, plan }) => {
        const sources = sourcesOfService(ofStore.sources, ofStore.blocks, serviceId);
        const pool = plan === undefined ? '' : poolOf(plan);
        return [serviceId, { plan, sources, taken: (cell: number) => taken.get(`${store_id} ${pool} ${cell}`) ?? 0 }];
      }),
    ),
    stores: new Map(rows.map((row) => [row.id, row.sources])),
  };
}

type Pool = { readonly storeId: number; readonly pool: string };

async function readTaken(db: Database, pools: readonly Pool[], { first, last, now }: BookingRange): Promise<ReadonlyMap<string, number>> {
  const [from, to] = [cellAt(instantOn(first, '00:00')), cellAt(instantOn(addDays(last, 1), '00:00'))];
  const [stores, names] = [pools.map(({ storeId }) => storeId), pools.map(({ pool }) => pool)];
  const { rows } = await sql<{ key: string; taken: number }>`
    select concat_ws(' ', p.store_id, p.pool, p.cell) as key, count(*)::int as taken
    from (select distinct * from unnest(${stores}::int[], ${names}::text[]) as u (store_id, pool)) asked
    join order_places p on p.store_id = asked.store_id and p.pool = asked.pool
    where p.cell >= ${from} and p.cell < ${to} and (p.held_until is null or p.held_until > ${now})
    group by p.store_id, p.pool, p.cell`.execute(db);
  return new Map(rows.map(({ key, taken }) => [key, taken]));
}

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
  const availability = await readAvailabilityOfMany(db, { stores: [storeId], services, ...range });
  return {
    sources: availability.stores.get(storeId) ?? { plans: [], exceptions: [], marks: [] },
    services: rows.flatMap(({ id, is_ordered: isOrdered }) => {
      const input = availability.services.get(id);
      const isShown = isOrdered || input?.plan !== undefined;
      return input === undefined || !isShown ? [] : [{ id, ...offeredToStaff(input, range) }];
    }),
  };
}
