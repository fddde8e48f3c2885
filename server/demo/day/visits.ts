import { ticketNumber } from '../../../contract/rules/branch/office-rules.ts';
import { happens, type Random } from '../../../contract/rules/chance/random.ts';
import { minuteMs } from '../town/calendar.ts';
import type { Arrival } from './arrivals.ts';
import type { Office } from './office.ts';
import type { Booking, Visit } from './visit.ts';

/** Those with an order are called at most so long before their time. */
const beforeTimeMs = 2 * minuteMs;

/** Gives tickets to those who came: numbers run by service, each day from the beginning of its range. */
export function visitsOf(office: Office, arrivals: readonly Arrival[], bookings: readonly Booking[], random: Random): readonly Visit[] {
  const comers = [
    ...arrivals.map(({ at, service }) => ({ at, service, booking: null })),
    ...bookings.map((booking) => ({ at: booking.arrivesAt, service: booking.service, booking })),
  ].toSorted((one, other) => one.at - other.at);
  const given = office.services.map(() => 0);
  return comers.map(({ at, service, booking }) => {
    const order = given[service] ?? 0;
    given[service] = order + 1;
    return {
      number: numberOf(office, service, order),
      service,
      createdAt: at,
      readyAt: booking === null ? at : Math.max(at, booking.startsAt - beforeTimeMs),
      leavesAt: booking === null ? at + patienceMs(random) : Number.POSITIVE_INFINITY,
      orderId: booking?.orderId ?? null,
      first: null,
    };
  });
}

// Some hand the ticket back soon, when they see the hall; half have somewhere to be; no one waits for ever.
function patienceMs(random: Random): number {
  if (happens(random, 0.02)) return (1 + 6 * random()) * minuteMs;
  return (happens(random, 0.5) ? 20 + 60 * random() : 60 + 80 * random()) * minuteMs;
}

function numberOf(office: Office, service: number, order: number): string {
  const row = office.services[service]?.row;
  if (row === undefined) return String(order + 1);
  return ticketNumber(row, order);
}
