import { type RawBuilder, sql } from 'kysely';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { registry } from '../../../contract/resources/registry.ts';
import { orders } from '../../../contract/resources/web-orders/orders.ts';
import type { Database } from '../../db/database.ts';
import { recordChanges } from '../../db/rows/write/record-change.ts';
import type { WriteContext } from '../../db/rows/write/write-context.ts';
import { erasuresOf } from '../backups/full-backup/erasing/erasures.ts';

type Erased = { readonly id: number; readonly version: number; readonly store_id: number };

/**
 * Erases the personal values of orders, out of their history too, and links that lead to them. Places, times and states stay, so that
 * counts stay as they were. Branches learn that the values are gone. Within a transaction; answers with how many there were.
 */
export async function eraseOrders(context: Omit<WriteContext, 'resource'>, ids: readonly number[]): Promise<number> {
  const { db, now } = context;
  const { rows } = await sql<Erased>`
    update orders set ${erasing('orders')}, erased_at = ${now}, updated_at = ${now}, version = version + 1
    where id = any(${ids}::int[]) returning id, version, store_id`.execute(db);
  // That a value went, without the value.
  const gone = Object.fromEntries(personalColumns('orders').map((name) => [name, { before: null, after: null }]));
  const changes = { ...gone, erased_at: { before: null, after: now.toISOString() } };
  const recorded = rows.map(({ id, version, store_id }) => ({ action: 'edit' as const, id, version, changes, rows: [{ id, store_id }] }));
  if (recorded.length > 0) await recordChanges({ ...context, resource: orders }, recorded);
  await sql`update history set ${erasing('history')} where resource = 'orders' and record_id = any(${ids}::int[])`.execute(db);
  await sql`delete from order_links where order_id = any(${ids}::int[])`.execute(db);
  await sql`update order_graces set before = null, after = null where order_id = any(${ids}::int[])`.execute(db);
  await sql`delete from order_phones where order_id = any(${ids}::int[])`.execute(db);
  return rows.length;
}

/** Removes clients of the waiting list, with the times that are held for them. Answers with how many there were. */
export async function eraseWaiting(db: Database, ids: readonly number[]): Promise<number> {
  await sql`delete from order_holds where id in (select hold_id from waiting_clients where id = any(${ids}::int[]))`.execute(db);
  const { numAffectedRows } = await sql`delete from waiting_clients where id = any(${ids}::int[])`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Erases what messages said and to whom; when they went and with what result stays. */
export async function eraseMessages(db: Database, ids: readonly number[], now: Date): Promise<number> {
  await sql`delete from message_secrets where outbox_id = any(${ids}::int[])`.execute(db);
  await sql`update order_messages set calendar = null, client_message = null where outbox_id = any(${ids}::int[])`.execute(db);
  const { numAffectedRows } = await sql`
    update outbox set recipient = '', subject = null, body = null, error = null, erased_at = ${now}, updated_at = ${now}
    where id = any(${ids}::int[])`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Removes sessions with the addresses and browsers that they came from. */
export async function eraseSessions(db: Database, ids: readonly string[]): Promise<number> {
  const of = sql`where session_id = any(${ids}::uuid[])`;
  await sql`delete from refresh_tokens ${of}`.execute(db);
  await sql`delete from passkey_challenges ${of}`.execute(db);
  await sql`delete from second_factor_codes ${of}`.execute(db);
  const { numAffectedRows } = await sql`delete from sessions where id = any(${ids}::uuid[])`.execute(db);
  return Number(numAffectedRows ?? 0);
}

const resources: readonly AnyResource[] = Object.values<AnyResource>(registry);
/** The one list of what is personal: backups are written again by it too (decision 0052). */
const erasures = erasuresOf(resources);

/** What takes the place of personal values in the columns of a table, as SQL. */
function erasedValues(table: string): readonly (readonly [column: string, value: string])[] {
  return erasures.flatMap((one) => (one.table === table ? Object.entries(one.set ?? {}) : []));
}

/** Assignments that erase the personal values of a row of the table. */
export function erasing(table: string): RawBuilder<unknown> {
  return sql.join(erasedValues(table).map(([column, value]) => sql`${sql.ref(column)} = ${sql.raw(value)}`));
}

/** Whether a row of the table still holds a personal value. */
export function holdsPerson(table: string): RawBuilder<unknown> {
  const held = erasedValues(table).map(([column, value]) => sql`${sql.ref(column)} is distinct from ${sql.raw(value)}`);
  return sql`(${sql.join(held, sql` or `)})`;
}

/** The columns of the table that hold personal values. */
function personalColumns(table: string): readonly string[] {
  return erasedValues(table).map(([column]) => column);
}
