import { fulfils, isSuperAdministrator } from '../../../../contract/basics/access.ts';
import type { Details } from '../../../../contract/basics/errors.ts';
import { type Refusal, refuse } from '../../../../contract/basics/refusal.ts';
import { offeredEnd, offeredVisit, planOfService } from '../../../../contract/rules/booking/plan-of-service.ts';
import { blockedHours, blockOver, type ServiceBlock, sourcesOfService } from '../../../../contract/rules/booking/service-hours.ts';
import { type Ban, banOn } from '../../../../contract/rules/mailboxes/blacklist.ts';
import { spokenInterval } from '../../../../contract/rules/opening/intervals.ts';
import { dayAt, isOpenAt } from '../../../../contract/rules/opening/open-instants.ts';
import { type OutsideHours, outsideHours } from '../../../../contract/rules/opening/outside-hours.ts';
import { changePurpose } from '../../../../contract/rules/orders/order-changes.ts';
import { orderStateOf, stateAfter } from '../../../../contract/rules/orders/order-states.ts';
import type { Author, WriteContext } from '../../../db/rows/write/write-context.ts';
import type { ComingRow } from '../../../engine/write/hooks.ts';
import { spellingsOf } from '../email-spellings.ts';
import { keepCheckInput } from './kept-check-input.ts';
import { type AskedTime, askedOf, readOrderCheckInput, type StoreCheckInput } from './order-check-input.ts';

/**
 * Refuses an order for a blocked e-mail, for a time when the branch is closed or the service is not offered, and for one that has
 * passed (page 05). Who has the right to order over capacity gives a reason and is not asked for the hours. Judges only what is
 * new: an old order that lies outside of hours of today is edited as ever, and one that is over comes back whatever holds now.
 */
export async function judgeOrders(context: WriteContext, coming: readonly ComingRow[]): Promise<readonly (Refusal | undefined)[]> {
  const { db, actor, now, heldTime, clientMessage } = context;
  const ended = coming.map((row) => endedOf(row) ?? (clientMessage === undefined ? undefined : unwrittenOf(row)));
  const all = coming.map(askedOf);
  const emails = all.flatMap(({ email }) => email ?? []);
  const times = all.flatMap(({ time }) => time ?? []);
  if (emails.length + times.length === 0) return ended;
  const today = dayAt(now);
  const { bans, checkInputOf } = await readOrderCheckInput(db, { emails, times, today });
  const [only] = times.length === 1 ? times : [];
  if (only !== undefined) keepCheckInput(context, only, checkInputOf(only.storeId));
  return all.map(({ email, time, isBeyond }, index) => {
    if (ended[index] !== undefined) return ended[index];
    if (time !== undefined && time.to <= now && !isBack(coming[index])) return refuse('order_in_past', { at: 'starts_at' });
    const ban = email === undefined ? undefined : banOn(spellingsOf(email), bans, today);
    if (ban !== undefined) return blocked(ban, actor);
    if (time === undefined) return undefined;
    if (!isBeyond) return refusedTime(time, checkInputOf(time.storeId), { isHeld: heldTime === true, actor });
    return mayExceed(actor) ? undefined : refuse('over_capacity_not_yours', { at: 'over_capacity_reason' });
  });
}

const mayExceed = (actor: Author): boolean => fulfils(actor, ['ordering', 'over_capacity']);

/** What a refusal advises to who may order over capacity, and to no one else: to write the reason. */
export function wayOut(actor: Author): Details {
  return mayExceed(actor) ? { way: 'over_capacity_reason' } : {};
}

type Asking = { readonly isHeld: boolean; readonly actor: Author };

/** Why the time is none that anybody can order: the office is closed, or the plan of the service offers another one. */
function refusedTime(time: AskedTime, input: StoreCheckInput, { isHeld, actor }: Asking): Refusal | undefined {
  const { plans } = input;
  const sources = sourcesOfService(input.sources, input.blocks, time.serviceId);
  const outside = outsideHours(time.from, time.to, sources);
  if (outside !== undefined) return closed(outside, time);
  const block = blockOver(time.from, time.to, sources.blocks);
  if (block !== undefined) return serviceBlocked(block, time, actor.id !== null);
  const plan = planOfService(time.serviceId, plans);
  if (plan === undefined || isHeld) return undefined;
  const visit = { starts_at: time.from, ends_at: time.to };
  if (offeredVisit(visit, plan, sources) !== undefined) return undefined;
  // A program that moves an order by its beginning alone learns how long that time is.
  const ends = offeredEnd(visit, plan, sources);
  const details = wayOut(actor);
  return ends === undefined
    ? refuse('order_not_offered', { at: 'starts_at', details })
    : refuse('order_other_length', { at: 'ends_at', details: { ...details, ends_at: ends.toISOString() } });
}

/** What has come to an end stays where and when it was, so that reports of past days stay true. */
function endedOf({ before, after }: ComingRow): Refusal | undefined {
  if (before === null || isMovable(before['state'])) return undefined;
  const moved = ['starts_at', 'ends_at', 'store_id', 'service_id'].find((name) => before[name] !== after[name]);
  return moved === undefined ? undefined : refuse('order_ended', { at: moved });
}

/** The office would take a message for sent that is added to a change of which no client is written to. */
function unwrittenOf({ before, after }: ComingRow): Refusal | undefined {
  if (before === null || changePurpose(before, after) !== undefined) return undefined;
  return refuse('message_not_written', { at: 'client_message' });
}

/** A row that comes back from the trash is what it was, so its time may have passed meanwhile. Only such a row has an id and no `before`. */
function isBack(row: ComingRow | undefined): boolean {
  return row?.before === null && row.after['id'] !== undefined;
}

function isMovable(value: unknown): boolean {
  const state = orderStateOf(value);
  return state !== undefined && stateAfter(state, 'move') !== undefined;
}

/** The refusal of a banned client: why and until when. A user who can lift the ban also gets where. */
function blocked({ pattern, reason, until }: Ban, actor: Author): Refusal {
  // Why is for staff alone: a client learns that it is so.
  if (actor.id === null) return refuse('client_blocked', { at: 'email', hit: pattern });
  const details = {
    pattern,
    ...(reason === null ? {} : { reason }),
    ...(until === null ? {} : { until }),
    ...(isSuperAdministrator(actor) ? { way: 'list' } : {}),
  };
  return refuse('email_blocked', { at: 'email', hit: pattern, details });
}

/** When the service is blocked on the day; why is for staff alone. */
function serviceBlocked(block: ServiceBlock, { from }: AskedTime, isStaff: boolean): Refusal {
  const hours = block.from_time === null ? {} : { hours: spokenInterval(blockedHours(block)) };
  const note = isStaff && block.note !== null ? { note: block.note } : {};
  return refuse('service_blocked', { at: 'starts_at', details: { day: dayAt(from), ...hours, ...note } });
}

/** What hours the day has; of a day without any, why not. */
function closed({ day, intervals, reasons }: OutsideHours, { from }: AskedTime): Refusal {
  const { code, name, holiday } = reasons.at(-1) ?? { code: 'no_plan', name: null, holiday: null };
  if (intervals.length === 0) {
    const details = { day, code, ...(name === null ? {} : { name }), ...(holiday === null ? {} : { holiday }) };
    return refuse('office_closed', { at: 'starts_at', details });
  }
  // A person who begins in time and only ends too late changes the end.
  const at = isOpenAt(from, () => intervals) ? 'ends_at' : 'starts_at';
  return refuse('outside_opening_hours', { at, details: { day, hours: intervals.map(spokenInterval).join(', ') } });
}
