import { assert as holds, integer, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BranchEvent, branchEvent } from '../../contract/channels/branch/events.ts';
import { addDays } from '../../contract/rules/opening/calendar-days.ts';
import { createEventBatcher } from '../../simulator/branch/event-store.ts';
import { officeFrom } from '../../simulator/office/office.ts';
import { dayOf, startOf } from '../../simulator/office/plan/local-day.ts';
import type { ConfiguredRow } from '../../simulator/office/plan/setup.ts';
import { officeRows } from '../support/branch/office-rows.ts';

const wednesday = '2026-11-18';

/** Events of the office in the days from the first, in the order of its telling. */
function played(
  seed: string,
  { from = wednesday, days = 1, rows = officeRows(), outageRate = 0 }: Partial<Course> = {},
): readonly BranchEvent[] {
  const events: BranchEvent[] = [];
  const batcher = createEventBatcher({});
  const office = officeFrom({
    seed,
    start: startOf(from),
    memory: batcher.memory,
    outageRate,
    report: (event, at) => events.push(batcher.keep(event, at)),
    setLine: () => {},
  });
  office.configure(rows);
  office.advance(startOf(addDays(from, days)) - 1);
  return events;
}

type Course = { readonly from: string; readonly days: number; readonly rows: readonly ConfiguredRow[]; readonly outageRate: number };

const ofTicket = (events: readonly BranchEvent[]) => {
  const courses = new Map<number, BranchEvent[]>();
  for (const event of events) if ('ticket' in event) courses.set(event.ticket, [...(courses.get(event.ticket) ?? []), event]);
  return [...courses.values()];
};
const kinds = (events: readonly BranchEvent[]) => events.map(({ kind }) => kind.replace('ticket_', '')).join(' ');
const hourOf = (event: BranchEvent) => (Date.parse(event.at) - startOf(dayOf(Date.parse(event.at)))) / 3_600_000;

describe('a day of a simulated office', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(played('one')).toEqual(played('one'));
    expect(played('one')).not.toEqual(played('two'));
  });

  it('says what the contract allows, in the order of time, with numbers that have no gap', () => {
    holds(
      property(string(), integer({ min: 0, max: 400 }), (seed, shift) => {
        const events = played(seed, { from: addDays('2026-01-01', shift), outageRate: 0.5 });
        expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_, place) => place + 1));
        const times = events.map(({ at }) => Date.parse(at));
        expect(times).toEqual(times.toSorted((one, other) => one - other));
        for (const event of events) expect(branchEvent.safeParse(event).success).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('takes every ticket from its beginning to one end, by a way that clients go', () => {
    const ways = ['created called serving finished', 'created called serving transferred', 'created called missed', 'created cancelled'];
    holds(
      property(string(), (seed) => {
        const courses = ofTicket(played(seed)).map(kinds);
        expect(courses.length).toBeGreaterThan(20);
        expect(courses.filter((way) => !ways.includes(way))).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  it('gives no ticket before it opens nor after it closes', () => {
    holds(
      property(string(), (seed) => {
        const created = played(seed)
          .filter(({ kind }) => kind === 'ticket_created')
          .map(hourOf);
        expect(Math.min(...created)).toBeGreaterThanOrEqual(8);
        // Who is sent to another desk gets another ticket there, also in the overtime.
        expect(Math.max(...created)).toBeLessThan(18.5);
      }),
      { numRuns: 20 },
    );
  });

  it('calls only at open desks, one client at a time, and closes every desk', () => {
    holds(
      property(string(), (seed) => {
        const open = new Set<number>();
        const busy = new Map<number, number>();
        for (const event of played(seed)) {
          if (event.kind === 'desk_opened') open.add(event.desk_id);
          if (event.kind === 'desk_closed') open.delete(event.desk_id);
          if (event.kind === 'ticket_called') {
            expect(open.has(event.desk_id)).toBe(true);
            expect([...busy.values()]).not.toContain(event.desk_id);
            busy.set(event.ticket, event.desk_id);
          }
          if ('ticket' in event && ['ticket_finished', 'ticket_missed', 'ticket_transferred'].includes(event.kind))
            busy.delete(event.ticket);
        }
        expect([...open]).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  it('calls nobody with an order before its time, however early they came', () => {
    const startsAt = (id: number) => startOf(wednesday) + (9 * 60 + id * 15) * 60_000;
    const orders = Array.from({ length: 20 }, (_, id) => ({
      resource: 'orders',
      id,
      values: { service_id: 1 + (id % 3), starts_at: new Date(startsAt(id)).toISOString(), pin: String(1000 + id), state: 'confirmed' },
    }));
    const early = (seed: string) =>
      ofTicket(played(seed, { rows: [...officeRows(), ...orders] })).flatMap(([created, called]) => {
        if (created?.kind !== 'ticket_created' || created.order_id === null || called?.kind !== 'ticket_called') return [];
        return [{ came: Date.parse(created.at), called: Date.parse(called.at), due: startsAt(created.order_id) }];
      });
    const all = ['one', 'two', 'three'].flatMap(early);
    expect(all.filter(({ came, due }) => came < due).length).toBeGreaterThan(0);
    expect(all.filter(({ called, due }) => called < due)).toEqual([]);
  });

  it('goes on with the visit of a client who is sent to another desk', () => {
    const events = played('sent on', { days: 5 });
    const transferred = events.filter((event) => event.kind === 'ticket_transferred');
    const onward = events.flatMap((event) => (event.kind === 'ticket_created' && event.visit !== null ? [event] : []));
    expect(transferred.length).toBeGreaterThan(0);
    expect(onward.map(({ visit }) => visit)).toEqual(transferred.map(({ ticket }) => ticket));
    expect(onward.map(({ service_id }) => service_id)).toEqual(transferred.map(({ service_id }) => service_id));
  });

  it('gives out no number twice in a day', () => {
    const created = played('numbers').flatMap((event) => (event.kind === 'ticket_created' && event.visit === null ? [event.number] : []));
    expect(new Set(created).size).toBe(created.length);
  });

  it('is quiet on a Sunday', () => {
    const events = played('sunday', { from: '2026-11-22' });
    expect(ofTicket(events)).toEqual([]);
    expect(events.filter(({ kind }) => kind === 'desk_opened')).toEqual([]);
  });
});
