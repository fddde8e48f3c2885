import { type RawBuilder, sql } from 'kysely';
import { changedParts, graceSeconds, type TakenBackPurpose, takenBackPurposes } from '../../../../contract/rules/orders/grace.ts';
import { changePurpose } from '../../../../contract/rules/orders/order-changes.ts';
import type { Database } from '../../../db/database.ts';
import { oneRow } from '../../../db/one-row.ts';
import type { WriteContext } from '../../../db/rows/write/write-context.ts';
import type { RowChange } from '../../../engine/write/hooks.ts';

/** A change that can be taken back until its messages leave. */
export type Grace = { readonly id: number; readonly leavesAt: Date };

/**
 * Keeps what an order was before staff moved or cancelled it. To be called before its places are given back: their number is kept too.
 * Undefined where the change cannot be taken back: a client or the system made it, or it came from a file.
 */
export async function openGrace(
  { db, actor, now, isImport, requestId }: WriteContext,
  { before, after }: RowChange,
): Promise<Grace | undefined> {
  if (actor.id === null || isImport === true || before === null || after === null) return undefined;
  const purpose = takenBackPurpose(changePurpose(before, after));
  if (purpose === undefined) return undefined;
  const leavesAt = new Date(now.getTime() + graceSeconds * 1000);
  const parts = changedParts(before, after);
  const { rows } = await sql<{ id: number }>`
    insert into order_graces (store_id, order_id, actor_id, request_id, purpose, changed_at, leaves_at, version, places, before, after)
    select ${after['store_id']}::int, ${after.id}::int, ${actor.id}::int, ${requestId}::uuid, ${purpose}, ${now}, ${leavesAt},
      ${after.version}::int,
      coalesce((select max(place) from order_places where store_id = ${before['store_id']}::int and order_id = ${before.id}::int), 0),
      ${JSON.stringify(parts.before)}::jsonb, ${JSON.stringify(parts.after)}::jsonb
    returning id`.execute(db);
  return { id: oneRow(rows).id, leavesAt };
}

function takenBackPurpose(purpose: string | undefined): TakenBackPurpose | undefined {
  return takenBackPurposes.find((one) => one === purpose);
}

/** The last change of the order that still can be taken back. */
export async function readOpenGrace(
  db: Database,
  { storeId, orderId, now }: { readonly storeId: number; readonly orderId: number; readonly now: Date },
): Promise<Grace | undefined> {
  const { rows } = await sql<Grace>`
    select id, leaves_at as "leavesAt" from order_graces
    where store_id = ${storeId} and order_id = ${orderId} and taken_back_at is null and before is not null and leaves_at > ${now}
    order by id desc limit 1`.execute(db);
  return rows[0];
}

/** Whether the entry `h` of the history of the order `o` is a change that was taken back, or the taking back itself, as SQL. */
export const isTakenBack: RawBuilder<boolean> = sql`exists (
  select from order_graces back
  where back.store_id = o.store_id and back.order_id = o.id and back.taken_back_at is not null and h.version in (back.version, back.back_version))`;
