import { sql } from 'kysely';
import { Refusal, refuse } from '../../../../contract/basics/refusal.ts';
import { compareValues } from '../../../../contract/derive/difference.ts';
import { orders } from '../../../../contract/resources/web-orders/orders.ts';
import { comparedFields, isAsLeft, type KeptReason, returnedValues } from '../../../../contract/rules/orders/grace.ts';
import { oneRow } from '../../../db/one-row.ts';
import type { WholeRow } from '../../../db/rows/present.ts';
import { lockRow, lockRows } from '../../../db/rows/read.ts';
import type { WriteContext } from '../../../db/rows/write/write-context.ts';
import { updateRecorded } from '../../../db/rows/write/write-statement.ts';
import { savepoint } from '../../../db/transactions.ts';
import type { Entities } from '../../../engine/write/hooks.ts';
import { withViolations } from '../../../engine/write/write-row.ts';
import { isTakenBack } from '../grace/open-graces.ts';
import { canWithdraw, withdrawGraceMessages } from '../grace/waiting-messages.ts';
import { takeOrRefusePlaces } from '../hooks/take-or-refuse-places.ts';

type Stored = {
  readonly id: number;
  readonly store_id: number;
  readonly order_id: number;
  readonly leaves_at: Date;
  readonly version: number;
  readonly places: number;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
  readonly taken_back_at: Date | null;
};

/** What became of one order; `by` is the person who changed it since. */
export type TakenBack = {
  readonly orderId: number;
  readonly row: WholeRow | undefined;
  readonly kept: { readonly reason: KeptReason; readonly by: string | null } | null;
};

/**
 * Takes back what one request of the actor changed, each order as if it were alone. Undefined where the actor changed nothing by it, or
 * so long ago that it is forgotten. An order that was taken back before counts as taken back: a second press finds what it asked for.
 */
export async function takeBack(context: WriteContext, graceId: number, entities: Entities): Promise<readonly TakenBack[] | undefined> {
  const { db, actor } = context;
  const { rows } = await sql<Pick<Stored, 'id' | 'order_id'>>`
    select g.id, g.order_id from order_graces g join order_graces asked on asked.request_id = g.request_id and asked.actor_id = g.actor_id
    where asked.id = ${graceId} and g.actor_id = ${actor.id} order by g.order_id, g.id desc`.execute(db);
  if (rows.length === 0) return undefined;
  await lockRows(
    context,
    rows.map(({ order_id }) => order_id),
  );
  const outcomes: TakenBack[] = [];
  for (const { id, order_id } of rows) outcomes.push(await takeBackOne(context, { id, orderId: order_id }, entities));
  return outcomes;
}

async function takeBackOne(
  context: WriteContext,
  { id, orderId }: { readonly id: number; readonly orderId: number },
  entities: Entities,
): Promise<TakenBack> {
  const row = await lockRow(context, orderId);
  // Read after the order is locked: a press of another tab may have come first.
  const grace = oneRow(
    (
      await sql<Stored>`
    select id, store_id, order_id, leaves_at, version, places, before, after, taken_back_at from order_graces where id = ${id} for update`.execute(
        context.db,
      )
    ).rows,
  );
  if (grace.taken_back_at !== null) return { orderId, row, kept: null };
  const keptFor = (reason: KeptReason, by: string | null = null): TakenBack => ({ orderId, row, kept: { reason, by } });
  if (row === undefined) return keptFor('deleted');
  if (grace.before === null || grace.after === null) return keptFor(row['erased_at'] === null ? 'left' : 'erased');
  if (grace.leaves_at <= context.now) return keptFor('left');
  const changer = await changedSince(context, row, grace);
  if (changer !== undefined) return keptFor('changed', changer.name);
  if (!isAsLeft(row, grace.after)) return keptFor('changed');
  if (!(await canWithdraw(context.db, placeOf(grace)))) return keptFor('left');
  const parts = { before: grace.before, after: grace.after };
  try {
    return { orderId, row: await savepoint(context.db, () => putBack(context, { row, grace, parts }, entities)), kept: null };
  } catch (error) {
    const reason = error instanceof Refusal ? reasons[error.code] : undefined;
    if (reason === undefined) throw error;
    return keptFor(reason);
  }
}

const reasons: Readonly<Partial<Record<string, KeptReason>>> = {
  order_full: 'place_gone',
  duplicate: 'pin_taken',
  conflict: 'service_gone',
};

type Returning = {
  readonly row: WholeRow;
  readonly grace: Stored;
  readonly parts: Parameters<typeof returnedValues>[1];
};

/** The order is what it was, has a place at its time, and the messages about the change are withdrawn. */
async function putBack(context: WriteContext, { row, grace, parts }: Returning, entities: Entities): Promise<WholeRow> {
  const { db, now } = context;
  const values = returnedValues(row, parts);
  const changes = compareValues(orders, row, values);
  const after = await withViolations(orders, () => updateRecorded(context, row, { values, changes, lookup: entities.find }));
  if (after === undefined) throw refuse('conflict');
  await takeOrRefusePlaces({ ...context, takesBack: { places: grace.places } }, [{ before: row, after }]);
  await withdrawGraceMessages(db, placeOf(grace), now);
  await sql`
    update order_graces set taken_back_at = ${now}, back_version = ${after.version}, before = null, after = null where id = ${grace.id}`.execute(
    db,
  );
  return after;
}

const placeOf = ({ id, store_id, order_id }: Stored) => ({ id, storeId: store_id, orderId: order_id });

/** Who changed since where or when the order is, or what became of it; a change that was taken back itself does not count. */
async function changedSince(
  { db }: WriteContext,
  { id }: WholeRow,
  { version }: Stored,
): Promise<{ readonly name: string | null } | undefined> {
  const { rows } = await sql<{ name: string | null }>`
    select h.actor_name as name from history h join orders o on o.id = h.record_id
    where h.resource = 'orders' and h.record_id = ${id} and h.version > ${version} and h.changes ?| ${[...comparedFields]}::text[]
      and not ${isTakenBack}
    order by h.id desc limit 1`.execute(db);
  return rows[0];
}
