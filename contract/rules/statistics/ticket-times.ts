/** What of a ticket its times follow from; instants as the wire writes them. */
export type TimedTicket = {
  readonly state: string;
  readonly created_at: string;
  readonly called_at: string | null;
  readonly finished_at: string | null;
};

/** How tickets end with a client who was at the desk: a transferred one waits and is handled once for each service. */
export const handledStates: readonly string[] = ['finished', 'transferred'];

/** From when a client waits: arrival or, with a reservation, the appointed time where that is later (page 06, Source). */
export function readyAt({ created_at }: Pick<TimedTicket, 'created_at'>, appointedAt: string | null): number {
  return Math.max(Date.parse(created_at), appointedAt === null ? 0 : Date.parse(appointedAt));
}

/** How long the client waited, in milliseconds; null while they have not been called. Called before their time is no wait. */
export function computeWaitingTime(ticket: TimedTicket, appointedAt: string | null): number | null {
  return ticket.called_at === null ? null : Math.max(0, Date.parse(ticket.called_at) - readyAt(ticket, appointedAt));
}

/**
 * From the call to the end, in milliseconds; null of a client who was not handled, and of a handling shorter than `shortest`: that was
 * a call by mistake.
 */
export function computeHandlingTime({ state, called_at, finished_at }: TimedTicket, shortest = 0): number | null {
  if (called_at === null || finished_at === null || !handledStates.includes(state)) return null;
  const length = Math.max(0, Date.parse(finished_at) - Date.parse(called_at));
  return length < shortest ? null : length;
}

/** How long a client waited who left without being called, in milliseconds; null of everybody else. */
export function computeAbandonedWait(
  { state, created_at, called_at, finished_at }: TimedTicket,
  appointedAt: string | null,
): number | null {
  if (state !== 'cancelled' || called_at !== null || finished_at === null) return null;
  return Math.max(0, Date.parse(finished_at) - readyAt({ created_at }, appointedAt));
}
