import { type RawBuilder, sql } from 'kysely';
import { type DueBefore, droppedStates } from '../../contract/rules/backup/erasing-due.ts';
import { holdsPerson } from './held-columns.ts';

/** Kinds of what is kept for a number of days. */
export const dueKinds = ['orders', 'messages', 'sessions'] as const;
export type DueKind = (typeof dueKinds)[number];

/** `isOrderDue`, where the orders are. */
function dueOrders({ orders, droppedOrders }: DueBefore): RawBuilder<unknown> {
  const since = sql`case state when 'cancelled' then coalesce(cancelled_at, ends_at) when 'expired' then created_at else ends_at end`;
  const limit = sql`case when state = any(${droppedStates}::text[]) then ${droppedOrders}::timestamptz else ${orders}::timestamptz end`;
  return sql`${since} < ${limit} and ${holdsPerson('orders')}`;
}

/** What waits to be sent is kept until it is. */
function dueMessages({ messages }: DueBefore): RawBuilder<unknown> {
  return sql`created_at < ${messages} and state <> 'waiting' and ${holdsText}`;
}

/** Whether a message in the outbox still says what to whom. */
export const holdsText = sql`(recipient <> '' or subject is not null or body is not null or error is not null)`;

/** Whoever has not been seen for so long has to sign in anew anyway. */
function dueSessions({ sessions }: DueBefore): RawBuilder<unknown> {
  return sql`last_active_at < ${sessions}`;
}

/** Identifiers of the rows of a kind that are due, as text, deleted ones too. */
export function dueRows(kind: DueKind, due: DueBefore): RawBuilder<{ id: string }> {
  if (kind === 'orders') return sql`select id::text as id from orders where ${dueOrders(due)}`;
  if (kind === 'messages') return sql`select id::text as id from outbox where ${dueMessages(due)}`;
  return sql`select id from sessions where ${dueSessions(due)}`;
}
