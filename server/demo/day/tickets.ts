import type { tickets } from '../../../contract/resources/stores/tickets.ts';
import { type Day, dayOf, daysBetween, iso, monthsBefore } from '../town/calendar.ts';
import type { DemoRow } from '../town/demo-row.ts';
import { monthsOfTickets } from '../town/town.ts';
import { knownDay } from './known-day.ts';
import type { Office } from './office.ts';
import type { PlannedOrders } from './orders.ts';
import type { Course } from './visit.ts';

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
    const taken = offices
      .flatMap((office) =>
        knownDay(office, day, orders.bookingsOf(office.storeId, day), now).map((known) => ({ ...known, storeId: office.storeId })),
      )
      .toSorted((one, other) => one.seen.createdAt - other.seen.createdAt);
    const ids = new Map(taken.map(({ course }, place) => [course, lastId + 1 + place]));
    yield taken.map(({ storeId, course, seen }) => ticketRow(storeId, seen, ids.get(course) ?? 0, ids.get(course.first ?? course) ?? 0));
    lastId += taken.length;
  }
}

function ticketRow(storeId: number, seen: Course, id: number, visitId: number): TicketRow {
  const [called, served, finished] = [seen.calledAt, seen.servedAt, seen.finishedAt].map((instant) =>
    instant === null ? null : iso(instant),
  );
  const created = iso(seen.createdAt);
  return {
    id,
    created_at: created,
    updated_at: finished ?? served ?? called ?? created,
    store_id: storeId,
    number: seen.number,
    service_id: seen.serviceId,
    desk_id: seen.deskId,
    employee_id: seen.employeeId,
    state: seen.state,
    visit_id: visitId,
    order_id: seen.orderId,
    called_at: called ?? null,
    served_at: served ?? null,
    finished_at: finished ?? null,
  };
}
