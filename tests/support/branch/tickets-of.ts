import { branchEvent } from '../../../contract/channels/branch/events.ts';
import { foldTicket } from '../../../contract/rules/branch/fold-ticket.ts';
import type { BranchKey } from '../../../server/demo/insert/insert-branch-keys.ts';

/** A ticket that has not ended. Instants in milliseconds. */
export type OpenTicket = {
  readonly id: number;
  readonly code: string;
  readonly number: string;
  readonly service_id: number;
  readonly desk_id: number | null;
  readonly employee_id: number | null;
  readonly state: string;
  readonly visit_id: number;
  readonly order_id: number | null;
  readonly created: number;
  readonly called: number | null;
  readonly served: number | null;
};

/** Tickets as the central would make them of the events that a branch begins with. */
export function ticketsOf({ code, initialEvents }: BranchKey): readonly OpenTicket[] {
  const events = initialEvents.flatMap((event) => (branchEvent.parse(event) && 'ticket' in event ? [event] : []));
  return [...new Set(events.map(({ ticket }) => ticket))].flatMap((id) => {
    const folded = foldTicket(events.filter(({ ticket }) => ticket === id).map((event) => ({ ...event, at: Date.parse(event.at) })));
    if (folded === null) return [];
    const { number, serviceId, deskId, employeeId, state, visit, orderId, createdAt, calledAt, servedAt } = folded;
    const who = { service_id: serviceId, desk_id: deskId, employee_id: employeeId, state, visit_id: visit ?? id, order_id: orderId };
    return [{ id, code, number, ...who, created: createdAt, called: calledAt, served: servedAt }];
  });
}
