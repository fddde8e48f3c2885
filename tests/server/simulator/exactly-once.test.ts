import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { BranchEvent } from '../../../contract/channels/branch/events.ts';
import { noFaults } from '../../../simulator/branch/chances.ts';
import { openJournal } from '../../../simulator/branch/journal.ts';
import { keptFiles } from '../../../simulator/branch/kept-files.ts';
import { type Simulation, type SimulationRequest, startSimulation } from '../../../simulator/run.ts';
import { type FakeCentral, fakeCentral } from '../../support/branch/fake-central.ts';
import { officeRows } from '../../support/branch/office-rows.ts';

const from = Date.parse('2026-11-16T06:30:00Z');
const until = Date.parse('2026-11-18T17:30:00Z');
const quick = { interval: 20, timeout: 45_000 };

let central: FakeCentral;
let folder: string;

beforeEach(async () => {
  central = await fakeCentral();
  folder = mkdtempSync(join(tmpdir(), 'poradnik-simulator-'));
});
afterEach(async () => {
  await central.close();
  rmSync(folder, { recursive: true, force: true });
});

function simulate(request: Partial<SimulationRequest> = {}): Simulation {
  const simulation = startSimulation({
    url: central.url,
    seed: 'town',
    from,
    goesOn: { freshFrom: from },
    speed: 30_000,
    until,
    faults: noFaults,
    journal: openJournal(join(folder, 'journal')),
    filesOf: (code) => keptFiles(folder, code),
    yieldMs: 50,
    ...request,
  });
  onTestFinished(simulation.stop);
  return simulation;
}

const journal = () =>
  readFileSync(join(folder, 'journal'), 'utf8')
    .trim()
    .split('\n')
    .map((line): object => JSON.parse(line));
const received = (code: string) =>
  [...(central.stores.get(code)?.received.values() ?? [])]
    .toSorted((one, other) => one.sequence - other.sequence)
    .map((event) => ({ store: code, ...event }));
const inOrder = (code: string) => journal().filter((line) => 'store' in line && line.store === code);

