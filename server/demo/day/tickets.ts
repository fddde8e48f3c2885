import type { tickets } from '../../../contract/resources/stores/tickets.ts';
import { type Day, dayOf, daysBetween, iso, monthsBefore } from '../town/calendar.ts';
import type { DemoRow } from '../town/demo-row.ts';
import { monthsOfTickets } from '../town/town.ts';
import type { Office } from './office.ts';
import type { PlannedOrders } from './orders.ts';
import { type PlayedTicket, playedDay } from './played-day.ts';

export type TicketRow = DemoRow<typeof tickets>;

/** Days of the calendar that tickets are made of, the last one today. */
export function daysOfTickets(now: Date): readonly Day[] {
  const today = dayOf(now.getTime());
  return daysBetween(monthsBefore(today, monthsOfTickets), today);
}

/** Tickets of the whole town day by day, so that no more than a day is in memory; ids run with time. */
export function* ticketsByDay(
  offices: readonly Office[],
  orders: Pick<PlannedOrders, 'bookingsOf'>,
  now: Date,
): Generator<readonly TicketRow[]> {
  let lastId = 0;
  for (const day of daysOfTickets(now)) {
    const issued = offices
      .flatMap((office) => {
        const tickets = playedDay(office, day, orders.bookingsOf(office.storeId, day), now);
        const byNumber = new Map(tickets.map((ticket) => [ticket.ticket, ticket]));
        // The visit of a client who was sent on begins with the first ticket.
        const firstOf = (ticket: PlayedTicket) => byNumber.get(ticket.visit ?? ticket.ticket) ?? ticket;
        return tickets.map((ticket) => ({ storeId: office.storeId, ticket, first: firstOf(ticket) }));
      })
      .toSorted((one, other) => one.ticket.createdAt - other.ticket.createdAt);
    const ids = new Map(issued.map(({ ticket }, place) => [ticket, lastId + 1 + place]));
    const idOf = (ticket: PlayedTicket) => ids.get(ticket) ?? 0;
    yield issued.map(({ storeId, ticket, first }) => ticketRow(ticket, { id: idOf(ticket), visitId: idOf(first), storeId }));
    lastId += issued.length;
  }
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
