import type { tickets } from '../../../contract/resources/stores/tickets.ts';
import { type Day, dayOf, daysBetween, iso, monthsBefore } from '../town/calendar.ts';
import type { DemoRow } from '../town/demo-row.ts';
import { monthsOfTickets } from '../town/town.ts';
import type { Office } from './office.ts';
import type { PlannedOrders } from './orders.ts';
import { type PlayedSession, type PlayedTicket, playedDay } from './played-day.ts';

export type TicketRow = DemoRow<typeof tickets>;

/** When someone was at a desk, as a row of the table. */
export type SessionRow = {
  readonly store_id: number;
  readonly desk_id: number;
  readonly sequence: number;
  readonly employee_id: number | null;
  readonly started_at: string;
  readonly ended_at: string | null;
};

export type TownDay = { readonly tickets: readonly TicketRow[]; readonly sessions: readonly SessionRow[] };

/** A branch numbers its events from 1, so sessions from before it took over need lower numbers. */
const firstSequence = -1_000_000;

/** Days of the calendar that are played, the last one today. */
export function playedDays(now: Date): readonly Day[] {
  const today = dayOf(now.getTime());
  return daysBetween(monthsBefore(today, monthsOfTickets), today);
}

/**
 * Plays all days of the town one at a time, so that only one is in memory. Tickets have ascending ids in the order of their creation,
 * sessions ascending numbers in the order of their start.
 */
export function* townDays(offices: readonly Office[], orders: Pick<PlannedOrders, 'bookingsOf'>, now: Date): Generator<TownDay> {
  let lastId = 0;
  let sequence = firstSequence;
  for (const day of playedDays(now)) {
    const played = offices.map((office) => ({
      storeId: office.storeId,
      ...playedDay(office, day, orders.bookingsOf(office.storeId, day), now),
    }));
    const issued = played
      .flatMap(({ storeId, tickets }) => {
        const byNumber = new Map(tickets.map((ticket) => [ticket.ticket, ticket]));
        // The visit of a client who was sent on begins with the first ticket.
        const firstOf = (ticket: PlayedTicket) => byNumber.get(ticket.visit ?? ticket.ticket) ?? ticket;
        return tickets.map((ticket) => ({ storeId, ticket, first: firstOf(ticket) }));
      })
      .toSorted((one, other) => one.ticket.createdAt - other.ticket.createdAt);
    const ids = new Map(issued.map(({ ticket }, place) => [ticket, lastId + 1 + place]));
    const idOf = (ticket: PlayedTicket) => ids.get(ticket) ?? 0;
    const sessions = played
      .flatMap(({ storeId, sessions: own }) => own.map((session) => ({ storeId, session })))
      .toSorted((one, other) => one.session.startedAt - other.session.startedAt);
    yield {
      tickets: issued.map(({ storeId, ticket, first }) => ticketRow(ticket, { id: idOf(ticket), visitId: idOf(first), storeId })),
      sessions: sessions.map(({ storeId, session }, place) => sessionRow(session, storeId, sequence + place)),
    };
    lastId += issued.length;
    sequence += sessions.length;
  }
}

function sessionRow({ deskId, employeeId, startedAt, endedAt }: PlayedSession, storeId: number, sequence: number): SessionRow {
  return {
    store_id: storeId,
    desk_id: deskId,
    sequence,
    employee_id: employeeId,
    started_at: iso(startedAt),
    ended_at: endedAt === null ? null : iso(endedAt),
  };
}

type Identifiers = { readonly id: number; readonly visitId: number; readonly storeId: number };

function ticketRow(ticket: PlayedTicket, { id, visitId, storeId }: Identifiers): TicketRow {
  const [called = null, served = null, finished = null] = [ticket.calledAt, ticket.servedAt, ticket.finishedAt].map((instant) =>
    instant === null ? null : iso(instant),
  );
  const created = iso(ticket.createdAt);
  return {
    id,
    created_at: created,
    updated_at: finished ?? served ?? called ?? created,
    store_id: storeId,
    number: ticket.number,
    service_id: ticket.serviceId,
    desk_id: ticket.deskId,
    employee_id: ticket.employeeId,
    state: ticket.state,
    visit_id: visitId,
    order_id: ticket.orderId,
    called_at: called,
    served_at: served,
    finished_at: finished,
  };
}
