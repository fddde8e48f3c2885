import type { EventQueue } from './event-queue.ts';
import type { Setup } from './plan/setup.ts';
import type { Shift } from './plan/staffing.ts';
import type { Queue } from './queue.ts';

/** How long after closing clients may still wait to be called. */
const overtimeMs = 45 * 60_000;

type Room = { readonly eventQueue: EventQueue; readonly queue: Queue; readonly setup: Pick<Setup, 'desks'> };
type Evening = {
  readonly shifts: readonly Shift[];
  /** When the office closes, in milliseconds. */
  readonly closing: number;
  /** Called when the clients who were not called are sent home; not called where that time is past. */
  readonly onHome?: () => void;
};

/** Opens and closes desks by their shifts from now on. A desk that is open at closing serves those who still wait for it. */
export function scheduleShifts({ eventQueue, queue, setup }: Room, { shifts, closing, onHome = () => {} }: Evening): void {
  const now = eventQueue.now();
  const late = closing + overtimeMs;
  const leave = (deskId: number, until: number) => {
    if (eventQueue.now() >= until || !queue.waitsFor(deskId)) return queue.leave(deskId);
    eventQueue.plan(Math.min(until, eventQueue.now() + 60_000), () => leave(deskId, until));
  };
  const isConfigured = (deskId: number) => setup.desks.some(({ id }) => id === deskId);
  const present = new Set(shifts.filter(({ from, to }) => from <= now && now < to).map(({ deskId }) => deskId));
  for (const deskId of queue.openDesks()) if (!present.has(deskId)) leave(deskId, isConfigured(deskId) ? late : now);
  for (const { deskId, employeeId, from, to } of shifts) {
    if (from <= now && now < to) queue.open(deskId, employeeId);
    if (from > now) eventQueue.plan(from, () => queue.open(deskId, employeeId));
    if (to > now) eventQueue.plan(to, () => (to === closing ? leave(deskId, late) : queue.leave(deskId)));
  }
  if (late <= now) return queue.sendHome();
  eventQueue.plan(late, () => {
    queue.sendHome();
    onHome();
  });
}
