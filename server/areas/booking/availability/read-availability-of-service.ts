import { sql } from 'kysely';
import { cellAt, type Taken } from '../../../../contract/rules/booking/cells.ts';
import { planOfService, poolOf, type StorePlan } from '../../../../contract/rules/booking/plan-of-service.ts';
import { type ServiceBlock, type ServiceSources, sourcesOfService } from '../../../../contract/rules/booking/service-hours.ts';
import { addDays, type Day } from '../../../../contract/rules/opening/calendar-days.ts';
import type { OpeningSources } from '../../../../contract/rules/opening/day-hours.ts';
import { instantOn } from '../../../../contract/rules/opening/open-instants.ts';
import type { Database } from '../../../db/database.ts';
import { oneRow } from '../../../db/one-row.ts';
import { sourcesJson } from '../../stores/opening/read-sources.ts';
import { blocksJson, plansJson } from './plans-and-blocks-json.ts';

/** What free times of a service are computed from; without a plan nothing is offered. */
export type AvailabilityInput = { readonly plan: StorePlan | undefined; readonly sources: ServiceSources; readonly taken: Taken };

/** What staff may order: however far ahead, and until the visit begins. */
export const withoutLimits = { days_ahead: 3660, opens_at: '00:00', least_minutes_before: 0 } as const;

type Asked = {
  readonly storeId: number;
  readonly serviceId: number;
  readonly first: Day;
  readonly last: Day;
  readonly now: Date;
  /** The order that looks for another time: its own places are free to it. */
  readonly movedOrder?: number | undefined;
};
type Row = { readonly plans: readonly StorePlan[]; readonly sources: OpeningSources; readonly blocks: readonly ServiceBlock[] };

/** Reads it for the days, both included, as it is now: a hold that has expired takes no place. */
export async function readAvailabilityOfService(
  db: Database,
  { storeId, serviceId, first, last, now, movedOrder }: Asked,
): Promise<AvailabilityInput> {
  const id = sql`${storeId}::int`;
  const { rows } = await sql<Row>`select ${plansJson(id)} as plans, ${sourcesJson(id)} as sources, ${blocksJson(id)} as blocks`.execute(db);
  const { plans, blocks, sources: ofStore } = oneRow(rows);
  const sources = sourcesOfService(ofStore, blocks, serviceId);
  const plan = planOfService(serviceId, plans);
  if (plan === undefined) return { plan, sources, taken: () => 0 };
  const range = { from: cellAt(instantOn(first, '00:00')), to: cellAt(instantOn(addDays(last, 1), '00:00')) };
  return { plan, sources, taken: await readTaken(db, { storeId, pool: poolOf(plan), ...range, now, movedOrder }) };
}

type Cells = Pick<Asked, 'storeId' | 'now' | 'movedOrder'> & { readonly pool: string; readonly from: number; readonly to: number };

async function readTaken(db: Database, { storeId, pool, from, to, now, movedOrder }: Cells): Promise<Taken> {
  const { rows } = await sql<{ cell: number; taken: number }>`
    select cell, count(*)::int as taken from order_places
    where store_id = ${storeId} and pool = ${pool} and cell >= ${from} and cell < ${to} and (held_until is null or held_until > ${now})
      and (order_id is null or order_id is distinct from ${movedOrder ?? null}::int)
    group by cell`.execute(db);
  const counts = new Map(rows.map(({ cell, taken }) => [cell, taken]));
  return (cell) => counts.get(cell) ?? 0;
}
