import { minuteMs } from '../town/calendar.ts';
import type { Office } from './office.ts';
import type { Visit } from './visit.ts';

type Line = { readonly visits: Visit[]; next: number };

/** Those who can be called, by service; a line is never shortened, only walked along. */
export type WaitingRoom = {
  enter(visit: Visit): void;
  /** Whom a desk calls next: an order first, then the more urgent service, then who waits longest. */
  call(serves: readonly number[]): Visit | null;
  isEmpty(): boolean;
};

/** A step of priority is worth so much waiting: an absolute one would leave the others sitting till evening. */
const headStartMs = 3 * minuteMs;

/** An empty hall of the office. */
export function waitingRoom(office: Office): WaitingRoom {
  const ordered = office.services.map((): Line => ({ visits: [], next: 0 }));
  const others = office.services.map((): Line => ({ visits: [], next: 0 }));
  const headStarts = office.services.map(({ row }) => row.priority * headStartMs);
  let inside = 0;

  const best = (lines: readonly Line[], serves: readonly number[], isBefore: (one: Visit, other: Visit) => boolean): Line | null => {
    let found: Line | null = null;
    let head: Visit | null = null;
    for (const service of serves) {
      const line = lines[service];
      const visit = line?.visits[line.next];
      if (line === undefined || visit === undefined || (head !== null && !isBefore(visit, head))) continue;
      found = line;
      head = visit;
    }
    return found;
  };
  const weight = (visit: Visit) => visit.readyAt - (headStarts[visit.service] ?? 0);
  const earlier = (one: Visit, other: Visit) => one.readyAt < other.readyAt;
  const moreUrgent = (one: Visit, other: Visit) => weight(one) < weight(other);
  return {
    enter: (visit) => {
      (visit.orderId === null ? others : ordered)[visit.service]?.visits.push(visit);
      inside += 1;
    },
    call: (serves) => {
      const line = best(ordered, serves, earlier) ?? best(others, serves, moreUrgent);
      const visit = line?.visits[line.next];
      if (line === null || visit === undefined) return null;
      line.next += 1;
      inside -= 1;
      return visit;
    },
    isEmpty: () => inside === 0,
  };
}
