import type { orderChannels, orders } from '../../../contract/resources/web-orders/orders.ts';
import { dueBefore, isOrderDue } from '../../../contract/rules/backup/erasing-due.ts';
import { defaultRetention } from '../../../contract/rules/backup/retention.ts';
import type { OrderState } from '../../../contract/rules/orders/order-states.ts';
import { between, happens, pick, pickWeighted, type Random, seedRandom } from '../../../contract/rules/values/random.ts';
import { cancelReasons, clientThemself, notes } from '../content/order-words.ts';
import { contactedUntil } from '../entities/stores.ts';
import { addDays, type Day, dayMs, dayOf, daysBetween, iso, minuteMs } from '../town/calendar.ts';
import type { DemoRow } from '../town/demo-row.ts';
import { clientEmail, fullName, personOf, phoneOf } from '../town/people.ts';
import { type BookedSlot, bookedSlots } from './booked-slots.ts';
import type { Office } from './office.ts';
import { type Booking, type PlayedTicket, playedDay } from './played-day.ts';

type Channel = (typeof orderChannels)[number];

/** How an order was made and what became of it by `now`. Instants in milliseconds. */
type OrderCourse = {
  readonly channel: Channel;
  readonly state: OrderState;
  readonly createdAt: number;
  readonly confirmedAt: number | null;
  readonly cancelledAt: number | null;
};

/** Until when the central has learned of the store, and what time it is. */
type LastContact = { readonly contactedAt: number; readonly now: number };

const channels: readonly (readonly [Channel, number])[] = [
  ['web', 62],
  ['mobile', 19],
  ['staff', 14],
  ['webkiosk', 3],
  ['import', 2],
];
const confirmationMs = 60 * minuteMs;
const toleranceMs = 10 * minuteMs;

/**
 * The course of an order.
 * @param ticket the ticket of its client as far as the central knows; null when there is none
 */
function orderCourse(slot: BookedSlot, ticket: PlayedTicket | null, { contactedAt, now }: LastContact, random: Random): OrderCourse {
  const unconfirmed = slot.intent === 'never_confirms';
  const channel = unconfirmed ? 'web' : pickWeighted(random, channels);
  const createdAt = creation(slot, now, random);
  const confirmedAt = unconfirmed
    ? null
    : Math.min(now, createdAt + (channel === 'web' || channel === 'mobile' ? between(random, 1, 40) * minuteMs : 0));
  const cancelledAt = slot.intent === 'cancels' ? between(random, confirmedAt ?? createdAt, Math.min(now, slot.startsAt)) : null;
  return { channel, createdAt, confirmedAt, cancelledAt, state: stateOf(slot, ticket, createdAt, { contactedAt, now }) };
}

function stateOf(
  { intent, startsAt }: BookedSlot,
  ticket: PlayedTicket | null,
  createdAt: number,
  { contactedAt, now }: LastContact,
): OrderState {
  switch (intent) {
    case 'cancels':
      return 'cancelled';
    case 'never_confirms':
      return createdAt + confirmationMs < now ? 'expired' : 'unconfirmed';
    case 'stays_away':
      return startsAt + toleranceMs < contactedAt ? 'missed' : 'confirmed';
    case 'comes':
      return stateOfTicket(ticket);
  }
}

function stateOfTicket(ticket: PlayedTicket | null): OrderState {
  if (ticket === null) return 'confirmed';
  if (ticket.state === 'missed' || ticket.state === 'cancelled') return 'missed';
  return ticket.finishedAt === null ? 'arrived' : 'served';
}

// People reserve up to three weeks ahead; what lies further than that was made in the last two days.
function creation({ startsAt, intent }: BookedSlot, now: number, random: Random): number {
  const usual = startsAt - Math.round((0.15 + 20 * random() ** 2) * dayMs);
  const recent = now - between(random, 4, 2880) * minuteMs;
  if (intent === 'never_confirms' && startsAt > now && happens(random, 0.4)) return now - between(random, 2, 55) * minuteMs;
  return usual < now ? usual : recent;
}

export type OrderRow = DemoRow<typeof orders>;

/** Orders, and those of them that bring a client to the office on a day. */
export type PlannedOrders = { readonly rows: readonly OrderRow[]; bookingsOf(storeId: number, day: Day): readonly Booking[] };

/** Days of orders behind `now` and before it. */
export const daysOfOrders = 30;

