import { randomInt } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { timeZone } from '../../../../contract/basics/limits.ts';
import { dayAt } from '../../../../contract/rules/opening/open-instants.ts';
import { answerAfter } from '../../../../contract/rules/orders/order-changes.ts';
import { type OrderAct, orderStateOf, stateAfter } from '../../../../contract/rules/orders/order-states.ts';
import type { WholeRow } from '../../../db/rows/present.ts';
import type { Values, WriteContext } from '../../../db/rows/write/write-context.ts';
import type { Hooks, RowChange } from '../../../engine/write/hooks.ts';
import { followAddress, withdrawMessages } from '../client-messages/follow-address.ts';
import { endOrderLinks } from '../client-messages/order-link.ts';
import { notePhone, trustPhone } from '../client-messages/unproven-phones.ts';
import { type Grace, openGrace } from '../grace/open-graces.ts';
import { holdEarlier } from '../grace/waiting-messages.ts';
import { countRefusals } from './email-blacklist.ts';
import { judgeOrders } from './judge-orders.ts';
import { notifyClient } from './notify-client.ts';
import { placed, takeOrRefusePlaces, takingOfNew } from './take-or-refuse-places.ts';

/** An order made in the console is made by staff: it gets its PIN from the server and is confirmed at once. */
export const orders: Hooks = {
  judge: judgeOrders,
  settle: (context, change) => settle(context, [change]),
  taking: takingOfNew,
  settlesNew: (draft) => ['email', 'phone', 'over_capacity_reason'].some((name) => typeof draft[name] === 'string'),
  settleMany: settle,
  settledBy: [...placed, 'email', 'phone'],
  complete: async ({ now, isImport, batch }) => ({
    channel: isImport === true ? 'import' : 'staff',
    state: 'confirmed',
    confirmed_at: now.toISOString(),
    pin: newPin(batch),
  }),
  giveAnew,
  completeEdit: stateOfMoved,
  onRefused: countRefusals,
};

/** What a move makes of the state and of the answer: a client who is here today is not here on another day. */
function stateOfMoved(row: WholeRow, changed: Values, { actor, asksAnswer }: WriteContext): Values {
  const act = moveOf(row, changed);
  const state = orderStateOf(row['state']);
  const after = act === undefined || state === undefined ? undefined : stateAfter(state, act);
  if (act === undefined || after === undefined) return {};
  const answer = answerAfter(row['move_answer'], { isStaff: actor.id !== null, asks: asksAnswer === true });
  const answered = answer === row['move_answer'] ? {} : { move_answer: answer };
  // A client who had arrived on the former day has not arrived on the new one.
  return after === state ? answered : { ...answered, state: after, arrived_at: null, stepped_at: null };
}

function moveOf(row: WholeRow, changed: Values): OrderAct | undefined {
  const [was, is] = [row['starts_at'], changed['starts_at']].map((value) =>
    typeof value === 'string' ? dayAt(new Date(value)) : undefined,
  );
  if (is === undefined) return undefined;
  return is === was ? 'move' : 'move_to_other_day';
}

/** An order that moves keeps its PIN, unless someone has it there already (page 05, Orders). */
async function giveAnew({ db }: WriteContext, after: WholeRow): Promise<Values> {
  for (let pin = after['pin']; ; pin = newPin(undefined)) {
    const { rows } = await sql`
      select from orders o
      where o.store_id = ${after['store_id']} and o.pin = ${pin} and o.deleted_at is null and o.id <> ${after.id}
        and ${dayOf(sql`o.starts_at`)} = ${dayOf(sql`${after['starts_at']}::timestamptz`)}
      limit 1`.execute(db);
    if (rows.length === 0) return pin === after['pin'] ? {} : { pin };
  }
}

/** As the key of PINs has it. */
function dayOf(instant: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(${instant} at time zone ${sql.lit(timeZone)})::date`;
}

/** PINs given out in a batch: a file gives out many at once, and each that two rows have costs the insert of one again. */
const pinsOf = new WeakMap<object, Set<string>>();

function newPin(batch: object | undefined): string {
  if (batch === undefined) return pins.drawn();
  const given = pinsOf.get(batch) ?? new Set<string>();
  pinsOf.set(batch, given);
  let pin = pins.drawn();
  while (given.has(pin)) pin = pins.drawn();
  given.add(pin);
  return pin;
}

async function settle(context: WriteContext, changes: readonly RowChange[]): Promise<void> {
  // Before the places are given back.
  const graces = new Map<RowChange, Grace>();
  for (const change of changes) {
    const grace = await openGrace(context, change);
    if (grace !== undefined) graces.set(change, grace);
  }
  await takeOrRefusePlaces(context, changes);
  for (const change of changes) {
    const grace = graces.get(change);
    const corrected = correctedBy(context, change);
    if (corrected !== undefined) await withdrawMessages(context, corrected);
    await endFormerLinks(context, change);
    await judgePhone(context, change);
    const isNotified = await notifyClient(grace === undefined ? context : { ...context, grace }, change);
    if (grace !== undefined) await holdEarlier(context.db, { id: grace.id, ...placeOf(change) });
    if (corrected !== undefined && !isNotified) await followAddress(context, corrected);
  }
}

function placeOf({ after }: RowChange): { readonly storeId: number; readonly orderId: number } {
  return { storeId: Number(after?.['store_id']), orderId: after?.id ?? 0 };
}

/** The change, where the office may have put an address right by it. */
function correctedBy(
  { actor }: WriteContext,
  { before, after }: RowChange,
): { readonly before: WholeRow; readonly after: WholeRow } | undefined {
  return before === null || after === null || actor.id === null ? undefined : { before, after };
}

/** Where the office puts the e-mail right, the former one may be a stranger's. Clients who put it right themselves keep their link. */
async function endFormerLinks({ db, actor, now }: WriteContext, { before, after }: RowChange): Promise<void> {
  if (before === null || after === null || actor.id === null || before['email'] === after['email']) return;
  await endOrderLinks(db, { store_id: Number(after['store_id']), id: after.id }, now);
}

/** A number that a client gives is anybody's; one that the office puts right is the client's. */
async function judgePhone({ db, actor, now, salt, unprovenFrom }: WriteContext, { before, after }: RowChange): Promise<void> {
  if (after === null) return;
  const order = { storeId: Number(after['store_id']), orderId: after.id };
  const phone = after['phone'];
  if (before === null && unprovenFrom !== undefined && typeof phone === 'string')
    return notePhone(db, { ...order, phone, network: unprovenFrom, now, salt });
  if (before !== null && actor.id !== null && before['phone'] !== phone) await trustPhone(db, order);
}

/** Where PINs of orders come from: an object, so that a test can let few of them be drawn. */
export const pins = { drawn: (): string => String(randomInt(1_000_000)).padStart(6, '0') };
