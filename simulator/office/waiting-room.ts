import { priorityStepMinutes } from '../../contract/rules/branch/office-rules.ts';
import type { Setup } from './plan/setup.ts';

const headStartMs = priorityStepMinutes * 60_000;

/** Those who wait, and whom a desk calls next. */
export type WaitingRoom = {
  enter(visit: Visit): void;
  /** False when they are not inside any more. */
  leave(ticket: number): boolean;
  /** An order first, then the more urgent service, then who waits longest; null when no one is ready. */
  call(serviceIds: readonly number[], setup: Pick<Setup, 'services'>, now: number): Visit | null;
  waits(serviceIds: readonly number[]): boolean;
  everybody(): readonly Visit[];
};

/** An empty hall. */
export function waitingRoom(): WaitingRoom {
  const inside = new Map<number, Visit>();
  return {
    enter: (visit) => {
      inside.set(visit.ticket, visit);
    },
    leave: (ticket) => inside.delete(ticket),
    call: (serviceIds, { services }, now) => {
      const priorityOf = (serviceId: number) => services.find(({ id }) => id === serviceId)?.priority ?? 0;
      const weight = (visit: Visit) => visit.readyAt - priorityOf(visit.serviceId) * headStartMs;
      let best: Visit | null = null;
      for (const visit of inside.values()) {
        if (visit.readyAt > now || !serviceIds.includes(visit.serviceId)) continue;
        const isOrdered = visit.orderId !== null;
        const isBetter = best === null || (isOrdered === (best.orderId !== null) ? weight(visit) < weight(best) : isOrdered);
        if (isBetter) best = visit;
      }
      if (best !== null) inside.delete(best.ticket);
      return best;
    },
    waits: (serviceIds) => [...inside.values()].some(({ serviceId }) => serviceIds.includes(serviceId)),
    everybody: () => [...inside.values()],
  };
}

/** Someone in the hall with a ticket. Instants in milliseconds. */
export type Visit = {
  readonly ticket: number;
  readonly number: string;
  readonly serviceId: number;
  /** The first ticket of the visit, where another desk sent them on. */
  readonly first: number | null;
  readonly orderId: number | null;
  readonly createdAt: number;
  /** From when they may be called. */
  readonly readyAt: number;
};
