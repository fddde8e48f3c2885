import { describe, expect, it } from 'vitest';
import type { BranchEvent } from '../../contract/channels/branch/events.ts';
import { createEventBatcher } from '../../simulator/branch/event-store.ts';
import { type Office, officeFrom } from '../../simulator/office/office.ts';
import { momentOf } from '../../simulator/office/plan/local-day.ts';
import type { ConfiguredRow } from '../../simulator/office/plan/setup.ts';
import { officeRows } from '../support/branch/office-rows.ts';

const wednesday = '2026-11-18';
const at = (hour: number, day = wednesday) => momentOf(day, hour * 60);

/** An office that is played by hand; `since` are the events after an instant. */
function anOffice(
  rows: readonly ConfiguredRow[] = officeRows(),
  day = wednesday,
): { office: Office; since: (instant: number) => readonly BranchEvent[] } {
  const events: BranchEvent[] = [];
  const batcher = createEventBatcher({});
  const office = officeFrom({
    seed: 'configured',
    start: at(0, day),
    memory: batcher.memory,
    outageRate: 0,
    report: (event, instant) => events.push(batcher.keep(event, instant)),
    setLine: () => {},
  });
  office.configure(rows);
  return { office, since: (instant) => events.filter((event) => Date.parse(event.at) >= instant) };
}

const created = (events: readonly BranchEvent[]) =>
  events.flatMap((event) => (event.kind === 'ticket_created' && event.visit === null ? [event] : []));
const changed = (resource: string, id: number, values: ConfiguredRow['values']): readonly ConfiguredRow[] =>
  officeRows().map((row) => (row.resource === resource && row.id === id ? { ...row, values: { ...row.values, ...values } } : row));
/** Twenty orders of ten o'clock. */
const ordersOf = (state: string): readonly ConfiguredRow[] =>
  Array.from({ length: 20 }, (_, place) => ({
    resource: 'orders',
    id: place + 1,
    values: { service_id: 1, starts_at: new Date(at(10)).toISOString(), pin: `pin ${place + 1}`, state },
  }));
const without = (resource: string, id?: number) =>
  officeRows().filter((row) => row.resource !== resource || (id !== undefined && row.id !== id));

