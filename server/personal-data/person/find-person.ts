import { sql } from 'kysely';
import { type OrderState, openStates } from '../../../contract/rules/orders/order-states.ts';
import type { SoughtPerson } from '../../../contract/rules/sought-person.ts';
import type { Database } from '../../db/database.ts';
import { findDeclared, isDeclaredHistory } from './declared-rows.ts';
import { importedRowsOf } from './imported-rows.ts';
import { bansOf, historyOf, isAmong, messagesOf, ordersOf } from './of-person.ts';

export type FoundOrder = {
  readonly id: number;
  readonly version: number;
  readonly store: string;
  readonly service: string;
  readonly starts_at: Date;
  readonly state: OrderState;
  readonly pin: string;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly note: string | null;
  readonly deleted: boolean;
  /** The client is still to come. */
  readonly is_expected: boolean;
};

/** Everything that is held about a person. */
export async function findPerson(db: Database, person: SoughtPerson, now: Date) {
  const { rows: orders } = await sql<FoundOrder>`
    select o.id, o.version, s.label as store, v.name as service, o.starts_at, o.state, o.pin, o.name, o.email, o.phone, o.note,
      o.deleted_at is not null as deleted,
      o.deleted_at is null and o.ends_at > ${now} and o.state = any(${openStates}::text[]) as is_expected
    from orders o join stores s on s.id = o.store_id join services v on v.id = o.service_id
    where o.id in (${ordersOf(person)}) order by o.starts_at desc, o.id`.execute(db);
  const { rows: messages } = await sql`
    select id, created_at, channel, recipient, subject, body, state from outbox where id in (${messagesOf(person)}) order by id desc`.execute(
    db,
  );
  const { rows: history } = await sql`
    select resource, record_id, at, action, array(select jsonb_object_keys(changes)) as fields, changes
    from history where id in (${historyOf(person, isDeclaredHistory(person))}) order by id desc`.execute(db);
  const { rows: bans } = await sql`
    select id, pattern, reason from email_blacklist where id in (${bansOf(person)}) order by id`.execute(db);
  const { rows: accounts } = await sql`
    select id, name, email from users
    where deleted_at is null and ${isAmong(person.by === 'email' ? sql`email` : sql`phone_number`, person)} order by id`.execute(db);
  const imports = await importedRowsOf(db, person);
  const records = await findDeclared(db, person);
  return { person: person.value, orders, records, messages, history, bans, imports, accounts };
}
