import { describe, expect, it } from 'vitest';
import type { UnnumberedEvent } from '../../support/branch/branch-client.ts';
import { tryHandshake } from '../../support/branch/branch-client.ts';
import { branchesOfFile } from '../../support/branch/branches-of-file.ts';
import { aReportingBranch } from '../../support/branch/reporting-branch.ts';
import { startOfTests } from '../../support/central.ts';
import { inState } from '../../support/made/put-values.ts';
import { superAdministrator, textAt, valueAt } from '../../support/people.ts';
import { anOrder } from '../../support/records.ts';

const setup = await branchesOfFile();
const root = await superAdministrator(setup.central);

const tomorrow = { starts_at: '2026-11-21T09:00:00.000Z', ends_at: '2026-11-21T09:15:00.000Z' };

/** A telling branch with a confirmed order of today, unless the values say otherwise. */
async function ordered(values: Readonly<Record<string, unknown>> = {}) {
  const branch = await aReportingBranch(setup);
  const order = async (more: Readonly<Record<string, unknown>> = {}) => {
    const id = await anOrder(root, branch.store.id, branch.store.service, {
      starts_at: startOfTests,
      ends_at: '2026-11-20T09:15:00.000Z',
      ...values,
      ...more,
    });
    return { id, pin: textAt((await root.get(`/orders/${id}`)).body, 'pin') };
  };
  const { id, pin } = await order();
  return { ...branch, id, pin, order, report: async (...said: UnnumberedEvent[]) => branch.send(branch.numbered(said)) };
}

const stateOf = async (id: number) => valueAt((await root.get(`/orders/${id}`)).body, 'state');
const versionOf = async (id: number) => valueAt((await root.get(`/orders/${id}`)).body, 'version');
const arrived = (pin: string): UnnumberedEvent => ({ kind: 'order_arrived', pin });
const served = (id: number): UnnumberedEvent => ({ kind: 'order_served', order_id: id });
const missed = (id: number): UnnumberedEvent => ({ kind: 'order_missed', order_id: id });

describe('an order that its branch tells of', () => {
  it('arrives by its PIN and is served, and its course says by whom', async () => {
    const { id, pin, report } = await ordered();
    await report(arrived(pin), served(id));
    expect(await stateOf(id)).toBe('served');
    const history = await root.get(`/orders/${id}/history`);
    expect(history.body).toMatchObject([{ actor_name: 'pobočka' }, { actor_name: 'kiosek pobočky' }, {}]);
  });

  it('arrives once, however often the PIN is typed and the event is told', async () => {
    const { id, pin, send, numbered } = await ordered();
    const events = numbered([arrived(pin), arrived(pin)]);
    await send(events);
    await send(events);
    await send(numbered([arrived(pin)]));
    expect([await stateOf(id), await versionOf(id)]).toEqual(['arrived', 2]);
  });

  it('is not undone from the console: the client has a ticket', async () => {
    const { id, pin, report } = await ordered();
    await report(arrived(pin));
    const undone = await root.post(`/orders/${id}/actions/undo`, undefined, { 'if-match': '"2"' });
    expect(undone).toMatchObject({ status: 409, body: { err: 'step_of_branch' } });
    expect(await stateOf(id)).toBe('arrived');
  });

  it('says in its row that no step can be undone, also one that a clerk takes after the branch', async () => {
    const { id, pin, report } = await ordered();
    const steppedAt = async () => valueAt((await root.get(`/orders/${id}`)).body, 'stepped_at');
    await report(arrived(pin));
    expect([await stateOf(id), await steppedAt()]).toEqual(['arrived', null]);
    const reply = await root.post(`/orders/${id}/actions/serve`, undefined, { 'if-match': '"2"' });
    expect(reply.body).toMatchObject({ state: 'served', stepped_at: null });
  });

  it('takes the undo of a step by a clerk away once the branch goes on with it', async () => {
    const { id, report } = await ordered();
    const arrival = await root.post(`/orders/${id}/actions/arrive`, undefined, { 'if-match': '"1"' });
    expect(arrival.body).toMatchObject({ state: 'arrived', stepped_at: startOfTests });
    await report(served(id));
    expect((await root.get(`/orders/${id}`)).body).toMatchObject({ state: 'served', stepped_at: null });
  });

  it('takes the undo of an arrival by a clerk away once its client types the PIN at the kiosk', async () => {
    const { id, pin, report } = await ordered();
    await root.post(`/orders/${id}/actions/arrive`, undefined, { 'if-match': '"1"' });
    await report(arrived(pin));
    expect((await root.get(`/orders/${id}`)).body).toMatchObject({ state: 'arrived', arrived_at: startOfTests, stepped_at: null });
    await report(arrived(pin));
    expect(await versionOf(id)).toBe(3);
  });

  it('is served also where that is told before the arrival that got lost', async () => {
    const { id, pin, send, numbered } = await ordered();
    const [first, second] = numbered([arrived(pin), served(id)]);
    await send([second]);
    expect(await stateOf(id)).toBe('confirmed');
    await send([first]);
    expect(await stateOf(id)).toBe('served');
  });

  it('is missed after its time and not before', async () => {
    const { id, order, report } = await ordered();
    const later = await order({ starts_at: '2026-11-20T09:05:00.000Z', ends_at: '2026-11-20T09:20:00.000Z' });
    await report(missed(id), missed(later.id));
    expect([await stateOf(id), await stateOf(later.id)]).toEqual(['missed', 'confirmed']);
  });

  it('counts on the day of the event, however late that comes', async () => {
    const { id, pin, send, numbered } = await ordered();
    const events = numbered([arrived(pin)]);
    setup.central.clock.advance(3 * 86_400_000);
    await send(events);
    setup.central.clock.moveTo(startOfTests);
    expect(await stateOf(id)).toBe('arrived');
  });

  it('counts from its receipt when the clock of the branch runs far ahead', async () => {
    const { id, pin, send, numbered } = await ordered();
    await send(numbered([arrived(pin)], '2027-03-01T08:00:00.000Z'));
    expect(await stateOf(id)).toBe('arrived');
  });

  it('goes on to the branch as a change, and keeps the ticket of the kiosk', async () => {
    const { id, pin, store, report, rowsOf } = await ordered();
    await report(arrived(pin), { kind: 'ticket_created', ticket: 1, number: 'A 1', service_id: store.service, visit: null, order_id: id });
    expect(await rowsOf('tickets')).toMatchObject([{ order_id: id, state: 'waiting' }]);
    const client = await tryHandshake(store, { origin: setup.origin });
    const { rows } = await client.next('configuration');
    client.close();
    expect(rows.find(({ resource }) => resource === 'orders')).toMatchObject({ id, values: { pin, state: 'arrived' } });
  });
});

