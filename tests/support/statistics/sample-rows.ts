import { type RawBuilder, sql } from 'kysely';
import { histogramNames, hourMeasures } from '../../../server/areas/statistics/counting/measures.ts';
import type { Database } from '../../../server/db/database.ts';
import { asModelled, type Order, rolledUp, type Ticket } from './model.ts';

/** Makes stores with a service each, so that orders may refer to them. */
export async function insertStores(db: Database, stores: number): Promise<void> {
  await sql`insert into stores (id, label, code, active) select n, 'Pobočka ' || n, 'P' || n, true from generate_series(1, ${stores}) n`.execute(
    db,
  );
  await sql`
    insert into services (store_id, id, name, state, web_order, show_in_web_ordering, show_in_mobile_app, show_in_current_overviews, ticket_prefix, number_from, number_to, priority)
    select s, (s - 1) * 2 + k, 'Činnost ' || k, 'active', true, true, true, true, chr(64 + k), 1, 999, 0
    from generate_series(1, ${stores}) s, generate_series(1, 2) k`.execute(db);
}

export type NewTicket = Partial<Omit<Ticket, 'id'>> & Pick<Ticket, 'store_id' | 'created_at'> & { readonly employee_id?: number | null };

export async function addTicket(db: Database, ticket: NewTicket): Promise<number> {
  const { store_id, created_at, service_id = (store_id - 1) * 2 + 1, state = 'waiting', visit_id = null, order_id = null } = ticket;
  const { called_at = null, finished_at = null, employee_id = null } = ticket;
  const { rows } = await sql<{ id: number }>`
    insert into tickets (store_id, service_id, number, state, visit_id, order_id, created_at, called_at, finished_at, employee_id)
    values (${store_id}, ${service_id}, 'A1', ${state}, ${visit_id}, ${order_id}, ${created_at}, ${called_at}, ${finished_at}, ${employee_id})
    returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

let pins = 0;
/** Each order of a day has another one. */
function nextPin(): string {
  pins += 1;
  return String(pins).padStart(6, '0');
}

export type NewOrder = Pick<Order, 'store_id' | 'starts_at'> & Partial<Order>;

export async function addOrder(
  db: Database,
  { store_id, starts_at, state = 'confirmed', channel = 'web', service_id = (store_id - 1) * 2 + 1 }: NewOrder,
) {
  const { rows } = await sql<{ id: number }>`
    insert into orders (store_id, service_id, starts_at, ends_at, pin, state, name, consent, channel, language)
    values (${store_id}, ${service_id}, ${starts_at}, ${starts_at}::timestamptz + interval '15 minutes', ${nextPin()}, ${state}, 'Jan', false, ${channel}, 'cs')
    returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

const iso = (column: string) => sql`to_char(${sql.raw(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${sql.raw(column)}`;

/** All tickets and orders that are there. */
export async function allRows(db: Database): Promise<{ readonly tickets: readonly Ticket[]; readonly orders: readonly Order[] }> {
  const read = async <T>(query: RawBuilder<T>): Promise<readonly T[]> => (await query.execute(db)).rows;
  const tickets = await read(sql<Ticket>`
    select id, store_id, service_id, state, visit_id, order_id, ${iso('created_at')}, ${iso('called_at')}, ${iso('finished_at')}
    from tickets where deleted_at is null`);
  // A deleted order is none that comes, but its time still is that of its ticket.
  const orders = await read(sql<Order>`
    select id, store_id, service_id, ${iso('starts_at')}, case when deleted_at is null then state else 'cancelled' end as state, channel from orders`);
  return { tickets, orders };
}

/** What the tickets and orders that are there should be rolled up to. */
export async function modelled(db: Database): Promise<Readonly<Record<string, unknown>>> {
  const { tickets, orders } = await allRows(db);
  return rolledUp(tickets, orders);
}

/** What is rolled up. */
export async function kept(db: Database): Promise<Readonly<Record<string, unknown>>> {
  const { rows } = await sql<Record<string, unknown>>`
    select *, ${sql.raw([...Object.keys(hourMeasures), ...histogramNames].map((name) => `${name}::text`).join(', '))} from statistics_days`.execute(
    db,
  );
  return Object.fromEntries(rows.map(asModelled).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
