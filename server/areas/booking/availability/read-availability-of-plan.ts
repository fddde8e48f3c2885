import { sql } from 'kysely';
import { cellMinutes } from '../../../../contract/rules/booking/cells.ts';
import { planOfService, poolOf, type StorePlan } from '../../../../contract/rules/booking/plan-of-service.ts';
import { type ServiceBlock, type ServiceSources, sourcesOfService } from '../../../../contract/rules/booking/service-hours.ts';
import type { OpeningSources } from '../../../../contract/rules/opening/day-hours.ts';
import { openStates } from '../../../../contract/rules/orders/order-states.ts';
import type { Database } from '../../../db/database.ts';
import { oneRow } from '../../../db/one-row.ts';
import { type Reservation, readReservations } from '../../stores/opening/read-reservations.ts';
import { sourcesJson } from '../../stores/opening/read-sources.ts';
import { blocksJson, plansJson } from './plans-and-blocks-json.ts';
import { isBranchShown, isServiceShown } from './read-offer.ts';

/** For what a plan is, or would be: a service or an agenda of the store. */
export type PlannedFor = { readonly serviceId: number } | { readonly groupId: number };

/** What the preview of a plan is computed from. */
export type PlanAvailabilityInput = {
  /** The plan by which it is ordered now; null where there is none. */
  readonly plan: StorePlan | null;
  /** Of an agenda without blocks: a block takes one of its services alone. */
  readonly sources: ServiceSources;
  /** Cells in which places are taken, with how many. */
  readonly taken: readonly { readonly cell: number; readonly places: number }[];
  /** Coming orders of the services that share the places, in their order. */
  readonly orders: readonly Reservation[];
  /** By what clients see none of it whatever the plan says: the branch takes no orders, or no such service is offered there. */
  readonly hidden_by: 'store' | 'service' | null;
};

type Row = {
  readonly plans: readonly StorePlan[];
  readonly sources: OpeningSources;
  readonly blocks: readonly ServiceBlock[];
  readonly members: readonly number[];
};

/** The plan by which it is ordered, the hours of the store, and the services that share the places. */
export type Planned = Pick<PlanAvailabilityInput, 'plan' | 'sources'> & { readonly services: readonly number[] };

/** Reads it for the preview of a plan, as it is now. Places are counted by the services, so that a plan which does not exist yet has them too. */
export async function readAvailabilityOfPlan(db: Database, storeId: number, asked: PlannedFor, now: Date): Promise<PlanAvailabilityInput> {
  const { plan, sources, services } = await readPlanned(db, storeId, asked);
  const reservations = await readReservations(db, storeId, now, null);
  const orders = reservations.filter(({ service_id }) => services.includes(service_id));
  const [taken, hidden_by] = [await readTaken(db, { storeId, services, now }), await readHidden(db, storeId, services)];
  return { plan, sources, taken, orders, hidden_by };
}

async function readHidden(db: Database, storeId: number, services: readonly number[]): Promise<PlanAvailabilityInput['hidden_by']> {
  const { rows } = await sql<{ store: boolean; service: boolean }>`
    select ${isBranchShown} as store,
      exists (select from services v where v.store_id = s.id and v.id = any(${services}::int[]) and ${isServiceShown}) as service
    from stores s left join web_stores w on w.store_id = s.id and w.deleted_at is null where s.id = ${storeId}`.execute(db);
  if (rows[0]?.store !== true) return 'store';
  return rows[0].service ? null : 'service';
}

/** The same without the orders. */
export async function readPlanned(db: Database, storeId: number, asked: PlannedFor): Promise<Planned> {
  const id = sql`${storeId}::int`;
  const groupId = 'groupId' in asked ? asked.groupId : null;
  const { rows } = await sql<Row>`
    select ${plansJson(id)} as plans, ${sourcesJson(id)} as sources, ${blocksJson(id)} as blocks,
      coalesce((select to_json(g.service_ids) from web_groups g where g.id = ${groupId} and g.deleted_at is null), '[]') as members`.execute(
    db,
  );
  const { plans, blocks, members, sources: ofStore } = oneRow(rows);
  const sources = 'serviceId' in asked ? sourcesOfService(ofStore, blocks, asked.serviceId) : { ...ofStore, blocks: [] };
  const plan =
    'serviceId' in asked ? planOfService(asked.serviceId, plans) : plans.find(({ web_group_id }) => web_group_id === asked.groupId);
  const services = 'serviceId' in asked ? [asked.serviceId] : members.filter((service) => isOfGroup(service, asked.groupId, plans));
  return { plan: plan ?? null, sources, services };
}

/** A service with a plan of its own, or in an earlier agenda that has one, does not share places of the agenda. */
function isOfGroup(serviceId: number, groupId: number, plans: readonly StorePlan[]): boolean {
  const plan = planOfService(serviceId, plans);
  return plan === undefined || poolOf(plan) === `group:${groupId}` || (plan.web_group_id !== null && plan.web_group_id > groupId);
}

const cellSeconds = cellMinutes * 60;

type Counted = { readonly storeId: number; readonly services: readonly number[]; readonly now: Date };

async function readTaken(db: Database, { storeId, services, now }: Counted): Promise<PlanAvailabilityInput['taken']> {
  const { rows } = await sql<{ cell: number; places: number }>`
    with visits as (
      select starts_at, ends_at from orders
      where store_id = ${storeId} and service_id = any(${services}::int[]) and deleted_at is null
        and state = any(${openStates}::text[]) and ends_at > ${now}
      union all
      select starts_at, ends_at from order_holds
      where store_id = ${storeId} and service_id = any(${services}::int[]) and held_until > ${now})
    select c.cell, count(*)::int as places from visits v
    cross join lateral generate_series(
      floor(extract(epoch from v.starts_at) / ${cellSeconds})::int, ceil(extract(epoch from v.ends_at) / ${cellSeconds})::int - 1) as c (cell)
    group by c.cell order by c.cell`.execute(db);
  return rows;
}