it('a ticket with a reservation of another store, or with none that there is, counts without it', async () => {
  const { store, numbered, rowsOf } = await ordered();
  const other = await ordered();
  const client = await tryHandshake(store, { origin: setup.origin });
  await client.next('welcome');
  const created = (ticket: number, order_id: number) =>
    ({ kind: 'ticket_created', ticket, number: `A ${ticket}`, service_id: store.service, visit: null, order_id }) as const;
  client.say({ type: 'events', events: numbered([created(1, other.id), created(2, 2_000_000_000)]) });
  const { events } = await client.next('refused');
  expect(events).toEqual([1, 2].map((sequence) => ({ sequence, reasons: ['unknown_order'], counted: true, about: null })));
  await client.next('acknowledge');
  client.close();
  expect(await rowsOf('tickets')).toMatchObject([{ order_id: null }, { order_id: null }]);
});

/** Says it for a branch; what of it is refused. */
async function refusedOf(branch: Awaited<ReturnType<typeof ordered>>, ...said: UnnumberedEvent[]): Promise<unknown> {
  const client = await tryHandshake(branch.store, { origin: setup.origin });
  await client.next('welcome');
  client.say({ type: 'events', events: branch.numbered(said) });
  const { events } = await client.next('refused');
  client.close();
  return events;
}

it('an order that is called missed before its time is refused, by the earlier clock, and counts once the time has come', async () => {
  const branch = await ordered({ starts_at: '2026-11-20T09:05:00.000Z', ends_at: '2026-11-20T09:20:00.000Z' });
  const early = [{ sequence: 1, reasons: ['order_not_due'], counted: false, about: null }];
  expect(await refusedOf(branch, missed(branch.id))).toEqual(early);
  await branch.connect();
  await branch.send(branch.numbered([missed(branch.id)], '2026-11-20T09:04:59.999Z'));
  expect(await stateOf(branch.id)).toBe('confirmed');
  setup.central.clock.moveTo('2026-11-20T09:05:00.000Z');
  await branch.send(branch.numbered([missed(branch.id)], '2026-11-20T09:05:00.000Z'));
  setup.central.clock.moveTo(startOfTests);
  expect(await stateOf(branch.id)).toBe('missed');
});

describe('an arrival that is refused', () => {
  /** Reports the PIN to a branch; why it is refused, and what else comes. */
  const refusedBy = (branch: Awaited<ReturnType<typeof ordered>>, pin: string) => refusedOf(branch, arrived(pin));

  it('names a PIN that nobody has, and one of another store', async () => {
    const branch = await ordered();
    const other = await ordered();
    const unknown = [{ sequence: 1, reasons: ['unknown_order'], counted: false, about: null }];
    expect(await refusedBy(branch, other.pin)).toEqual(unknown);
    expect(await stateOf(other.id)).toBe('confirmed');
  });

  it('names a PIN of another day', async () => {
    const branch = await ordered(tomorrow);
    expect(await refusedBy(branch, branch.pin)).toMatchObject([{ reasons: ['order_of_other_day'], counted: false }]);
    expect(await stateOf(branch.id)).toBe('confirmed');
  });

  it.each(['unconfirmed', 'missed', 'cancelled', 'expired'] as const)('names a PIN of an order that is %s', async (state) => {
    const branch = await ordered();
    await inState(setup.central, branch.id, state);
    expect(await refusedBy(branch, branch.pin)).toMatchObject([{ reasons: ['order_not_open'], counted: false }]);
    expect(await stateOf(branch.id)).toBe(state);
  });

  it("keeps nothing of what is told of another store's order", async () => {
    const branch = await ordered();
    const other = await ordered();
    await other.report(arrived(other.pin));
    await branch.report(served(other.id), missed(other.id));
    expect(await stateOf(other.id)).toBe('arrived');
  });
});
