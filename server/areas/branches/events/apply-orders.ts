import { findEarliestInstant } from '../../../../contract/derive/actions.ts';
import { compareValues } from '../../../../contract/derive/difference.ts';
import { serverWords } from '../../../../contract/messages/cs/server.ts';
import { orders } from '../../../../contract/resources/web-orders/orders.ts';
import { type OrderEvent, orderStateOf, type ReportedStep, reportedSteps } from '../../../../contract/rules/orders/order-states.ts';
import type { Database } from '../../../db/database.ts';
import type { WholeRow } from '../../../db/rows/present.ts';
import { type Author, type WriteContext, withoutAccount } from '../../../db/rows/write/write-context.ts';
import { updateRecorded } from '../../../db/rows/write/write-statement.ts';
import { actOnRow } from '../../../engine/write/act-on-row.ts';
import { lockedRow } from '../../../engine/write/write-row.ts';
import type { BookingTools } from '../../booking/ordering/client-context.ts';
import type { Counted, Subject } from './journal.ts';
import { parseSubject } from './subject.ts';

/** What orders are changed with in addition to the transaction of the batch. */
export type OrderTools = Omit<BookingTools, 'db'>;

/** Whom history names. */
const authors: Readonly<Record<ReportedStep, Author>> = {
  arrive: withoutAccount(serverWords.kiosk),
  serve: withoutAccount(serverWords.branch),
  miss: withoutAccount(serverWords.branch),
};

/** Lets the orders that the subjects are take the steps that follow from all that was reported of them. */
export async function applyOrders(db: Database, subjects: readonly Subject[], now: Date, tools: OrderTools): Promise<void> {
  const reported = subjects.flatMap(({ subject, events }) => {
    const [kind, id] = parseSubject(subject);
    return kind === 'order' ? [{ id, events: events.flatMap((event) => orderEvent(event, now)) }] : [];
  });
  if (reported.length === 0) return;
  // Everybody who locks several takes them in one order.
  const present = await lockPresent(
    db,
    reported.map(({ id }) => id),
  );
  for (const { id, events } of reported) if (present.has(id)) await apply({ id, events }, db, now, tools);
}

/** Those that were not deleted, held until the transaction ends. */
async function lockPresent(db: Database, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

type ReportedOrder = { readonly id: number; readonly events: readonly OrderEvent[] };

async function apply({ id, events }: ReportedOrder, db: Database, now: Date, { entities, salt, delivery }: OrderTools): Promise<void> {
  const context: Omit<WriteContext, 'actor'> = {
    db,
    resource: orders,
    now,
    requestId: 'branch',
    address: '',
    salt,
    delivery,
    language: 'cs',
  };
  const locked = await lockedRow({ ...context, actor: authors.arrive }, id);
  let row: WholeRow = locked;
  const state = orderStateOf(row['state']);
  if (state === undefined) return;
  const isTooEarly = (step: ReportedStep, at: Date): boolean => findEarliestInstant(orders, step, locked, at) !== undefined;
  for (const action of reportedSteps({ state, isTooEarly }, events))
    row = await actOnRow({ ...context, actor: authors[action] }, row, { action, draft: {} }, entities);
  if (events.length > 0 && row['stepped_at'] !== null) await endUndo({ ...context, actor: authors.arrive }, row, entities);
}

/** The branch reported what a clerk had already noted: the client has a ticket now, so the step is offered to no one as one to undo. */
async function endUndo(context: WriteContext, row: WholeRow, { find }: OrderTools['entities']): Promise<void> {
  const values = { stepped_at: null };
  await updateRecorded(context, row, { values, changes: compareValues(orders, row, values), lookup: find });
}

/** A clock that is a little ahead reports now. */
function orderEvent({ sequence, at, event }: Counted, now: Date): readonly OrderEvent[] {
  const { kind } = event;
  const isOfOrder = kind === 'order_arrived' || kind === 'order_served' || kind === 'order_missed';
  return isOfOrder ? [{ sequence, at: Math.min(at, now.getTime()), kind }] : [];
}
