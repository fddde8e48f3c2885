import type { Ground } from './ground.ts';
import type { Memory } from './memory.ts';
import type { Told } from './told.ts';

const ends = ['ticket_finished', 'ticket_missed', 'ticket_cancelled'] as const;
type End = { readonly told: Told; readonly orderId: number; readonly at: number };

/** The order whose ticket this ends; null where it ends none. */
export function orderOf(told: Told, memory: Memory): number | null {
  if (!('ticket' in told) || !ends.some((kind) => kind === told.kind)) return null;
  return memory.tickets.get(told.ticket)?.orderId ?? null;
}

/** Says what became of an order with the end of its ticket; no one misses an order before its time. */
export function tellOrder({ agenda, setup, tell }: Ground, { told, orderId, at }: End): void {
  if (told.kind === 'ticket_finished') return tell({ kind: 'order_served', order_id: orderId }, at);
  const startsAt = setup().orders.find(({ id }) => id === orderId)?.starts_at ?? at;
  if (startsAt <= at) return tell({ kind: 'order_missed', order_id: orderId }, at);
  agenda.at(startsAt, () => tell({ kind: 'order_missed', order_id: orderId }));
}

/** Reports the orders of the day where the clients did not come, when everybody has gone. */
export function tellAbsent({ agenda, setup, tell }: Ground, midnight: number, came: ReadonlySet<number>): void {
  const now = agenda.now();
  const isOver = (startsAt: number) => midnight <= startsAt && startsAt <= now;
  const absent = setup().orders.filter(({ id, state, starts_at }) => state === 'confirmed' && isOver(starts_at) && !came.has(id));
  for (const { id } of absent) tell({ kind: 'order_missed', order_id: id });
}