/** Orders of a month back and a month ahead, in step with the tickets of those who came. */
export function plannedOrders(offices: readonly Office[], now: Date): PlannedOrders {
  const today = dayOf(now.getTime());
  const bookings = new Map<string, readonly Booking[]>();
  const rows: OrderRow[] = [];
  for (const day of daysBetween(addDays(today, -daysOfOrders), addDays(today, daysOfOrders))) {
    for (const office of offices) {
      const random = seedRandom('orders', office.storeId, day);
      const slots = bookedSlots(office, day, fillOf(day, today), random);
      const first = rows.length + 1;
      const coming = slots.flatMap((slot, place) => (slot.intent === 'comes' ? [{ ...slot, orderId: first + place }] : []));
      if (coming.length > 0) bookings.set(`${office.storeId} ${day}`, coming);
      const known = { contactedAt: contactedUntil(office.storeId, now) ?? 0, now: now.getTime() };
      const tickets = ticketsByOrder(playedDay(office, day, coming, now).tickets);
      for (const [place, slot] of slots.entries()) {
        const id = first + place;
        const ticket = tickets.get(id) ?? null;
        const row = orderRow(id, slot, orderCourse(slot, ticket, known, random), random);
        rows.push(kept({ ...row, arrived_at: ticket === null ? null : iso(ticket.createdAt) }, now));
      }
    }
  }
  return { rows, bookingsOf: (storeId, day) => bookings.get(`${storeId} ${day}`) ?? [] };
}

// A tenth of slots is taken on the day itself; the further ahead, the fewer.
function fillOf(day: Day, today: Day): number {
  const ahead = Math.max(0, daysBetween(today, day).length - 1);
  return 0.01 + 0.09 * Math.exp(-ahead / 15);
}

// Sent on to the cash desk, the client has two tickets: the last one says how the visit ended.
function ticketsByOrder(tickets: readonly PlayedTicket[]): ReadonlyMap<number, PlayedTicket> {
  return new Map(tickets.flatMap((ticket) => (ticket.orderId === null ? [] : [[ticket.orderId, ticket] as const])));
}

function orderRow(id: number, slot: BookedSlot, course: OrderCourse, random: Random): OrderRow {
  const person = personOf(random);
  const byClient = course.channel === 'web' || course.channel === 'mobile';
  const cancelledByClient = happens(random, 0.8);
  return {
    id,
    created_at: iso(course.createdAt),
    updated_at: iso(Math.max(course.createdAt, course.confirmedAt ?? 0, course.cancelledAt ?? 0)),
    store_id: slot.storeId,
    service_id: slot.serviceId,
    starts_at: iso(slot.startsAt),
    ends_at: iso(slot.endsAt),
    pin: pinOf(id),
    state: course.state,
    name: fullName(person),
    email: byClient || happens(random, 0.4) ? clientEmail(random, person) : null,
    email_problem: null,
    move_answer: null,
    phone: happens(random, byClient ? 0.7 : 0.9) ? phoneOf(random) : null,
    note: happens(random, 0.09) ? pick(random, notes) : null,
    consent: byClient,
    language: 'cs',
    over_capacity_reason: null,
    channel: course.channel,
    arrived_at: null,
    stepped_at: null,
    confirmed_at: course.confirmedAt === null ? null : iso(course.confirmedAt),
    cancelled_at: course.cancelledAt === null ? null : iso(course.cancelledAt),
    cancelled_by: course.cancelledAt === null ? null : cancelledByClient ? clientThemself : 'Jana Procházková',
    move_reason: null,
    cancel_reason: course.cancelledAt === null || (cancelledByClient && happens(random, 0.6)) ? null : pick(random, cancelReasons),
    erased_at: null,
  };
}

/** Data of clients that the job of the last night would have erased are gone. */
function kept(row: OrderRow, now: Date): OrderRow {
  const [made, ends, cancelled] = [row.created_at, row.ends_at, row.cancelled_at].map((at) => (at == null ? null : new Date(at)));
  if (made == null || ends == null) return row;
  const order = { state: row.state, created_at: made, ends_at: ends, cancelled_at: cancelled ?? null };
  const erased = new Date(now.getTime() - 86_400_000);
  if (!isOrderDue(order, dueBefore(erased, defaultRetention))) return row;
  const nobody = { name: '', email: null, phone: null, note: null, cancelled_by: null, cancel_reason: null };
  return { ...row, ...nobody, erased_at: iso(erased.getTime()) };
}

// 7919 has no divisor in common with 900 000, so no two orders share a PIN and they do not run one after another.
function pinOf(id: number): string {
  return String(100_000 + ((id * 7919) % 900_000));
}