describe('what a simulated branch tells', () => {
  it('comes whole and once, as its journal says', async () => {
    for (const code of ['ONE', 'TWO']) central.addStore(code, `key of ${code}`, officeRows());
    const simulation = simulate();
    for (const code of ['ONE', 'TWO']) simulation.add({ code, key: `key of ${code}` });
    expect(await simulation.done).toBe(0);
    for (const code of ['ONE', 'TWO']) {
      expect(inOrder(code).length).toBeGreaterThan(300);
      expect(received(code)).toEqual(inOrder(code));
    }
    expect(central.faults).toEqual([]);
  });

  it('comes whole in spite of cuts, repetitions, another order and days of delay', async () => {
    const store = central.addStore('ONE', 'key', officeRows());
    const simulation = simulate({ faults: { cut: 0.05, repeat: 0.3, reorder: 0.3, late: 0.1, skew: 1, outage: 1 } });
    simulation.add({ code: 'ONE', key: 'key' });
    expect(await simulation.done).toBe(0);
    expect(received('ONE')).toEqual(inOrder('ONE'));
    expect(store.connections).toBeGreaterThan(1);
    expect(central.faults).toEqual([]);
  });

  it('survives a restart with what was not confirmed, and goes on with the next number', async () => {
    const store = central.addStore('ONE', 'key', officeRows());
    central.isDeaf = true;
    const first = simulate({ until: from + 4 * 3_600_000 });
    first.add({ code: 'ONE', key: 'key' });
    await vi.waitFor(() => expect(first.now()).toBe(from + 4 * 3_600_000), quick);
    first.stop();
    const made = journal().length;
    expect(made).toBeGreaterThan(50);
    store.received.clear();
    central.isDeaf = false;

    const second = simulate();
    second.add({ code: 'ONE', key: 'key' });
    expect(await second.done).toBe(0);
    expect(received('ONE')).toEqual(inOrder('ONE'));
    expect(journal().length).toBeGreaterThan(made);
  });

  it('tells again what was acknowledged when the central was restored from a backup, and nothing is lost', async () => {
    const store = central.addStore('ONE', 'key', officeRows());
    const first = simulate({ until: from + 4 * 3_600_000 });
    first.add({ code: 'ONE', key: 'key' });
    expect(await first.done).toBe(0);
    const made = journal().length;
    expect(made).toBeGreaterThan(50);
    // The backup knows a third of it.
    for (const sequence of store.received.keys()) if (sequence > made / 3) store.received.delete(sequence);
    central.incarnation = 2;

    const second = simulate();
    second.add({ code: 'ONE', key: 'key' });
    expect(await second.done).toBe(0);
    expect(received('ONE')).toEqual(inOrder('ONE'));
    expect(journal().length).toBeGreaterThan(made);
    expect(central.faults).toEqual([]);
  });

  it('goes on behind what the central has when the branch lost its memory, gaps and all', async () => {
    const store = central.addStore('ONE', 'key', officeRows());
    const closed = (sequence: number) => ({ sequence, at: '2026-11-16T06:00:00.000Z', kind: 'desk_closed' as const, desk_id: 1 });
    for (const sequence of [1, 2, 3, 7, 8, 12]) store.received.set(sequence, closed(sequence));
    const simulation = simulate();
    simulation.add({ code: 'ONE', key: 'key' });
    expect(await simulation.done).toBe(0);
    expect(inOrder('ONE')[0]).toMatchObject({ sequence: 13 });
    expect(received('ONE').slice(12)).toEqual(inOrder('ONE'));
    expect(received('ONE').map(({ sequence }) => sequence)).toEqual(received('ONE').map((_, place) => place + 1));
  });

  it('begins with those who are in its hall already, and ends their tickets', async () => {
    central.addStore('ONE', 'key', officeRows());
    const created = {
      kind: 'ticket_created',
      number: 'A001',
      service_id: 1,
      visit: null,
      order_id: null,
      at: '2026-11-16T08:00:00.000Z',
    } as const;
    const reported: readonly BranchEvent[] = [
      { ...created, sequence: 1, ticket: 7 },
      { ...created, sequence: 2, ticket: 8 },
      { kind: 'desk_opened', sequence: 3, at: '2026-11-16T08:05:00.000Z', desk_id: 1, employee_id: 1 },
      { kind: 'ticket_called', sequence: 4, at: '2026-11-16T08:05:00.000Z', ticket: 7, desk_id: 1, employee_id: 1 },
    ];
    const start = Date.parse('2026-11-16T08:10:00Z');
    const simulation = simulate({ from: start, goesOn: { freshFrom: start } });
    simulation.add({ code: 'ONE', key: 'key', initialEvents: reported });
    expect(await simulation.done).toBe(0);
    expect(received('ONE')).toEqual(inOrder('ONE'));
    expect(received('ONE').slice(0, 4)).toEqual(reported.map((event) => ({ store: 'ONE', ...event })));
    const courses = [7, 8].map((id) => received('ONE').flatMap((event) => ('ticket' in event && event.ticket === id ? [event.kind] : [])));
    expect(courses[0]).toEqual(['ticket_created', 'ticket_called', 'ticket_serving', 'ticket_finished']);
    expect(courses[1]?.at(-1)).toMatch(/^ticket_(?:finished|missed|cancelled|transferred)$/u);
  });

  it('is waited for at the end, whatever is configured by then', async () => {
    const store = central.addStore('ONE', 'key', officeRows());
    const end = from + 4 * 3_600_000;
    const simulation = simulate({ until: end });
    simulation.add({ code: 'ONE', key: 'key' });
    await vi.waitFor(() => expect(store.applied).toEqual([0]), quick);
    central.isDeaf = true;
    await vi.waitFor(() => expect(simulation.now()).toBe(end), quick);
    central.change('ONE', { resource: 'touch-screens', id: 1, action: 'edit', values: { active: false } });
    await vi.waitFor(() => expect(store.applied).toEqual([0, 1]), quick);
    central.isDeaf = false;
    store.socket?.terminate();
    expect(await simulation.done).toBe(0);
    expect(received('ONE')).toEqual(inOrder('ONE'));
  });

  it('hears nothing any more once it is stopped, whatever is still on its way', async () => {
    const store = central.addStore('ONE', 'key', officeRows());
    central.isDeaf = true;
    const simulation = simulate({ until: null });
    simulation.add({ code: 'ONE', key: 'key' });
    await vi.waitFor(() => expect(store.received.size).toBeGreaterThan(0), quick);
    const { socket } = store;
    const isOver = new Promise((resolve) => socket?.once('close', resolve));
    // Said in the same moment: it arrives while the good-bye is under way.
    socket?.send(JSON.stringify({ type: 'acknowledge', acknowledged: store.received.size, missing: [] }));
    simulation.stop();
    await isOver;
    // Nothing of it was received: all of it is still to be reported.
    expect(keptFiles(folder, 'ONE').lines.filter((line) => 'event' in line)).toHaveLength(journal().length);
  });

  it('speaks with nobody who does not hold the key', async () => {
    central.addStore('ONE', 'another key', officeRows());
    const simulation = simulate({ until: null });
    simulation.add({ code: 'ONE', key: 'key' });
    await vi.waitFor(() => expect(simulation.branches()[0]?.state()).toBe('waiting'), quick);
    expect(central.stores.get('ONE')?.connections).toBe(0);
  });
});

describe('what the central configures', () => {
  it('is applied in order, acknowledged, kept, and takes effect', async () => {
    const store = central.addStore('ONE', 'key', officeRows());
    const simulation = simulate({ until: null });
    simulation.add({ code: 'ONE', key: 'key' });
    await vi.waitFor(() => expect(store.applied).toContain(0), quick);
    for (const id of [1, 2]) central.change('ONE', { resource: 'touch-screens', id, action: 'edit', values: { active: false } });
    await vi.waitFor(() => expect(store.applied).toContain(2), quick);
    await vi.waitFor(() => expect(received('ONE').filter(({ kind }) => kind === 'device_down')).toHaveLength(2), quick);
    simulation.stop();
    expect(keptFiles(folder, 'ONE').configuration?.revision).toBe(2);
  });

  it('is asked for from where the branch stands after a cut', async () => {
    const store = central.addStore('ONE', 'key', officeRows());
    const simulation = simulate({ until: null });
    simulation.add({ code: 'ONE', key: 'key' });
    await vi.waitFor(() => expect(store.applied).toEqual([0]), quick);
    store.socket?.terminate();
    central.change('ONE', { resource: 'desks', id: 1, action: 'delete', values: {} });
    await vi.waitFor(() => expect(store.applied).toContain(1), quick);
    expect(simulation.branches()[0]?.revision()).toBe(1);
  });
});

describe('a store that somebody else takes', () => {
  it('is let go, and tried again later', async () => {
    const store = central.addStore('ONE', 'key', officeRows());
    const simulation = simulate({ until: null, yieldMs: 300 });
    simulation.add({ code: 'ONE', key: 'key' });
    await vi.waitFor(() => expect(store.connections).toBe(1), quick);
    store.socket?.close(4003);
    await vi.waitFor(() => expect(simulation.branches()[0]?.state()).toBe('waiting'), quick);
    await vi.waitFor(() => expect(store.connections).toBe(2), quick);
  });
});
