import { sql } from 'kysely';
import type { Language } from '../../../../contract/basics/languages.ts';
import { Refusal, refuse, refuseValues } from '../../../../contract/basics/refusal.ts';
import { compareValues } from '../../../../contract/derive/difference.ts';
import { orders } from '../../../../contract/resources/web-orders/orders.ts';
import { type BookableDay, freeTimeAt, listFreeTimes } from '../../../../contract/rules/booking/free-times.ts';
import type { Day } from '../../../../contract/rules/opening/calendar-days.ts';
import { visitUid } from '../../../../contract/rules/orders/calendar-file.ts';
import { mayClient, type OrderAct, type OrderState, orderStateOf } from '../../../../contract/rules/orders/order-states.ts';
import type { Database } from '../../../db/database.ts';
import type { WholeRow } from '../../../db/rows/present.ts';
import type { WriteContext } from '../../../db/rows/write/write-context.ts';
import { updateRecorded } from '../../../db/rows/write/write-statement.ts';
import { actOnRow } from '../../../engine/write/act-on-row.ts';
import type { Entities } from '../../../engine/write/hooks.ts';
import { editRow, lockedRow } from '../../../engine/write/write-row.ts';
import { digestSecret } from '../../../keys/secrets.ts';
import { daysAround, nearestTo } from '../availability/nearest-free-times.ts';
import { confirmUntil, readPromise } from '../availability/order-promise.ts';
import { linkValidMs, linkValidUntil } from '../client-messages/order-link.ts';
import { type Movable, timesForOrder } from './offered-service.ts';
import { type OfficeChange, officeChange } from './read-office-change.ts';
import { refuseMovedOften, refuseTooMany } from './refuse-too-many.ts';

/** What the client of an order sees of it. */
export type ClientOrder = {
  readonly state: OrderState;
  readonly store: {
    readonly id: number;
    readonly name: string;
    readonly name_en: string | null;
    readonly street: string | null;
    readonly city: string | null;
    readonly phone: string | null;
    /** Whether a kiosk takes the PIN there. */
    readonly has_kiosk: boolean;
  };
  readonly service: { readonly id: number; readonly name: string; readonly name_en: string | null };
  readonly starts_at: string;
  readonly ends_at: string;
  readonly name: string | null;
  readonly language: Language;
  readonly pin: string | null;
  readonly confirm_until: string | null;
  readonly uid: string;
  readonly sequence: number;
  readonly can_be_changed: boolean;
  /** The office moved it and asks whether the time suits. */
  readonly answer_asked: boolean;
  /** What the office did last with the order; null where the client changed it since, and where no one did. */
  readonly office_change: OfficeChange | null;
};

type Row = {
  readonly id: number;
  readonly state: OrderState;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly created_at: Date;
  readonly name: string;
  readonly language: Language;
  readonly pin: string;
  readonly confirm_until: Date;
  readonly sequence: number;
  readonly store: ClientOrder['store'];
  readonly service: ClientOrder['service'];
  readonly office_change: OfficeChange | null;
  readonly is_asked: boolean;
};

