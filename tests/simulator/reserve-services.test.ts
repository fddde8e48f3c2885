import { assert as holds, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BranchEvent } from '../../contract/channels/branch/events.ts';
import { addDays } from '../../contract/rules/opening/calendar-days.ts';
import { createEventBatcher } from '../../simulator/branch/event-store.ts';
import { officeFrom } from '../../simulator/office/office.ts';
import { startOf } from '../../simulator/office/plan/local-day.ts';
import { officeRows } from '../support/branch/office-rows.ts';

const [monday, days, reserve] = ['2026-11-16', 12, 3] as const;
/** An office with a reserve service as its third one. */
const rows = officeRows().map((row) =>
  row.resource === 'services' && row.id === reserve ? { ...row, values: { ...row.values, state: 'reserve' } } : row,
);

/** What an office reports in two weeks; it is configured again on each day, as when someone changes something. */
function eventsOf(seed: string): readonly BranchEvent[] {
  const events: BranchEvent[] = [];
  const batcher = createEventBatcher({});
  const office = officeFrom({
    seed,
    start: startOf(monday),
    memory: batcher.memory,
    outageRate: 0,
    report: (one, at) => events.push(batcher.keep(one, at)),
    setLine: () => {},
  });
  for (let day = 0; day < days; day += 1) {
    office.configure(rows);
    office.advance(startOf(addDays(monday, day)) + 11 * 3_600_000);
  }
  office.advance(startOf(addDays(monday, days)));
  return events;
}

describe('a reserve service of a simulated office', () => {
  it('opens and closes by turns, is open only while a desk that serves it is, and has clients only then', () => {
    holds(
      property(string(), (seed) => {
        const desks = new Set<number>();
        let isOpen = false;
        for (const event of eventsOf(seed)) {
          if (event.kind === 'desk_opened') desks.add(event.desk_id);
          if (event.kind === 'desk_closed') desks.delete(event.desk_id);
          if (event.kind === 'service_opened' || event.kind === 'service_closed') {
            expect(event).toMatchObject({ service_id: reserve, kind: isOpen ? 'service_closed' : 'service_opened' });
            isOpen = event.kind === 'service_opened';
            expect(isOpen && desks.size === 0).toBe(false);
          }
          if (event.kind === 'ticket_created' && event.service_id === reserve) expect(isOpen).toBe(true);
        }
        expect(isOpen).toBe(false);
      }),
      { numRuns: 10 },
    );
  });

  it('opens on some days and not on all, and clients come for it', () => {
    const events = eventsOf('some days');
    const opened = new Set(events.filter(({ kind }) => kind === 'service_opened').map(({ at }) => at.slice(0, 10)));
    expect(opened.size).toBeGreaterThan(0);
    expect(opened.size).toBeLessThan(9);
    expect(events.some((event) => event.kind === 'ticket_created' && event.service_id === reserve)).toBe(true);
  });

  it('is closed once the central makes it an ordinary one', () => {
    const events: BranchEvent[] = [];
    const batcher = createEventBatcher({});
    batcher.keep({ kind: 'service_opened', service_id: reserve }, startOf(monday));
    const office = officeFrom({
      seed: 'ordinary',
      start: startOf(monday) + 10 * 3_600_000,
      memory: batcher.memory,
      outageRate: 0,
      report: (one, at) => events.push(batcher.keep(one, at)),
      setLine: () => {},
    });
    office.configure(officeRows());
    expect(events).toContainEqual(expect.objectContaining({ kind: 'service_closed', service_id: reserve }));
  });
});
