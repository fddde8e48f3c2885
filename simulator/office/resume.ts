import type { OfficeContext } from './office-context.ts';
import { dayOf } from './plan/local-day.ts';
import type { Queue } from './queue.ts';

/** Goes on where the branch was stopped: what had begun on an earlier day ended on it, outages are over. */
export function resume({ eventQueue, report, memory }: OfficeContext, hall: Queue): void {
  const stopped = memory.lastAt;
  for (const outage of memory.outages) report({ kind: 'outage_ended', outage });
  const today = dayOf(eventQueue.now());
  const tickets = [...memory.tickets.values()];
  for (const { ticket, createdAt, state } of tickets) {
    if (dayOf(createdAt) === today) continue;
    report({ kind: state === 'serving' ? 'ticket_finished' : state === 'called' ? 'ticket_missed' : 'ticket_cancelled', ticket }, stopped);
  }
  hall.resume([...memory.tickets.values()], [...memory.desks]);
}