describe('a simulated office', () => {
  it('stays closed where no plan opens it', () => {
    const { office, since } = anOffice(without('opening-plans'));
    office.advance(at(23));
    expect(created(since(0))).toEqual([]);
  });

  it.each([
    ['an exception closes', { resource: 'opening-exceptions', id: 1, values: { day: wednesday, closed: true, intervals: [], note: null } }],
    ['a mark blocks', { resource: 'day-marks', id: 1, values: { day: wednesday, day_type: 'blocked', note: null } }],
  ])('stays closed on a day that %s, and opens on the next', (_, row) => {
    const { office, since } = anOffice([...officeRows(), row]);
    office.advance(at(23));
    expect(created(since(0))).toEqual([]);
    office.advance(at(23, '2026-11-19'));
    expect(created(since(0)).length).toBeGreaterThan(20);
  });

  it('opens a reserve service on some days only, and never where no desk serves it', () => {
    const [service] = officeRows().filter(({ resource }) => resource === 'services');
    const days = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'];
    const openOn = (rows: readonly ConfiguredRow[]): readonly string[] => {
      const { office, since } = anOffice(rows);
      office.advance(at(23, days.at(-1)));
      const tickets = created(since(0)).filter(({ service_id }) => service_id === service?.id);
      return days.filter((day) => tickets.some((ticket) => ticket.at.startsWith(day)));
    };
    expect(openOn(officeRows())).toEqual(days);
    const reserve = changed('services', service?.id ?? 0, { state: 'reserve' });
    expect(openOn(reserve).length).toBeLessThan(days.length);
    const served = (ids: unknown): readonly unknown[] => (Array.isArray(ids) ? ids.filter((id) => id !== service?.id) : []);
    const unserved = reserve.map((row) =>
      row.resource === 'desks' ? { ...row, values: { ...row.values, service_ids: served(row.values?.['service_ids']) } } : row,
    );
    expect(openOn(unserved)).toEqual([]);
  });

  it('stays closed on a public holiday', () => {
    const { office, since } = anOffice(officeRows(), '2026-11-17');
    office.advance(at(23, '2026-11-17'));
    expect(created(since(0))).toEqual([]);
  });

  it('closes at once when the day is blocked in its middle, and serves those inside to the end', () => {
    const { office, since } = anOffice();
    office.advance(at(10));
    office.configure([...officeRows(), { resource: 'day-marks', id: 1, values: { day: wednesday, day_type: 'blocked', note: null } }]);
    office.advance(at(23));
    expect(created(since(at(10)))).toEqual([]);
    const open = new Set<number>();
    for (const event of since(0)) {
      if (event.kind === 'ticket_created') open.add(event.ticket);
      else if (['ticket_finished', 'ticket_missed', 'ticket_cancelled', 'ticket_transferred'].includes(event.kind) && 'ticket' in event)
        open.delete(event.ticket);
    }
    expect([...open]).toEqual([]);
  });

  it('gives no ticket once every kiosk is switched off, and goes on when one is back', () => {
    const { office, since } = anOffice();
    office.advance(at(9));
    office.configure(
      officeRows().map((row) => (row.resource === 'touch-screens' ? { ...row, values: { ...row.values, active: false } } : row)),
    );
    office.advance(at(10));
    expect(created(since(at(9)))).toEqual([]);
    expect(since(at(9)).filter(({ kind }) => kind === 'device_down')).toHaveLength(2);
    office.configure(officeRows());
    office.advance(at(12));
    expect(created(since(at(10))).length).toBeGreaterThan(0);
  });

  it('shows on a kiosk what is ready for it, once the kiosk works, and each version once', () => {
    const { office, since } = anOffice(changed('touch-screens', 2, { active: false }));
    office.advance(at(9));
    const shown = () => since(at(9)).flatMap((event) => (event.kind === 'design_shown' ? [[event.touch_screen_id, event.version]] : []));
    office.show(
      new Map([
        [1, null],
        [2, 5],
      ]),
    );
    office.show(
      new Map([
        [1, 3],
        [2, 5],
      ]),
    );
    office.show(
      new Map([
        [1, 3],
        [2, 5],
      ]),
    );
    expect(shown()).toEqual([
      [1, null],
      [1, 3],
    ]);
    office.configure(officeRows());
    office.show(
      new Map([
        [1, null],
        [2, 5],
      ]),
    );
    office.show(new Map([[2, 5]]));
    expect(shown()).toEqual([
      [1, null],
      [1, 3],
      [2, 5],
      [1, null],
    ]);
  });

  it('gives no more tickets for a service that is gone', () => {
    const { office, since } = anOffice();
    office.advance(at(9));
    office.configure(without('services', 1));
    office.advance(at(23));
    expect(created(since(at(9) + 1)).filter(({ service_id }) => service_id === 1)).toEqual([]);
    expect(created(since(at(9) + 1)).length).toBeGreaterThan(0);
  });

  it('leaves a desk that was switched off, after its client', () => {
    const { office, since } = anOffice();
    office.advance(at(10));
    office.configure(changed('desks', 1, { active: false }));
    office.advance(at(23));
    const called = since(at(10) + 1).filter((event) => event.kind === 'ticket_called' && event.desk_id === 1);
    expect(called).toEqual([]);
    expect(since(at(10)).filter((event) => event.kind === 'desk_closed' && event.desk_id === 1)).toHaveLength(1);
  });

  it('plays the most urgent playlist of which all files are there, and the next when its hours end', () => {
    const items = [{ title: 'I2', file: 'b'.repeat(64), kind: 'image', display_length: 5 }];
    const campaign = { active: true, priority: 5, virtual_display_ids: [1], hours_from: '09:00', hours_to: '11:00', items };
    const { office, since } = anOffice([...officeRows(), { resource: 'playlists', id: 2, values: { name: 'P2', ...campaign } }]);
    const said = () =>
      since(0).flatMap((event) => (event.kind === 'playing' ? [[event.playlist_id, event.version, Date.parse(event.at)]] : []));
    expect(said()).toEqual([[null, null, at(0)]]);

    office.hold(
      new Map([
        [1, 4],
        [2, null],
      ]),
    );
    office.advance(at(10));
    expect(said().slice(1)).toEqual([[1, 4, at(0)]]);

    // A new version waits for its files, and the earlier one stays.
    office.hold(
      new Map([
        [1, null],
        [2, 7],
      ]),
    );
    office.advance(at(12));
    office.hold(
      new Map([
        [1, 5],
        [2, 7],
      ]),
    );
    expect(said().slice(1)).toEqual([
      [1, 4, at(0)],
      [2, 7, at(10)],
      [1, 4, at(11)],
      [1, 5, at(12)],
    ]);
  });

  it('takes in a client with an order near the time of the order', () => {
    const { office, since } = anOffice([...officeRows(), ...ordersOf('confirmed')]);
    office.advance(at(23));
    const came = created(since(0)).filter(({ order_id }) => order_id !== null);
    expect(came.length).toBeGreaterThan(12);
    for (const { at: instant } of came) expect(Math.abs(Date.parse(instant) - at(10))).toBeLessThanOrEqual(15 * 60_000);
  });

  it('tells of each order whose client comes by its PIN, and what became of every order', () => {
    const { office, since } = anOffice([...officeRows(), ...ordersOf('confirmed')]);
    office.advance(at(23));
    const events = since(0);
    const arrived = events.flatMap((event) => (event.kind === 'order_arrived' ? [event.pin] : []));
    const tickets = created(events).flatMap(({ order_id }) => (order_id === null ? [] : [`pin ${order_id}`]));
    expect(tickets).toEqual(arrived);
    const ended = events.flatMap((event) => (event.kind === 'order_served' || event.kind === 'order_missed' ? [event] : []));
    expect(ended.map(({ order_id }) => order_id).toSorted((one, other) => one - other)).toEqual(ordersOf('confirmed').map(({ id }) => id));
    for (const { kind, at: instant } of ended) if (kind === 'order_missed') expect(Date.parse(instant)).toBeGreaterThanOrEqual(at(10));
    expect(new Set(ended.map(({ kind }) => kind))).toEqual(new Set(['order_served', 'order_missed']));
  });

  it.each(['unconfirmed', 'arrived', 'served', 'cancelled'])('tells nothing of an order that is %s', (state) => {
    const { office, since } = anOffice([...officeRows(), ...ordersOf(state)]);
    office.advance(at(23));
    expect(since(0).filter(({ kind }) => kind.startsWith('order_'))).toEqual([]);
  });
});
