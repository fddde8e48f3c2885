import { type RawBuilder, sql } from 'kysely';
import { overviewDays } from '../../../../contract/operations/booking/overview-operations.ts';
import { cellAt, type Taken } from '../../../../contract/rules/booking/cells.ts';
import { type DayPlaces, freeTimes, nearlyFullDays } from '../../../../contract/rules/booking/free-times.ts';
import { planOfService, poolOf, type StorePlan } from '../../../../contract/rules/booking/plan-of-service.ts';
import { type ServiceBlock, sourcesOfService } from '../../../../contract/rules/booking/service-hours.ts';
import { addDays } from '../../../../contract/rules/opening/calendar-days.ts';
import type { OpeningSources } from '../../../../contract/rules/opening/day-hours.ts';
import { dayAt, instantOn } from '../../../../contract/rules/opening/open-instants.ts';
import type { Database } from '../../../db/database.ts';
import { sourcesJson } from '../../stores/opening/read-sources.ts';
import { blocksJson, plansJson } from './plans-and-blocks-json.ts';

type Named = { readonly store_id: number; readonly store: string; readonly service_id: number; readonly service: string };
type Store = {
  readonly id: number;
  readonly name: string;
  readonly plans: readonly StorePlan[];
  readonly sources: OpeningSources;
  readonly blocks: readonly ServiceBlock[];
  readonly services: readonly { readonly id: number; readonly name: string }[];
};

/** How what is meant for the web is at the stores. */
export type Offered = {
  readonly offered: number;
  readonly without_plan: readonly Named[];
  readonly nearly_full: readonly (Named & DayPlaces)[];
};

/** Reads it of the active stores that `among` names, by the alias `s`. Services are those that clients are meant to order. */
export async function readOffered(db: Database, among: RawBuilder<unknown>, now: Date): Promise<Offered> {
  const stores = await readStores(db, among);
  const first = dayAt(now);
  const last = addDays(first, overviewDays - 1);
  const taken = await readTaken(
    db,
    stores.map(({ id }) => id),
    { from: cellAt(instantOn(first, '00:00')), to: cellAt(instantOn(addDays(last, 1), '00:00')), now },
  );
  const all = stores.flatMap((store) =>
    store.services.map(({ id, name }) => {
      const plan = planOfService(id, store.plans);
      const named = { store_id: store.id, store: store.name, service_id: id, service: name };
      return { named, store, plan: plan?.active === true && plan.intervals.length > 0 ? plan : undefined };
    }),
  );
  return {
    offered: all.filter(({ plan }) => plan !== undefined).length,
    without_plan: all.filter(({ plan }) => plan === undefined).map(({ named }) => named),
    nearly_full: all
      .flatMap(({ named, store, plan }) => {
        if (plan === undefined) return [];
        const sources = sourcesOfService(store.sources, store.blocks, named.service_id);
        const days = freeTimes({ plan, sources, taken: taken(store.id, poolOf(plan)), now, first, last });
        return nearlyFullDays(days).map((places) => ({ ...named, ...places }));
      })
      .toSorted((one, other) => one.day.localeCompare(other.day) || one.free - other.free),
  };
}

async function readStores(db: Database, among: RawBuilder<unknown>): Promise<readonly Store[]> {
  const id = sql.ref('s.id');
  const { rows } = await sql<Store>`
    select s.id, s.label as name, ${plansJson(id)} as plans, ${sourcesJson(id)} as sources, ${blocksJson(id)} as blocks,
      (select coalesce(json_agg(json_build_object('id', v.id, 'name', v.name) order by v.name collate app_cs, v.id), '[]')
        from services v where v.store_id = s.id and v.deleted_at is null and v.web_order and v.show_in_web_ordering
          and v.state = 'active' and (coalesce(cardinality(w.service_ids), 0) = 0 or v.id = any(w.service_ids))) as services
    from stores s left join web_stores w on w.store_id = s.id and w.deleted_at is null
    where s.active and s.deleted_at is null and coalesce(w.enabled, true) and ${among}
    order by s.label collate app_cs, s.id`.execute(db);
  return rows;
}

type Cells = { readonly from: number; readonly to: number; readonly now: Date };

/** Places taken at the stores, by store and pool. */
async function readTaken(
  db: Database,
  stores: readonly number[],
  { from, to, now }: Cells,
): Promise<(storeId: number, pool: string) => Taken> {
  const { rows } = await sql<{ store_id: number; pool: string; cell: number; taken: number }>`
    select store_id, pool, cell, count(*)::int as taken from order_places
    where store_id = any(${[...stores]}::int[]) and cell >= ${from} and cell < ${to} and (held_until is null or held_until > ${now})
    group by store_id, pool, cell`.execute(db);
  const counts = new Map(rows.map(({ store_id, pool, cell, taken }) => [`${store_id} ${pool} ${cell}`, taken]));
  return (storeId, pool) => (cell) => counts.get(`${storeId} ${pool} ${cell}`) ?? 0;
}
