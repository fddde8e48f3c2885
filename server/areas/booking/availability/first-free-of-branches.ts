import { sql } from 'kysely';
import { mostBookableDays } from '../../../../contract/basics/limits.ts';
import { refuse } from '../../../../contract/basics/refusal.ts';
import { cellAt } from '../../../../contract/rules/booking/cells.ts';
import { freeTimes, placesIn } from '../../../../contract/rules/booking/free-times.ts';
import { planOfService, poolOf, type StorePlan } from '../../../../contract/rules/booking/plan-of-service.ts';
import { type ServiceBlock, sourcesOfService } from '../../../../contract/rules/booking/service-hours.ts';
import { addDays, type Day, daysBetween } from '../../../../contract/rules/opening/calendar-days.ts';
import type { OpeningSources } from '../../../../contract/rules/opening/day-hours.ts';
import { dayAt, instantOn } from '../../../../contract/rules/opening/open-instants.ts';
import type { Database } from '../../../db/database.ts';
import { sourcesJson } from '../../stores/opening/sources-json.ts';
import { blocksJson } from './blocks-json.ts';
import { plansJson } from './plans-json.ts';
import type { AvailabilityInput } from './read-booking.ts';
import { type OfferedService, readOffer } from './read-offer.ts';

/** When a service can be ordered first; null where no time is free. */
export type NearestTime = { readonly service_id: number; readonly starts_at: string | null };

/**
 * The nearest free times of the service and of those of the same name at other branches, which clients see as one thing to choose.
 * However many branches there are, the same number of statements is asked.
 */
export async function firstFreeOfBranches(db: Database, serviceId: number, now: Date): Promise<readonly NearestTime[]> {
  const { services } = await readOffer(db);
  const asked = services.find(({ id }) => id === serviceId);
  if (asked === undefined) throw refuse('booking_closed');
  const equal = services.filter(({ name }) => name === asked.name);
  const first = dayAt(now);
  const range = { first, last: addDays(first, mostBookableDays - 1), now };
  const grounds = await readGrounds(db, equal, range);
  return equal.map(({ id }) => ({ service_id: id, starts_at: nearestIn(grounds.get(id), range) }));
}

type Range = { readonly first: Day; readonly last: Day; readonly now: Date };

/** Days are computed one after another: most services have a free time within the first ones. */
function nearestIn(ground: AvailabilityInput | undefined, { first, last, now }: Range): string | null {
  if (ground?.plan === undefined) return null;
  const { plan, sources, taken } = ground;
  for (const day of daysBetween(first, last)) {
    const [time] = placesIn(freeTimes({ plan, sources, taken, now, first: day, last: day }));
    if (time !== undefined) return new Date(time.starts_at).toISOString();
  }
  return null;
}

type Row = {
  readonly id: number;
  readonly plans: readonly StorePlan[];
  readonly sources: OpeningSources;
  readonly blocks: readonly ServiceBlock[];
};

async function readGrounds(
  db: Database,
  services: readonly OfferedService[],
  range: Range,
): Promise<ReadonlyMap<number, AvailabilityInput>> {
  const stores = [...new Set(services.map(({ store_id }) => store_id))];
  const id = sql`s.id`;
  const { rows } = await sql<Row>`
    select s.id, ${plansJson(id)} as plans, ${sourcesJson(id)} as sources, ${blocksJson(id)} as blocks
    from unnest(${stores}::int[]) as s (id)`.execute(db);
  const byStore = new Map(rows.map((row) => [row.id, row]));
  const planned = services.flatMap((service) => {
    const ofStore = byStore.get(service.store_id);
    const plan = ofStore === undefined ? undefined : planOfService(service.id, ofStore.plans);
    return ofStore === undefined || plan === undefined ? [] : [{ service, ofStore, plan, pool: poolOf(plan) }];
  });
  const pools = planned.map(({ service, pool }) => ({ storeId: service.store_id, pool }));
  const taken = await readTaken(db, pools, range);
  return new Map(
    planned.map(({ service: { id: serviceId, store_id }, ofStore, plan, pool }) => [
      serviceId,
      {
        plan,
        sources: sourcesOfService(ofStore.sources, ofStore.blocks, serviceId),
        taken: (cell: number) => taken.get(`${store_id} ${pool} ${cell}`) ?? 0,
      },
    ]),
  );
}

type Pool = { readonly storeId: number; readonly pool: string };

async function readTaken(db: Database, pools: readonly Pool[], { first, last, now }: Range): Promise<ReadonlyMap<string, number>> {
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
