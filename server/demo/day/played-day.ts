import { changedTicket, type FoldedTicket, issuedTicket } from '../../../contract/rules/branch/fold-ticket.ts';
import type { DeskSession } from '../../../contract/rules/branch/reported-spans.ts';
import { seedRandom } from '../../../contract/rules/values/random.ts';
import { scheduleShifts } from '../../../simulator/office/desk-shifts.ts';
import { eventQueueFrom } from '../../../simulator/office/event-queue.ts';
import type { OfficeEvent } from '../../../simulator/office/office-context.ts';
import { type Arrival, walkIns } from '../../../simulator/office/plan/arrivals.ts';
import { createNumbers } from '../../../simulator/office/plan/numbers.ts';
import { generateShifts } from '../../../simulator/office/plan/staffing.ts';
import { queueOn } from '../../../simulator/office/queue.ts';
import { contactedUntil } from '../entities/stores.ts';
import { addDays, type Day, dayOf, startOf } from '../town/calendar.ts';
import { openIntervals } from '../town/opening-hours.ts';
import { demandOn, type Office } from './office.ts';

/** An order where the client comes. Instants in milliseconds. */
export type Booking = { readonly orderId: number; readonly serviceId: number; readonly startsAt: number; readonly arrivesAt: number };

/** A ticket of a day; `ticket` is its number within the day of its office, which `visit` refers to. */
export type PlayedTicket = FoldedTicket & { readonly ticket: number };

/** When a person was at a desk; instants in milliseconds, without an end while it lasts. */
export type PlayedSession = Omit<DeskSession, 'sequence'> & { readonly deskId: number };

/** Tickets of a day in the order in which they were issued, and who was at which desk. */
export type PlayedDay = { readonly tickets: readonly PlayedTicket[]; readonly sessions: readonly PlayedSession[] };

/**
 * What the central knows at `now` of a day of the office: nothing that happened after the store fell silent. The result
 * is always the same for the same arguments.
 */
export function playedDay(office: Office, day: Day, bookings: readonly Booking[], now: Date): PlayedDay {
  const contactedAt = contactedUntil(office.storeId, now);
  if (contactedAt === null || contactedAt < startOf(day)) return { tickets: [], sessions: [] };
  const until = Math.min(contactedAt, startOf(addDays(day, 1)));
  const played = dayUntil(until, { office, day, bookings });
  const tickets = played.tickets.map((ticket, place) => ({ ...ticket, ticket: place + 1 }));
  if (day === dayOf(now.getTime())) return { tickets, sessions: played.sessions };
  // A store that fell silent on an earlier day has no open tickets or desks: no one waits or works overnight.
  return {
    tickets: tickets.filter(({ finishedAt }) => finishedAt !== null),
    sessions: played.sessions.map((session) => ({ ...session, endedAt: session.endedAt ?? until })),
  };
}

type DayOfOffice = { readonly office: Office; readonly day: Day; readonly bookings: readonly Booking[] };
type DayUntil = { readonly tickets: readonly FoldedTicket[]; readonly sessions: readonly PlayedSession[] };

/** Plays a day up to the instant (milliseconds). Tickets are in the order of their numbers. */
function dayUntil(until: number, { office, day, bookings }: DayOfOffice): DayUntil {
  const tickets: FoldedTicket[] = [];
  const ended: PlayedSession[] = [];
  const open = new Map<number, PlayedSession>();
  const random = seedRandom('office-day', office.storeId, day);
  const hours = openIntervals(office.storeId, day);
  const demand = demandOn(office, random);
  const arrivals = [...(office.dailyClients === 0 ? [] : walkIns({ hours, demand, day }, random)), ...bookings.map(arrivalOf)].toSorted(
    (one, other) => one.at - other.at,
  );
  const last = hours.at(-1);
  if (last === undefined || arrivals.length === 0) return { tickets, sessions: [] };

  const eventQueue = eventQueueFrom(startOf(day));
  const memory = { lastTicket: 0 };
  const numbers = createNumbers();
  const report = (event: OfficeEvent, at = eventQueue.now()) => {
    if (event.kind === 'ticket_created') memory.lastTicket = tickets.push(issuedTicket(event, at));
    else if (event.kind === 'desk_opened')
      open.set(event.desk_id, { deskId: event.desk_id, employeeId: event.employee_id, startedAt: at, endedAt: null });
    else if (event.kind === 'desk_closed') {
      const session = open.get(event.desk_id);
      if (session !== undefined) ended.push({ ...session, endedAt: at });
      open.delete(event.desk_id);
    } else if ('ticket' in event) {
      const known = tickets[event.ticket - 1];
      if (known !== undefined) tickets[event.ticket - 1] = changedTicket(known, event, at);
    }
  };
  const { setup } = office;
  const queue = queueOn({ eventQueue, random, memory, report, setup: () => setup });
  scheduleShifts({ eventQueue, queue, setup }, { shifts: generateShifts(setup, demand.desks, hours, random), closing: last.to });
  for (const { at, readyAt, serviceId, orderId } of arrivals)
    eventQueue.plan(at, () => {
      const service = setup.services.find(({ id }) => id === serviceId);
      if (service === undefined) return;
      queue.issue({ number: numbers.next(service, arrivals, at, day), serviceId, first: null, orderId, readyAt });
    });
  eventQueue.advance(until);
  return { tickets, sessions: [...ended, ...open.values()] };
}

function arrivalOf({ orderId, serviceId, startsAt, arrivesAt }: Booking): Arrival {
  return { at: arrivesAt, readyAt: Math.max(arrivesAt, startsAt), serviceId, orderId };
}
