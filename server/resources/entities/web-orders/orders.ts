import { randomInt } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Row } from '../../../db/rows/present.ts';
import type { Values, Writing } from '../../../db/rows/write/writing.ts';
import { endOrderLinks } from '../../../work/client-messages/order-link.ts';
import { notePhone, trustPhone } from '../../../work/client-messages/unproven-phones.ts';
import type { Hooks, RowChange } from '../hooks.ts';
import { judgeOrders } from './judge-orders.ts';
import { placed, settleOrders } from './settle-orders.ts';
import { tellClient } from './tell-client.ts';

/** An order made in the console is made by staff: it gets its PIN from the server and is confirmed at once. */
export const orders: Hooks = {
  judge: judgeOrders,
  settle: (writing, change) => settle(writing, [change]),
  settleMany: settle,
  settledBy: [...placed, 'email', 'phone'],
  complete: async ({ now, isImport, batch }) => ({
    channel: isImport === true ? 'import' : 'staff',
    state: 'confirmed',
    confirmed_at: now.toISOString(),
    pin: newPin(batch),
  }),
  onlyWhere: (valueOf) => sql`not exists (${withSamePin(valueOf)})`,
  completeEdit: renewPin,
};

/** Orders with the same PIN at the store within a day of the appointment: of six digits no two may have one there. */
function withSamePin(valueOf: (name: string) => RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select from orders o
    where o.pin collate app_cs = ${valueOf('pin')} and o.store_id = ${valueOf('store_id')} and o.deleted_at is null
      and o.starts_at between ${valueOf('starts_at')}::timestamptz - interval '1 day' and ${valueOf('starts_at')}::timestamptz + interval '1 day'`;
}

/** An order that moves keeps its PIN, unless somebody has it there already (page 05, Orders). */
async function renewPin({ db }: Pick<Writing, 'db'>, row: Row, values: Values): Promise<Values> {
  if (!['store_id', 'starts_at'].some((name) => Object.hasOwn(values, name))) return {};
  for (let pin = row['pin']; ; pin = newPin(undefined)) {
    const at: Values = { ...row, ...values, pin };
    const { rows } = await sql`${withSamePin((name) => sql`${at[name]}`)} and o.id <> ${row.id} limit 1`.execute(db);
    if (rows.length === 0) return pin === row['pin'] ? {} : { pin };
  }
}

/** PINs given out in a batch: rows that are made at once do not see each other. */
const pinsOf = new WeakMap<object, Set<string>>();

function newPin(batch: object | undefined): string {
  const drawn = () => String(randomInt(1_000_000)).padStart(6, '0');
  if (batch === undefined) return drawn();
  const given = pinsOf.get(batch) ?? new Set<string>();
  pinsOf.set(batch, given);
  let pin = drawn();
  while (given.has(pin)) pin = drawn();
  given.add(pin);
  return pin;
}

async function settle(writing: Writing, changes: readonly RowChange[]): Promise<void> {
  await settleOrders(writing, changes);
  for (const change of changes) {
    await endFormerLinks(writing, change);
    await judgePhone(writing, change);
    await tellClient(writing, change);
  }
}

/** Where the office puts the e-mail right, the former one may be a stranger's. Clients who put it right themselves keep their link. */
async function endFormerLinks({ db, actor, now }: Writing, { before, after }: RowChange): Promise<void> {
  if (before === null || after === null || actor.id === null || before['email'] === after['email']) return;
  await endOrderLinks(db, { store_id: Number(after['store_id']), id: after.id }, now);
}

/** A number that a client gives is anybody's; one that the office puts right is the client's. */
async function judgePhone({ db, actor, now, salt, unprovenFrom }: Writing, { before, after }: RowChange): Promise<void> {
  if (after === null) return;
  const order = { storeId: Number(after['store_id']), orderId: after.id };
  const phone = after['phone'];
  if (before === null && unprovenFrom !== undefined && typeof phone === 'string')
    return notePhone(db, { ...order, phone, network: unprovenFrom, now, salt });
  if (before !== null && actor.id !== null && before['phone'] !== phone) await trustPhone(db, order);
}
