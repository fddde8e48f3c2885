import { sql } from 'kysely';
import { refuse } from '../../../../contract/basics/refusal.ts';
import { emailBlacklist } from '../../../../contract/resources/web-orders/email-blacklist.ts';
import { mailboxExpression } from '../../../../contract/rules/mailboxes/mailbox.ts';
import { openStates } from '../../../../contract/rules/orders/order-states.ts';
import type { SoughtPerson } from '../../../../contract/rules/text/sought-person.ts';
import type { Database } from '../../../db/database.ts';
import { recordChanges } from '../../../db/rows/write/record-change.ts';
import type { WriteContext } from '../../../db/rows/write/write-context.ts';
import { eraseMessages, eraseOrders, eraseWaiting, erasing } from '../erase-rows.ts';
import { eraseDeclared, isDeclaredHistory } from './declared-rows.ts';
import { eraseImportedRows } from './imported-rows.ts';
import { listPersonValues, selectBans, selectHistory, selectMessages, selectOrders, selectWaiting } from './of-person.ts';

export type ErasedCounts = {
  readonly orders: number;
  readonly waiting: number;
  readonly messages: number;
  readonly history: number;
  readonly bans: number;
} & {
  /** Rows of files that were imported. */
  readonly imports: number;
  /** Rows of entities that name the person by their declarations alone. */
  readonly records: number;
};

type Ids = { readonly rows: readonly { readonly id: number | string }[] };
const numbers = ({ rows }: Ids): readonly number[] => rows.map(({ id }) => Number(id));

/**
 * Erases everything that is held about a person, but accounts of staff: orders as their time had come, rows that declarations call
 * personal, messages, history, bans of the address, and copies of answers and unsaved forms that name it. Within a transaction. Refused (`person_expected`) where the person is
 * still to come.
 */
export async function erasePerson(context: Omit<WriteContext, 'resource'>, person: SoughtPerson): Promise<ErasedCounts> {
  const { db, now } = context;
  const [messages, history] = [
    numbers(await selectMessages(person).execute(db)),
    numbers(await selectHistory(person, isDeclaredHistory(person)).execute(db)),
  ];
  // Orders last: anyone who orders meanwhile is either found here, and refused, or left alone with what was written to them.
  const [bans, orders] = [numbers(await selectBans(person).execute(db)), numbers(await selectOrders(person).execute(db))];
  await refuseExpected(db, orders, now);
  const erased = await eraseOrders(context, orders);
  await eraseMessages(db, messages, now);
  // No one sends what says nothing to no one.
  await sql`update outbox set state = 'over', next_try_at = null where id = any(${messages}::int[]) and state = 'waiting'`.execute(db);
  const waiting = await eraseWaiting(db, numbers(await selectWaiting(person).execute(db)));
  await removeBans(context, bans);
  const records = await eraseDeclared(context, person);
  await sql`update history set ${erasing('history')} where id = any(${history}::bigint[])`.execute(db);
  const imports = await eraseImportedRows(db, person);
  await forgetCopies(db, person);
  return { orders: erased, waiting, records, messages: messages.length, history: history.length, bans: bans.length, imports };
}

async function refuseExpected(db: Database, ids: readonly number[], now: Date): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from orders
    where id = any(${ids}::int[]) and deleted_at is null and ends_at > ${now} and state = any(${openStates}::text[])`.execute(db);
  const count = rows[0]?.count ?? 0;
  if (count > 0) throw refuse('person_expected', { details: { count } });
}

async function removeBans(context: Omit<WriteContext, 'resource'>, ids: readonly number[]): Promise<void> {
  const { db } = context;
  if (ids.length === 0) return;
  const { rows } = await sql<{ id: number; version: number }>`
    delete from email_blacklist where id = any(${ids}::int[]) returning id, version`.execute(db);
  const changes = rows.map(({ id, version }) => ({ action: 'delete' as const, id, version: version + 1, changes: {}, rows: [{ id }] }));
  await recordChanges({ ...context, resource: emailBlacklist }, changes);
  await sql`delete from history where resource = 'email-blacklist' and record_id = any(${ids}::int[])`.execute(db);
}

/** Answers that wait for a repetition of their request, and what browsers keep of forms that are not saved. */
async function forgetCopies(db: Database, person: SoughtPerson): Promise<void> {
  const spelled = listPersonValues(person).map(mailboxExpression);
  await sql`delete from idempotency_keys where body ~* any(${spelled}::text[])`.execute(db);
  await sql`delete from preferences where value ~* any(${spelled}::text[])`.execute(db);
}
