import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aBookedOffice, aPlan, quarters } from '../../support/booked-office.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { overtaken } from '../../support/overtaken.ts';
import { numberAt, signedIn, superAdministrator, textAt } from '../../support/people.ts';

const central = await centralOfFile();
const root = await superAdministrator(central);
const clerk = await signedIn(central, { resources: ['ordering', 'store'] });

/** Most orders that have a place in one cell of the store. */
async function most(store: number): Promise<number> {
  const { rows } = await sql<{ most: number }>`
    select coalesce(max(n), 0)::int as most from (select count(*) as n from order_places where store_id = ${store} group by pool, cell) c`.execute(
    central.db,
  );
  return rows[0]?.most ?? 0;
}

const at = (hours: number, minutes: number) => {
  const starts = Date.UTC(2026, 11, 1, hours - 1, minutes);
  return { starts_at: new Date(starts).toISOString(), ends_at: new Date(starts + 900_000).toISOString() };
};
const isFull = { status: 409, body: { err: 'order_full', errors: { starts_at: expect.stringContaining('plně obsazený') } } };
const isNotOffered = { status: 409, body: { err: 'order_not_offered' } };

describe('places of an ordered service', () => {
  it('are as many as the plan says: the next order is refused, in words that say how many there are', async () => {
    const { ask } = await aBookedOffice(root, 2);
    expect((await ask({}, clerk)).status).toBe(201);
    expect((await ask({}, clerk)).status).toBe(201);
    const refused = await ask({}, clerk);
    expect(refused).toMatchObject(isFull);
    expect(textAt(refused.body, 'message')).toBe('Termín je už plně obsazený (2 místa). Zvolte jiný volný termín.');
    // Only those with the right to it are offered the way out.
    expect(textAt((await ask({})).body, 'message')).toContain('(2 místa). Zvolte jiný volný termín, nebo napište důvod mimo kapacitu.');
    expect((await ask(at(9, 15), clerk)).status).toBe(201);
  });

  it('are given to fifty who want the last one at once exactly once', async () => {
    const { store, ask } = await aBookedOffice(root, 3);
    await ask({});
    await ask({});
    const all = await Promise.all(Array.from({ length: 50 }, () => ask({}, clerk)));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const each of all.filter(({ status }) => status !== 201)) expect(each).toMatchObject(isFull);
    expect(await most(store)).toBe(3);
  });

  it('are free again once the order is cancelled, deleted or moved, and taken when it comes back', async () => {
    const { made, ask } = await aBookedOffice(root, 1);
    const first = await made();
    expect(await ask({})).toMatchObject(isFull);
    expect((await root.post(`/orders/${first}/actions/cancel`, {}, { 'if-match': '"1"' })).status).toBe(200);
    const second = await made();
    expect((await root.patch(`/orders/${second}`, 1, at(10, 0))).status).toBe(200);
    const third = await made();
    expect(await root.patch(`/orders/${second}`, 2, at(9, 0))).toMatchObject(isFull);
    await root.remove(`/orders/${third}`);
    const fourth = await made();
    expect(JSON.stringify((await root.post('/orders/bulk', { action: 'restore', ids: [third] })).body)).toContain('plně obsazený');
    expect((await root.patch(`/orders/${fourth}`, 1, { note: 'Volala' })).status).toBe(200);
  });

  it('are offered in the times of the plan alone', async () => {
    const { ask } = await aBookedOffice(root, 1);
    expect(await ask(at(9, 5))).toMatchObject(isNotOffered);
    expect(await ask({ ends_at: '2026-12-01T08:30:00.000Z' })).toMatchObject({ status: 409, body: { err: 'order_other_length' } });
    expect(textAt((await ask(at(13, 0), clerk)).body, 'message')).toMatch(/z volných termínů\.$/u);
    expect(textAt((await ask(at(13, 0))).body, 'message')).toMatch(/, nebo napište důvod mimo kapacitu\.$/u);
  });

  it('are exceeded by who has the right and says why, and by nobody else', async () => {
    const { ask, store } = await aBookedOffice(root, 1);
    const trusted = await signedIn(central, { resources: ['ordering', 'over_capacity'] });
    await ask({});
    const reason = { over_capacity_reason: 'Jede z nemocnice' };
    expect(await ask(reason, clerk)).toMatchObject({ status: 409, body: { err: 'over_capacity_not_yours' } });
    const beyond = await ask(reason, trusted);
    expect(beyond.status).toBe(201);
    expect(await most(store)).toBe(2);
    expect((await ask({ ...at(17, 0), ...reason }, trusted)).status).toBe(201);
    // Who may not exceed them edits the rest of such an order.
    const id = numberAt(beyond.body, 'id');
    expect((await clerk.patch(`/orders/${id}`, 1, { note: 'Volala' })).status).toBe(200);
    expect(await clerk.patch(`/orders/${id}`, 2, at(9, 15))).toMatchObject({ body: { err: 'over_capacity_not_yours' } });
    expect((await clerk.patch(`/orders/${id}`, 2, { ...at(9, 15), over_capacity_reason: null })).status).toBe(200);
    // The reason that was given once stays in the history of the order.
    expect(JSON.stringify((await clerk.get(`/orders/${id}/history`)).body)).toContain('Jede z nemocnice');
  });

  it('are given to one of two at once also beside an order over capacity, whose number is above them', async () => {
    const { ask, made } = await aBookedOffice(root, 2);
    const trusted = await signedIn(central, { resources: ['ordering', 'over_capacity'] });
    const within = [await made(), await made()];
    const beyond = numberAt((await ask({ over_capacity_reason: 'Jede z nemocnice' }, trusted)).body, 'id');
    for (const id of within) await root.post(`/orders/${id}/actions/cancel`, {}, { 'if-match': '"1"' });
    // One of two is taken by the third order, so two numbers are free and one place is: someone else is about to take it.
    const [cancelled] = within;
    const lock = sql`
      select app_take_places(store_id, pool, array_agg(cell), 2, false, ${cancelled}::int, null, null, ${central.clock.now()})
      from order_places where order_id = ${beyond} group by store_id, pool`;
    expect(await overtaken(central, { lock, work: () => ask({}, clerk) })).toMatchObject(isFull);
  });

  it('are shared by the services of an agenda, except for those with a plan of their own', async () => {
    const { store, service, ask } = await aBookedOffice(root, 1);
    const other = numberAt((await root.post('/services', { store_id: store, name: 'Pasy' })).body, 'id');
    const third = numberAt((await root.post('/services', { store_id: store, name: 'Matrika' })).body, 'id');
    const services = { service_ids: [service, other, third] };
    const group = numberAt((await root.post('/web-groups', { name: 'Doklady', ...services })).body, 'id');
    expect((await aPlan(root, { store_id: store, web_group_id: group, intervals: quarters(1) })).status).toBe(201);
    expect((await ask({ service_id: other })).status).toBe(201);
    expect(await ask({ service_id: third })).toMatchObject(isFull);
    expect((await ask({})).status).toBe(201);
  });

  it('are counted anew when a plan comes, changes or goes, and nobody loses the time that they have', async () => {
    const { store, plan, ask, made } = await aBookedOffice(root, 2);
    await made();
    await made();
    expect((await root.patch(`/booking-plans/${plan}`, 1, { intervals: quarters(1) })).status).toBe(200);
    expect(await ask({})).toMatchObject(isFull);
    expect(await most(store)).toBe(2);
    await root.remove(`/booking-plans/${plan}`);
    expect(await most(store)).toBe(0);
    expect((await ask({})).status).toBe(201);
  });
});
