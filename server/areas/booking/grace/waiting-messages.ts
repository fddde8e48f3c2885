import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';

type GraceOfOrder = { readonly id: number; readonly storeId: number; readonly orderId: number };

/** A message in the outbox `b` that waits and that no server has tried to send yet, as SQL. */
const isUntouched: RawBuilder<boolean> = sql`(b.state = 'waiting' and coalesce(b.attempts, 0) = 0)`;

/**
 * Holds back the messages of earlier changes of the order that have not left: the message of the last change says what holds. They leave
 * once that change is taken back. A channel that the last change does not write by keeps its messages.
 */
export async function holdEarlier(db: Database, { id, storeId, orderId }: GraceOfOrder): Promise<void> {
  await sql`
    update outbox b set next_try_at = null from order_messages m
    where m.outbox_id = b.id and m.store_id = ${storeId} and m.order_id = ${orderId} and m.grace_id < ${id}
      and ${isUntouched} and b.next_try_at is not null
      and exists (select from order_messages n join outbox c on c.id = n.outbox_id
        where n.store_id = ${storeId} and n.order_id = ${orderId} and n.grace_id = ${id} and c.channel = b.channel and c.state = 'waiting')`.execute(
    db,
  );
}

/** Locks the messages of a change; says whether all of them can still be withdrawn. A server that sends one has locked it before. */
export async function canWithdraw(db: Database, { id, storeId, orderId }: GraceOfOrder): Promise<boolean> {
  const { rows } = await sql<{ has_left: boolean }>`
    select b.state in ('sent', 'bounced') or (b.state in ('waiting', 'failed') and coalesce(b.attempts, 0) > 0) as has_left
    from order_messages m join outbox b on b.id = m.outbox_id
    where m.store_id = ${storeId} and m.order_id = ${orderId} and m.grace_id = ${id} order by b.id for update of b`.execute(db);
  return rows.every(({ has_left }) => !has_left);
}

/** Withdraws the messages of a change that is taken back, and lets those of the change before leave by the same channels. */
export async function withdrawGraceMessages(db: Database, { id, storeId, orderId }: GraceOfOrder, now: Date): Promise<void> {
  await sql`
    update outbox b set next_try_at = greatest(g.leaves_at, ${now}) from order_messages m join order_graces g on g.id = m.grace_id
    where m.outbox_id = b.id and m.store_id = ${storeId} and m.order_id = ${orderId} and ${isUntouched} and b.next_try_at is null
      and m.grace_id = (
        select max(e.grace_id) from order_messages e join outbox c on c.id = e.outbox_id
        where e.store_id = ${storeId} and e.order_id = ${orderId} and e.grace_id < ${id} and c.channel = b.channel
          and c.state = 'waiting' and c.next_try_at is null and coalesce(c.attempts, 0) = 0)
      and exists (select from order_messages n join outbox c on c.id = n.outbox_id
        where n.store_id = ${storeId} and n.order_id = ${orderId} and n.grace_id = ${id} and c.channel = b.channel and c.state = 'waiting')`.execute(
    db,
  );
  await sql`
    select app_clear_messages(array(
      select m.outbox_id from order_messages m
      where m.store_id = ${storeId} and m.order_id = ${orderId} and m.grace_id = ${id} and m.outbox_id is not null), ${now})`.execute(db);
}

/** Kept after its end for so long, so that a late press is answered with the reason. */
const keptMinutes = 10;

/**
 * Ends what can no longer be taken back: messages that a later change held back say what does not hold and are dropped. That a change
 * was taken back is kept for the page of the order, without what it was.
 */
export async function endGraces(db: Database, now: Date): Promise<void> {
  await sql`
    select app_clear_messages(array(
      select b.id from order_graces g join order_messages m on m.store_id = g.store_id and m.order_id = g.order_id and m.grace_id = g.id
      join outbox b on b.id = m.outbox_id
      where g.taken_back_at is null and g.leaves_at <= ${now} and ${isUntouched} and b.next_try_at is null
        and not exists (select from order_graces later
          where later.store_id = g.store_id and later.order_id = g.order_id and later.taken_back_at is null and later.leaves_at > ${now})), ${now})`.execute(
    db,
  );
  await sql`
    delete from order_graces where taken_back_at is null and leaves_at <= ${new Date(now.getTime() - keptMinutes * 60_000)}`.execute(db);
}
