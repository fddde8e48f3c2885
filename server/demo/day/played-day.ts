import { changedTicket, type FoldedTicket, issuedTicket } from '../../../contract/rules/branch/fold-ticket.ts';
import { randomOf } from '../../../contract/rules/chance/random.ts';
import { scheduleShifts } from '../../../simulator/office/desk-shifts.ts';
import { eventQueueFrom } from '../../../simulator/office/event-queue.ts';
import type { OfficeEvent } from '../../../simulator/office/office-event.ts';
import { type Arrival, walkIns } from '../../../simulator/office/plan/arrivals.ts';
import { numbersOf } from '../../../simulator/office/plan/numbers.ts';
import { shiftsOf } from '../../../simulator/office/plan/staffing.ts';
import { queueOn } from '../../../simulator/office/queue.ts';
import { contactedUntil } from '../entities/stores.ts';
import { addDays, type Day, dayOf, startOf } from '../town/calendar.ts';
import { openIntervals } from '../town/opening-hours.ts';
import { demandOn, type Office } from './office.ts';

/** An order where the client comes. Instants in milliseconds. */
export type Booking = { readonly orderId: number; readonly serviceId: number; readonly startsAt: number; readonly arrivesAt: number };

/** A ticket of a day; `ticket` is its number within the day of its office, which `visit` refers to. */
export type PlayedTicket = FoldedTicket & { readonly ticket: number };

/**
 * What the central knows at `now` of a day of the office, in the order in which tickets were issued: nothing that
 * happened after the store fell silent. The same whenever it is asked.
 */
export function playedDay(office: Office, day: Day, bookings: readonly Booking[], now: Date): readonly PlayedTicket[] {
  const heard = contactedUntil(office.storeId, now);
  if (heard === null || heard < startOf(day)) return [];
  const played = ticketsUntil(Math.min(heard, startOf(addDays(day, 1))), { office, day, bookings });
  const tickets = played.map((ticket, place) => ({ ...ticket, ticket: place + 1 }));
  // Of a store that fell silent on an earlier day only what was over has come: no one waits overnight.
  return day < dayOf(now.getTime()) ? tickets.filter(({ finishedAt }) => finishedAt !== null) : tickets;
}

type DayOfOffice = { readonly office: Office; readonly day: Day; readonly bookings: readonly Booking[] };

/** Tickets of a day that is played up to the instant, in the order of their numbers. */
function ticketsUntil(until: number, { office, day, bookings }: DayOfOffice): readonly FoldedTicket[] {
  const tickets: FoldedTicket[] = [];
  const random = randomOf('office-day', office.storeId, day);
  const hours = openIntervals(office.storeId, day);
  const demand = demandOn(office, random);
  const arrivals = [...(office.dailyClients === 0 ? [] : walkIns({ hours, demand, day }, random)), ...bookings.map(arrivalOf)].toSorted(
    (one, other) => one.at - other.at,
  );
  const last = hours.at(-1);
  if (last === undefined || arrivals.length === 0) return tickets;

  const eventQueue = eventQueueFrom(startOf(day));
  const memory = { lastTicket: 0 };
  const numbers = numbersOf();
  const report = (event: OfficeEvent, at = eventQueue.now()) => {
    if (event.kind === 'ticket_created') memory.lastTicket = tickets.push(issuedTicket(event, at));
    else if ('ticket' in event) {
      const known = tickets[event.ticket - 1];
      if (known !== undefined) tickets[event.ticket - 1] = changedTicket(known, event, at);
    }
  };
  const { setup } = office;
  const queue = queueOn({ eventQueue, random, memory, report, setup: () => setup });
  scheduleShifts({ eventQueue, queue, setup }, { shifts: shiftsOf(setup, demand.desks, hours, random), closing: last.to });
  for (const { at, readyAt, serviceId, orderId } of arrivals)
    eventQueue.plan(at, () => {
      const service = setup.services.find(({ id }) => id === serviceId);
      if (service === undefined) return;
      queue.issue({ number: numbers.next(service, arrivals, at, day), serviceId, first: null, orderId, readyAt });
    });
  eventQueue.advance(until);
  return tickets;
}

function arrivalOf({ orderId, serviceId, startsAt, arrivesAt }: Booking): Arrival {
  return { at: arrivesAt, readyAt: Math.max(arrivesAt, startsAt), serviceId, orderId };
}
