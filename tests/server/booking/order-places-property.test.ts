import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aBookedOffice, type BookedOffice, quarters } from '../../support/booked-office.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { numberAt, superAdministrator } from '../../support/people.ts';
import { turnOfRun } from '../../support/sampling/turn.ts';

const runs = turnOfRun() === 'whole' ? 120 : 8;
const slots = 6;
const cellsOfSlot = 3;

type Step =
  | { readonly kind: 'make'; readonly slot: number }
  | { readonly kind: 'move' | 'moveAndBack'; readonly which: number; readonly slot: number }
  | { readonly kind: 'cancel' | 'remove'; readonly which: number }
  | { readonly kind: 'capacity'; readonly capacity: number };

const which = fc.nat({ max: 100 });
const slot = fc.nat({ max: slots - 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('make'), slot }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('move', 'moveAndBack'), which, slot }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('cancel', 'remove'), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('capacity'), capacity: fc.integer({ min: 1, max: 3 }) }) },
);

const central = await centralOfFile();
const root = await superAdministrator(central);

const visit = (at: number) => {
  const starts = Date.parse('2026-12-01T08:00:00.000Z') + at * 900_000;
  return { starts_at: new Date(starts).toISOString(), ends_at: new Date(starts + 900_000).toISOString() };
};

type Order = { readonly id: number; slot: number };

/** An office with what is known of its orders; each step is asked of the server, which must answer as the count of orders says. */
async function aModel() {
  const office: BookedOffice = await aBookedOffice(root, 2);
  const orders: Order[] = [];
  let [capacity, version] = [2, 1];
  const inSlot = (at: number) => orders.filter((order) => order.slot === at).length;
  const hasRoom = (at: number) => inSlot(at) < capacity;
  const versionOf = async (id: number) => numberAt((await root.get(`/orders/${id}`)).body, 'version');
  const move = async (order: Order, to: number): Promise<void> => {
    const isAllowed = order.slot === to || hasRoom(to);
    const { status } = await root.patch(`/orders/${order.id}`, await versionOf(order.id), visit(to));
    expect([to, status]).toEqual([to, isAllowed ? 200 : 409]);
    if (isAllowed) order.slot = to;
  };
  const take = async (one: Step): Promise<void> => {
    if (one.kind === 'make') {
      const isAllowed = hasRoom(one.slot);
      const reply = await root.post('/orders', { store_id: office.store, service_id: office.service, name: 'Jana', ...visit(one.slot) });
      expect(reply.status).toBe(isAllowed ? 201 : 409);
      if (isAllowed) orders.push({ id: numberAt(reply.body, 'id'), slot: one.slot });
      return;
    }
    if (one.kind === 'capacity') {
      const reply = await root.patch(`/booking-plans/${office.plan}`, version, { intervals: quarters(one.capacity) });
      expect(reply.status).toBe(200);
      [capacity, version] = [one.capacity, numberAt(reply.body, 'version')];
      return;
    }
    const order = orders[one.which % Math.max(1, orders.length)];
    if (order === undefined) return;
    if (one.kind === 'move') return move(order, one.slot);
    if (one.kind === 'moveAndBack') {
      const from = order.slot;
      // Where more are than there are places now, no one comes back.
      if (inSlot(from) > capacity) return;
      const before = await placesOf(order.id);
      await move(order, one.slot);
      await move(order, from);
      expect(await placesOf(order.id)).toEqual(before);
      return;
    }
    if (one.kind === 'cancel') await root.post(`/orders/${order.id}/actions/cancel`, {}, { 'if-match': `"${await versionOf(order.id)}"` });
    else await root.remove(`/orders/${order.id}`);
    orders.splice(orders.indexOf(order), 1);
  };
  const placesOf = async (id: number) => {
    const { rows } = await sql<{ cell: number }>`select cell from order_places where order_id = ${id} order by cell`.execute(central.db);
    return rows.map(({ cell }) => cell);
  };
  const compare = async (): Promise<void> => {
    const { rows } = await sql<{ id: number; cells: number }>`
      select order_id as id, count(*)::int as cells from order_places where store_id = ${office.store} group by order_id order by 1`.execute(
      central.db,
    );
    const known = orders.map(({ id }) => ({ id, cells: cellsOfSlot })).toSorted((one, other) => one.id - other.id);
    expect(rows).toEqual(known);
    for (const { id, slot: at } of orders) {
      const first = Date.parse(visit(at).starts_at) / 300_000;
      expect(await placesOf(id)).toEqual([first, first + 1, first + 2]);
    }
  };
  return { take, compare };
}

describe('a place that becomes free', () => {
  it('is given to nobody as long as more have the time than there are places', async () => {
    const model = await aModel();
    await model.take({ kind: 'make', slot: 0 });
    await model.take({ kind: 'make', slot: 0 });
    await model.take({ kind: 'capacity', capacity: 1 });
    // The first one goes: the other holds the place that is left, whatever its number.
    await model.take({ kind: 'cancel', which: 0 });
    await model.take({ kind: 'make', slot: 0 });
    await model.take({ kind: 'make', slot: 1 });
    await model.take({ kind: 'move', which: 1, slot: 0 });
    await model.compare();
  });
});

describe('places of orders under random commands', () => {
  it('are one of each order in each cell of its time, and moving there and back changes nothing', { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 25, maxLength: 25 }), async (steps) => {
        const model = await aModel();
        for (const one of steps) await model.take(one);
        await model.compare();
      }),
      { numRuns: runs },
    );
  });
});
