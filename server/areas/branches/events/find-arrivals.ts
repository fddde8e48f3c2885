import { sql } from 'kysely';
import type { BranchRefusal } from '../../../../contract/channels/branch/to-branch.ts';
import { dayAt } from '../../../../contract/rules/opening/open-instants.ts';
import { type OrderState, statesFor } from '../../../../contract/rules/orders/order-states.ts';
import type { Database } from '../../../db/database.ts';
import { type Incoming, isAhead } from './incoming.ts';
import type { StoreEvents } from './references.ts';

/** Whose PIN was typed, or why no one has arrived by it. */
export type Arrival = { readonly order: number; readonly fault: null } | { readonly order: null; readonly fault: BranchRefusal };
type Found = { readonly store_id: number; readonly pin: string; readonly id: number; readonly state: OrderState; readonly starts_at: Date };

/** A client who has arrived already, or was served since, may type the PIN again. */
const arrivedBy: readonly OrderState[] = [...statesFor('arrive'), 'arrived', 'served'];

/** Asks once for all batches whose the typed PINs are; answers undefined of an event that is no arrival. */
export async function findArrivals(
  db: Database,
  batches: readonly StoreEvents[],
  now: Date,
): Promise<(storeId: number, incoming: Incoming) => Arrival | undefined> {
  const asked = batches.flatMap(({ storeId, events }) =>
    events.flatMap(({ event }) => (event?.kind === 'order_arrived' ? [{ store_id: storeId, pin: event.pin }] : [])),
  );
  const found = asked.length === 0 ? [] : await readOrders(db, asked);
  return (storeId, { at, event }) => {
    if (event?.kind !== 'order_arrived') return undefined;
    const own = found.filter(({ store_id, pin }) => store_id === storeId && pin === event.pin);
    const day = dayAt(isAhead(at, now) ? now : at);
    const ofDay = own.filter(({ starts_at }) => dayAt(starts_at) === day);
    const order = ofDay.find(({ state }) => arrivedBy.includes(state));
    if (order !== undefined) return { order: order.id, fault: null };
    return { order: null, fault: ofDay.length > 0 ? 'order_not_open' : own.length > 0 ? 'order_of_other_day' : 'unknown_order' };
  };
}

async function readOrders(db: Database, asked: readonly { readonly store_id: number; readonly pin: string }[]): Promise<readonly Found[]> {
  const { rows } = await sql<Found>`
    select distinct o.store_id, o.pin, o.id, o.state, o.starts_at from json_to_recordset(${JSON.stringify(asked)}::json) as a (store_id int, pin text)
    join orders o on o.store_id = a.store_id and o.pin collate "C" = a.pin and o.deleted_at is null order by o.id`.execute(db);
  return rows;
}