/** The order of a link, for anyone who has its secret; refused where there is none. Changes nothing. */
export async function showOrder(db: Database, secret: string, now: Date): Promise<ClientOrder> {
  const { rows } = await sql<Row>`
    select o.id, o.state, o.starts_at, o.ends_at, o.created_at, o.name, o.language, o.pin,
      o.move_answer is not distinct from 'waiting' as is_asked,
      ${confirmUntil} as confirm_until,
      coalesce((select max(m.sequence) from order_messages m where m.store_id = o.store_id and m.order_id = o.id), 0) as sequence,
      json_build_object('id', s.id, 'name', coalesce(w.heading, s.label), 'name_en', w.heading_en, 'street', s.street, 'city', s.city,
        'phone', coalesce(w.contact_phone, s.phone), 'has_kiosk',
        exists (select from touch_screens k where k.store_id = s.id and k.active and k.deleted_at is null)) as store,
      json_build_object('id', v.id, 'name', coalesce(v.web_order_name, v.name), 'name_en', v.web_order_name_en) as service,
      ${officeChange} as office_change
    from order_links l join orders o on o.store_id = l.store_id and o.id = l.order_id
    join stores s on s.id = o.store_id join services v on v.store_id = o.store_id and v.id = o.service_id
    left join web_stores w on w.store_id = s.id and w.deleted_at is null
    where l.digest = ${digestSecret(secret)} and ${linkValidUntil} > ${now} and o.deleted_at is null`.execute(db);
  const [row] = rows;
  if (row === undefined) throw refuse('order_link_not_valid');
  return {
    state: row.state,
    store: row.store,
    service: row.service,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    name: row.name,
    language: row.language,
    pin: row.state === 'unconfirmed' ? null : row.pin,
    confirm_until: row.state === 'unconfirmed' ? row.confirm_until.toISOString() : null,
    uid: visitUid(row),
    sequence: row.sequence,
    can_be_changed: mayClient(row.state, 'move') && row.starts_at > now,
    answer_asked: row.is_asked && mayClient(row.state, 'move') && row.starts_at > now,
    office_change: row.office_change === null ? null : { ...row.office_change, at: new Date(row.office_change.at).toISOString() },
  };
}

/** Confirms the order, unless its e-mail has as many as the plan allows; one that is confirmed already stays so. */
export async function confirmOrder(context: WriteContext, secret: string, entities: Entities): Promise<void> {
  const { row, writing } = await readLinkedOrder(context, secret);
  if (row['state'] === 'confirmed') return;
  refuseNotForClient(row, 'confirm');
  const place = { storeId: Number(row['store_id']), serviceId: Number(row['service_id']), startsAt: new Date(String(row['starts_at'])) };
  await refuseTooMany(context.db, {
    ...place,
    email: String(row['email']),
    now: context.now,
    address: null,
    promise: await promiseOf(context.db, row),
  });
  await actOnRow(writing, row, { action: 'confirm', draft: {} }, entities);
}

/** Notes that the time suits to which the office moved the order; answered again, or where nothing is asked, it stays as it is. */
export async function agreeToMove(context: WriteContext, secret: string, entities: Entities): Promise<void> {
  const { row } = await readLinkedOrder(context, secret);
  if (row['move_answer'] !== 'waiting') return;
  refuseNotForClient(row, 'move', context.now);
  const values = { move_answer: 'suits' };
  await updateRecorded(context, row, { values, changes: compareValues(orders, row, values), lookup: entities.find });
}

/**
 * Cancels the order. The PIN is asked for because programs that look into mails press buttons too. The client of an unconfirmed order
 * has no PIN yet, so none is asked for: what such a program could end is not valid yet.
 */
export async function cancelOrder(
  context: WriteContext,
  { secret, pin }: { readonly secret: string; readonly pin: string },
  entities: Entities,
): Promise<void> {
  const { row } = await readLinkedOrder(context, secret);
  if (row['state'] === 'cancelled') return;
  if (row['state'] !== 'unconfirmed' && row['pin'] !== pin.replaceAll(/\s/gu, '')) throw refuseValues({ pin: { code: 'wrong_pin' } });
  refuseNotForClient(row, 'cancel', context.now);
  await actOnRow(context, row, { action: 'cancel', draft: {} }, entities);
}

