import { sql } from 'kysely';
import type { FreeTime } from '../../../../contract/rules/booking/free-times.ts';
import { listFreeTimes } from '../../../../contract/rules/booking/free-times.ts';
import { poolOf } from '../../../../contract/rules/booking/plan-of-service.ts';
import { type Proposal, proposeMoves } from '../../../../contract/rules/booking/propose-moves.ts';
import { addDays } from '../../../../contract/rules/opening/calendar-days.ts';
import { dayAt } from '../../../../contract/rules/opening/open-instants.ts';
import { type OrderState, statesFor } from '../../../../contract/rules/orders/order-states.ts';
import { groupBy } from '../../../../contract/rules/values/group-by.ts';
import type { Database } from '../../../db/database.ts';
import { daysForStaff } from '../availability/nearest-free-times.ts';
import { readAffected } from '../availability/read-affected.ts';

export type MovableOrder = {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly store_id: number;
  readonly service_id: number;
  readonly service: string;
  readonly state: OrderState;
  readonly phone: string | null;
  readonly has_email: boolean;
  /** Moved with others before, and its new time has not been closed since. */
  readonly is_settled: boolean;
  readonly starts_at: Date;
  readonly ends_at: Date;
};

/** Times are looked for from a week before the first order of a service until four weeks after the last one. */
const [daysBefore, daysAfter] = [7, 28];

/** Proposals for those of the orders that can be moved, the earliest first. */
export async function proposeForOrders(
  db: Database,
  ids: readonly number[],
  now: Date,
): Promise<readonly (MovableOrder & Omit<Proposal, 'id'>)[]> {
  const { rows } = await sql<MovableOrder>`
    select o.id, o.version, o.name, o.store_id, o.service_id, v.name as service, o.state, o.phone, o.email is not null as has_email,
      o.move_answer is not null as is_settled, o.starts_at, o.ends_at
    from orders o join services v on v.store_id = o.store_id and v.id = o.service_id
    where o.id = any(${[...ids]}::int[]) and o.deleted_at is null and o.ends_at > ${now} and o.state = any(${statesFor('cancel')}::text[])
    order by o.starts_at, o.id`.execute(db);
  const offers = new Map<number, Offer>();
  for (const [serviceId, ofService] of groupBy(rows, ({ service_id }) => service_id))
    offers.set(serviceId, await readOffer(db, ofService, now));
  const closed = await closedAmong(db, rows, now);
  const movable = rows.map((row) => ({ ...row, is_settled: row.is_settled && !closed.has(row.id) }));
  const proposals = proposeMoves(
    movable.map(({ id, starts_at, service_id, is_settled }) => ({
      id,
      starts_at,
      ...(offers.get(service_id) ?? none),
      isSettled: is_settled,
    })),
  );
  return movable.flatMap((row, index) => {
    const found = proposals[index];
    return found === undefined ? [] : [{ ...row, proposed: found.proposed, options: found.options }];
  });
}

/** Those of the orders that were moved before and have a new time that was closed since. */
async function closedAmong(db: Database, orders: readonly MovableOrder[], now: Date): Promise<ReadonlySet<number>> {
  const moved = orders.filter(({ is_settled: isSettled }) => isSettled).map(({ id }) => id);
  if (moved.length === 0) return new Set();
  const affected = await readAffected(db, { among: sql`o.id = any(${moved}::int[])`, from: now, to: null });
  return new Set(affected.map(({ id }) => id));
}

type Offer = { readonly pool: string; readonly times: readonly FreeTime[] };
const none: Offer = { pool: '', times: [] };

/** Free times of the service of the orders, which come by time. */
async function readOffer(db: Database, orders: readonly MovableOrder[], now: Date): Promise<Offer> {
  const [earliest, latest] = [orders[0], orders.at(-1)];
  if (earliest === undefined || latest === undefined) return none;
  const { store_id: storeId, service_id: serviceId } = earliest;
  const [today, before] = [dayAt(now), addDays(dayAt(earliest.starts_at), -daysBefore)];
  const range = { first: before < today ? today : before, last: addDays(dayAt(latest.starts_at), daysAfter) };
  const { plan, days } = await daysForStaff(db, { storeId, serviceId, now, ...range });
  return plan === undefined ? none : { pool: `${storeId} ${poolOf(plan)}`, times: listFreeTimes(days) };
}
