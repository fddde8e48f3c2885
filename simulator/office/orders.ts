import type { Memory } from './memory.ts';
import type { OfficeContext, OfficeEvent } from './office-context.ts';

const ends = ['ticket_finished', 'ticket_missed', 'ticket_cancelled'] as const;
type End = { readonly event: OfficeEvent; readonly orderId: number; readonly at: number };

/** The order of the ticket that this ends; null where it ends none. */
export function findEndedOrder(event: OfficeEvent, memory: Memory): number | null {
  if (!('ticket' in event) || !ends.some((kind) => kind === event.kind)) return null;
  return memory.tickets.get(event.ticket)?.orderId ?? null;
}

/** Says what became of an order with the end of its ticket; no one misses an order before its time. */
export function reportOrder({ eventQueue, setup, report }: OfficeContext, { event, orderId, at }: End): void {
  if (event.kind === 'ticket_finished') return report({ kind: 'order_served', order_id: orderId }, at);
  const startsAt = setup().orders.find(({ id }) => id === orderId)?.starts_at ?? at;
  if (startsAt <= at) return report({ kind: 'order_missed', order_id: orderId }, at);
  eventQueue.at(startsAt, () => report({ kind: 'order_missed', order_id: orderId }));
}

/** Reports the orders of the day where the clients did not come, when everybody has gone. */
export function reportAbsent({ eventQueue, setup, report }: OfficeContext, midnight: number, came: ReadonlySet<number>): void {
  const now = eventQueue.now();
  const isOver = (startsAt: number) => midnight <= startsAt && startsAt <= now;
  const absent = setup().orders.filter(({ id, state, starts_at }) => state === 'confirmed' && isOver(starts_at) && !came.has(id));
  for (const { id } of absent) report({ kind: 'order_missed', order_id: id });
}
