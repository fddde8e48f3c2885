/** What of a ticket's events counts. Who is unknown to the central is null. */
export type TicketChange =
  | {
      readonly kind: 'ticket_created';
      readonly number: string;
      readonly service_id: number;
      readonly visit: number | null;
      readonly order_id: number | null;
    }
  | { readonly kind: 'ticket_called'; readonly desk_id: number | null; readonly employee_id: number | null }
  | { readonly kind: 'ticket_serving' | 'ticket_transferred' | 'ticket_finished' | 'ticket_missed' | 'ticket_cancelled' };

/** A change as the branch numbered it; `at` is an instant in milliseconds. */
export type TicketEvent = { readonly sequence: number; readonly at: number } & TicketChange;

export type TicketState = 'waiting' | 'called' | 'serving' | 'finished' | 'missed' | 'cancelled' | 'transferred';

/** A ticket as its events make it; instants in milliseconds. */
export type FoldedTicket = {
  readonly createdAt: number;
  readonly number: string;
  readonly serviceId: number;
  /** The branch's number of the first ticket of the visit; null where this is the first. */
  readonly visit: number | null;
  readonly orderId: number | null;
  readonly state: TicketState;
  readonly deskId: number | null;
  readonly employeeId: number | null;
  readonly calledAt: number | null;
  readonly servedAt: number | null;
  readonly finishedAt: number | null;
};

/** A client who is served, sent on or gone is done with; one who was missed may be called again. */
const ended: readonly TicketState[] = ['finished', 'cancelled', 'transferred'];

/**
 * Makes a ticket of all its events, in the order in which the branch numbered them, whatever the order they came in
 * (decision 0025). Null until it is known to have been issued. No instant is before one that it follows: the clock of a
 * branch may be set back.
 */
export function foldTicket(events: readonly TicketEvent[]): FoldedTicket | null {
  const ordered = events.toSorted((one, other) => one.sequence - other.sequence);
  const issued = ordered.find((event) => event.kind === 'ticket_created');
  if (issued?.kind !== 'ticket_created') return null;
  return ordered.reduce((ticket, event) => changedTicket(ticket, event, event.at), issuedTicket(issued, issued.at));
}

/** A ticket as it is issued at the instant (milliseconds). */
export function issuedTicket(issued: Extract<TicketChange, { readonly kind: 'ticket_created' }>, at: number): FoldedTicket {
  return {
    createdAt: at,
    number: issued.number,
    serviceId: issued.service_id,
    visit: issued.visit,
    orderId: issued.order_id,
    state: 'waiting',
    deskId: null,
    employeeId: null,
    calledAt: null,
    servedAt: null,
    finishedAt: null,
  };
}

/** Applies a change at the instant (milliseconds). A change never has an earlier instant than the one before it. */
export function changedTicket(ticket: FoldedTicket, event: TicketChange, instant: number): FoldedTicket {
  if (event.kind === 'ticket_created' || ended.includes(ticket.state)) return ticket;
  const at = Math.max(instant, ticket.createdAt, ticket.calledAt ?? 0, ticket.servedAt ?? 0, ticket.finishedAt ?? 0);
  switch (event.kind) {
    case 'ticket_called':
      // The last call counts.
      return {
        ...ticket,
        state: 'called',
        deskId: event.desk_id,
        employeeId: event.employee_id,
        calledAt: at,
        servedAt: null,
        finishedAt: null,
      };
    case 'ticket_serving':
      return { ...ticket, state: 'serving', calledAt: ticket.calledAt ?? at, servedAt: at, finishedAt: null };
    case 'ticket_finished':
      return { ...ticket, state: 'finished', finishedAt: at };
    case 'ticket_transferred':
      return { ...ticket, state: 'transferred', finishedAt: at };
    case 'ticket_missed':
      return { ...ticket, state: 'missed', finishedAt: at };
    case 'ticket_cancelled':
      return { ...ticket, state: 'cancelled', finishedAt: at };
  }
}
