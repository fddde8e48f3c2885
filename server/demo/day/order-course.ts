import type { orderChannels } from '../../../contract/resources/web-orders/orders.ts';
import { between, happens, pickWeighted, type Random } from '../../../contract/rules/chance/random.ts';
import type { OrderState } from '../../../contract/rules/orders/order-states.ts';
import { dayMs, minuteMs } from '../town/calendar.ts';
import type { BookedSlot } from './booked-slots.ts';
import type { Course } from './visit.ts';

type Channel = (typeof orderChannels)[number];

/** How an order was made and what became of it by `now`. Instants in milliseconds. */
export type OrderCourse = {
  readonly channel: Channel;
  readonly state: OrderState;
  readonly createdAt: number;
  readonly confirmedAt: number | null;
  readonly cancelledAt: number | null;
};

/** Until when the central has learned of the store, and what time it is. */
export type LastContact = { readonly heard: number; readonly now: number };

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
export function orderCourse(slot: BookedSlot, ticket: Course | null, { heard, now }: LastContact, random: Random): OrderCourse {
  const unconfirmed = slot.intent === 'never_confirms';
  const channel = unconfirmed ? 'web' : pickWeighted(random, channels);
  const createdAt = creation(slot, now, random);
  const confirmedAt = unconfirmed
    ? null
    : Math.min(now, createdAt + (channel === 'web' || channel === 'mobile' ? between(random, 1, 40) * minuteMs : 0));
  const cancelledAt = slot.intent === 'cancels' ? between(random, confirmedAt ?? createdAt, Math.min(now, slot.startsAt)) : null;
  return { channel, createdAt, confirmedAt, cancelledAt, state: stateOf(slot, ticket, createdAt, { heard, now }) };
}

function stateOf({ intent, startsAt }: BookedSlot, ticket: Course | null, createdAt: number, { heard, now }: LastContact): OrderState {
  switch (intent) {
    case 'cancels':
      return 'cancelled';
    case 'never_confirms':
      return createdAt + confirmationMs < now ? 'expired' : 'unconfirmed';
    case 'stays_away':
      return startsAt + toleranceMs < heard ? 'missed' : 'confirmed';
    case 'comes':
      return stateOfTicket(ticket);
  }
}

function stateOfTicket(ticket: Course | null): OrderState {
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
