import { type RawBuilder, sql } from 'kysely';
import { type DueBefore, droppedStates, dueBefore } from '../../../contract/rules/backup/erasing-due.ts';
import { defaultRetention, type Retention } from '../../../contract/rules/backup/retention.ts';
import { cellAt } from '../../../contract/rules/booking/cells.ts';
import { dayAt } from '../../../contract/rules/opening/open-instants.ts';
import type { Database } from '../../db/database.ts';
import { holdsPerson } from './erase-rows.ts';
import { isFileNamed } from './unused-files.ts';

/** Kinds of what is kept for a number of days. */
export const dueKinds = ['orders', 'waiting', 'messages', 'sessions', 'files', 'places'] as const;
/** No one's personal data: neither the audit nor a restore speaks of them. */
export const kindsWithoutPersons = ['files', 'places'] as const satisfies readonly (typeof dueKinds)[number][];
export type DueKind = (typeof dueKinds)[number];

/** `isOrderDue`, where the orders are. */
function dueOrders({ orders, droppedOrders }: DueBefore): RawBuilder<unknown> {
  const since = sql`case state when 'cancelled' then coalesce(cancelled_at, ends_at) when 'expired' then created_at else ends_at end`;
  const limit = sql`case when state = any(${droppedStates}::text[]) then ${droppedOrders}::timestamptz else ${orders}::timestamptz end`;
  return sql`${since} < ${limit} and ${holdsPerson('orders')}`;
}

/** Clients wait for a freed time until their last day. */
function dueWaiting({ places }: DueBefore): RawBuilder<unknown> {
  return sql`last_day < ${dayAt(places)}::date`;
}

/** What waits to be sent is kept until it is. */
function dueMessages({ messages }: DueBefore): RawBuilder<unknown> {
  return sql`created_at < ${messages} and state <> 'waiting' and ${holdsText}`;
}

/** Whether a message in the outbox still says what to whom. */
export const holdsText = sql`(recipient <> '' or subject is not null or body is not null or error is not null)`;

/** Anyone who has not been seen for so long has to sign in again anyway. */
function dueSessions({ sessions }: DueBefore): RawBuilder<unknown> {
  return sql`last_active_at < ${sessions}`;
}

/** A file of the database that no record names, nor what a record can be made from again. Files of devices have a job of their own. */
function dueFiles({ files }: DueBefore): RawBuilder<unknown> {
  return sql`created_at < ${files} and content is not null and not ${isFileNamed}`;
}

/** Free times of a past day are asked by no one: who came on it is in the orders. */
function duePlaces({ places }: DueBefore): RawBuilder<unknown> {
  return sql`cell < ${cellAt(places)}`;
}

/** Identifiers of the rows of a kind that are due, as text, deleted ones too. */
export function dueRows(kind: DueKind, due: DueBefore): RawBuilder<{ id: string }> {
  if (kind === 'orders') return sql`select id::text as id from orders where ${dueOrders(due)}`;
  if (kind === 'waiting') return sql`select id::text as id from waiting_clients where ${dueWaiting(due)}`;
  if (kind === 'messages') return sql`select id::text as id from outbox where ${dueMessages(due)}`;
  if (kind === 'sessions') return sql`select id from sessions where ${dueSessions(due)}`;
  if (kind === 'files') return sql`select digest as id from files where ${dueFiles(due)}`;
  return sql`select ctid::text as id from order_places where ${duePlaces(due)}`;
}

/** How long values are kept by the settings. */
export async function readRetention(db: Database): Promise<Retention> {
  const { rows } = await sql<{ orderDays: number; droppedOrderDays: number; messageDays: number; sessionDays: number }>`
    select order_days as "orderDays", dropped_order_days as "droppedOrderDays", message_days as "messageDays", session_days as "sessionDays"
    from retention limit 1`.execute(db);
  return { ...defaultRetention, ...rows[0] };
}

/** Before when everything that is kept for a number of days is due, by the settings. */
export async function readDue(db: Database, now: Date): Promise<DueBefore> {
  return dueBefore(now, await readRetention(db));
}