/** Moves the order to another time of its service that is offered to it now, for as long as that one takes. */
export async function moveOrder(
  context: WriteContext,
  { secret, startsAt }: { readonly secret: string; readonly startsAt: Date },
  entities: Entities,
): Promise<void> {
  const { db, now } = context;
  const { row, writing } = await readLinkedOrder(context, secret);
  refuseNotForClient(row, 'move', now);
  if (Date.parse(String(row['starts_at'])) === startsAt.getTime()) throw refuse('order_not_moved', { at: 'starts_at' });
  await refuseMovedOften(db, row.id, now);
  const days = await timesForOrder(db, movableOf(row), { ...daysAround(startsAt), now });
  const wanted = freeTimeAt(startsAt, days);
  const others = listFreeTimes(days).filter((time) => time !== wanted);
  const taken = (): Refusal => refuse('time_not_free', { at: 'starts_at', nearest: nearestTo(startsAt, others) });
  if (wanted === undefined) throw taken();
  const endsAt = new Date(wanted.ends_at);
  const times = { starts_at: startsAt.toISOString(), ends_at: endsAt.toISOString(), over_capacity_reason: null };
  const link = { secret, endsAt: new Date(endsAt.getTime() + linkValidMs) };
  await editRow({ ...writing, clientLink: link }, row, times, entities).catch((error: unknown) => {
    // Someone was quicker, or the office closed meanwhile.
    throw error instanceof Refusal && lateRefusals.includes(error.code) ? taken() : error;
  });
}

/** What the order may be refused for between the look at free times and the change. */
const lateRefusals: readonly string[] = [
  'order_full',
  'order_not_offered',
  'office_closed',
  'service_blocked',
  'outside_opening_hours',
  'order_in_past',
];

/** The days with the times that the order of the link can be moved to. */
export async function showTimesOfMove(
  db: Database,
  { secret, now, ...days }: { readonly secret: string; readonly first: Day; readonly last: Day; readonly now: Date },
): Promise<readonly BookableDay[]> {
  const { rows } = await sql<Movable>`
    select o.id, o.store_id, o.service_id, o.starts_at from order_links l join orders o on o.store_id = l.store_id and o.id = l.order_id
    where l.digest = ${digestSecret(secret)} and ${linkValidUntil} > ${now} and o.deleted_at is null`.execute(db);
  const [order] = rows;
  if (order === undefined) throw refuse('order_link_not_valid');
  return timesForOrder(db, order, { ...days, now });
}

function movableOf(row: WholeRow): Movable {
  return {
    id: row.id,
    store_id: Number(row['store_id']),
    service_id: Number(row['service_id']),
    starts_at: new Date(String(row['starts_at'])),
  };
}

function promiseOf(db: Database, row: WholeRow): ReturnType<typeof readPromise> {
  return readPromise(db, { storeId: Number(row['store_id']), orderId: row.id });
}

/** An order with what its client changes it by: the letter about the change leads to the order again. */
type LinkedOrder = { readonly row: WholeRow; readonly writing: WriteContext };

/**
 * Locks the order that the link leads to, so that a second change waits. Links are replaced and ended only while the order is locked:
 * the link is therefore read again after the lock.
 */
async function readLinkedOrder(context: WriteContext, secret: string): Promise<LinkedOrder> {
  const { order_id: orderId } = await findLink(context, secret);
  const row = await lockedRow(context, orderId);
  const { ends_at: endsAt } = await findLink(context, secret);
  return { row, writing: { ...context, clientLink: { secret, endsAt } } };
}

type FoundLink = { readonly order_id: number; readonly ends_at: Date };

async function findLink({ db, now }: WriteContext, secret: string): Promise<FoundLink> {
  const { rows } = await sql<FoundLink>`
    select l.order_id, ${linkValidUntil} as ends_at
    from order_links l join orders o on o.store_id = l.store_id and o.id = l.order_id
    where l.digest = ${digestSecret(secret)} and ${linkValidUntil} > ${now}`.execute(db);
  const [link] = rows;
  if (link === undefined) throw refuse('order_link_not_valid');
  return link;
}

/** Refuses what the client cannot do to the order in its state; with a moment given, also where its time has begun by then. */
function refuseNotForClient(row: WholeRow, act: OrderAct, now?: Date): void {
  const state = orderStateOf(row['state']);
  const hasBegun = now !== undefined && Date.parse(String(row['starts_at'])) <= now.getTime();
  if (state === undefined || !mayClient(state, act) || hasBegun) throw refuse('order_not_changeable');
}
