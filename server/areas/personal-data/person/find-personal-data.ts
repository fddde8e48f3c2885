import { sql } from 'kysely';
import type { FoundPerson } from '../../../../contract/operations/console/personal-data-operations.ts';
import { openStates } from '../../../../contract/rules/orders/order-states.ts';
import type { SoughtPerson } from '../../../../contract/rules/text/sought-person.ts';
import type { Database } from '../../../db/database.ts';
import { findDeclared, isDeclaredHistory } from './declared-rows.ts';
import { readImportedRows } from './imported-rows.ts';
import { isAmong, selectBans, selectHistory, selectMessages, selectOrders, selectWaiting } from './of-person.ts';

/** A row as the database gives it: its instant is no text yet. */
type Stored<Row, At extends keyof Row> = Omit<Row, At> & { readonly [K in At]: Date };
type Found<Key extends keyof FoundPerson> = FoundPerson[Key] extends readonly (infer Row)[] ? Row : never;

/** Everything that is held about a person. */
export async function findPersonalData(db: Database, person: SoughtPerson, now: Date): Promise<FoundPerson> {
  const { rows: orders } = await sql<Stored<Found<'orders'>, 'starts_at'>>`
    select o.id, o.version, s.label as store, v.name as service, o.starts_at, o.state, o.pin, o.name, o.email, o.phone, o.note,
      o.deleted_at is not null as deleted,
      o.deleted_at is null and o.ends_at > ${now} and o.state = any(${openStates}::text[]) as is_expected
    from orders o join stores s on s.id = o.store_id join services v on v.id = o.service_id
    where o.id in (${selectOrders(person)}) order by o.starts_at desc, o.id`.execute(db);
  const { rows: messages } = await sql<Stored<Found<'messages'>, 'created_at'>>`
    select id, created_at, channel, recipient, subject, body, state from outbox where id in (${selectMessages(person)}) order by id desc`.execute(
    db,
  );
  const { rows: history } = await sql<Stored<Found<'history'>, 'at'>>`
    select resource, record_id, at, action, array(select jsonb_object_keys(changes)) as fields, changes
    from history where id in (${selectHistory(person, isDeclaredHistory(person))}) order by id desc`.execute(db);
  const { rows: bans } = await sql<Found<'bans'>>`
    select id, pattern, reason from email_blacklist where id in (${selectBans(person)}) order by id`.execute(db);
  const { rows: accounts } = await sql<Found<'accounts'>>`
    select id, name, email from users
    where deleted_at is null and ${isAmong(person.by === 'email' ? sql`email` : sql`phone_number`, person)} order by id`.execute(db);
  const { rows: waiting } = await sql<Stored<Found<'waiting'>, 'created_at'>>`
    select w.id, s.label as store, v.name as service, w.first_day::text as first_day, w.last_day::text as last_day, w.created_at, w.name,
      w.email, w.phone
    from waiting_clients w join stores s on s.id = w.store_id join services v on v.id = w.service_id
    where w.id in (${selectWaiting(person)}) order by w.id`.execute(db);
  const imports = await readImportedRows(db, person);
  const records = await findDeclared(db, person);
  return {
    person: person.value,
    orders: orders.map((order) => ({ ...order, starts_at: order.starts_at.toISOString() })),
    waiting: waiting.map((one) => ({ ...one, created_at: one.created_at.toISOString() })),
    records,
    messages: messages.map((message) => ({ ...message, created_at: message.created_at.toISOString() })),
    history: history.map((change) => ({ ...change, at: change.at.toISOString() })),
    bans,
    imports,
    accounts,
  };
}
