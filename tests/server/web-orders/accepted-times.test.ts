import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { noGateways } from '../../../server/adapters/gateways.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { type Client, numberAt, superAdministrator, textAt, valueAt } from '../../support/people.ts';
import { aPerson, aWebOffice, linkOf, type Public } from '../../support/public-booking.ts';
import { turnOfRun } from '../../support/sampling/turn.ts';

const central = await centralOfFile({ gateways: { ...noGateways, email: async () => undefined } });
let root: Client;
beforeEach(async () => {
  root = await superAdministrator(central);
});

const runs = turnOfRun() === 'whole' ? 60 : 4;
/** This many times of each way are taken in a run: a link moves an order five times in a day. */
const mostTaken = 3;
const range = { from: '2026-11-30', to: '2026-12-04' };
const days = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'];

/** Another length and capacity each day, in two halves, so that times of several lengths are side by side. */
const halves = [
  { opens: '08:00', closes: '12:00' },
  { opens: '13:00', closes: '16:00' },
];
const week = fc
  .array(fc.record({ length: fc.constantFrom(10, 15, 20, 30, 45), capacity: fc.integer({ min: 1, max: 2 }) }), {
    minLength: 10,
    maxLength: 10,
  })
  .map((chosen) =>
    chosen.map(({ length, capacity }, at) => ({
      weekday: 1 + Math.floor(at / 2),
      ...halves[at % 2],
      length_minutes: length,
      capacity,
      valid_from: null,
      valid_to: null,
    })),
  );
const configuration = fc.record({
  before: week,
  after: week,
  closed: fc.constantFrom(...days),
  picks: fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: mostTaken, maxLength: mostTaken }),
});

type Time = { readonly starts_at: string; readonly ends_at: string };
const timesIn = (body: unknown): readonly Time[] => (Array.isArray(body) ? body : []);

/** All that staff are offered with a free place, for the order that they move or for a new one. */
async function offeredToStaff(service: number, order?: number): Promise<readonly Time[]> {
  const { body } = await root.get(
    `/services/${service}/free-times?from=${range.from}&to=${range.to}${order === undefined ? '' : `&order=${order}`}`,
  );
  const found = timesIn(valueAt(body, 'days')).flatMap((day) => timesIn(valueAt(day, 'times')));
  return found.filter((time) => numberAt(time, 'free') > 0);
}

async function offeredToClient(client: Public, token: string): Promise<readonly Time[]> {
  const { body } = await client.post('/orders/free-days', { token, ...range });
  const free = timesIn(body).filter((day) => numberAt(day, 'free') > 0);
  const times = await Promise.all(free.map((day) => client.post('/orders/free-times', { token, day: textAt(day, 'day') })));
  return times.flatMap((reply) => timesIn(reply.body));
}

const picked = (times: readonly Time[], pick: number): Time | undefined => times[Math.floor(pick * times.length)];

it('each time that is offered is accepted at once, to hold, to move by the link and by staff, whatever length the order had', async () => {
  await fc.assert(
    fc.asyncProperty(configuration, async ({ before, after, closed, picks }) => {
      const { store, service, plan } = await aWebOffice(root, 1, { intervals: before });
      const client = aPerson(central);
      const made: { id: number; token: string }[] = [];
      for (const pick of picks) {
        const time = picked(await offeredToStaff(service), pick);
        const order = { store_id: store, service_id: service, name: 'Jana Nováková', email: 'jana@posta.test' };
        const reply = await root.post('/orders', { ...order, starts_at: time?.starts_at, ends_at: time?.ends_at });
        expect(reply.status).toBe(201);
        const id = numberAt(reply.body, 'id');
        made.push({ id, token: await linkOf(central, store, id) });
      }
      // The office changes the lengths and closes a day: orders that were made keep what they have.
      expect((await root.patch(`/booking-plans/${plan}`, 1, { intervals: after })).status).toBe(200);
      await root.post('/opening-exceptions', { store_id: store, day: closed, closed: true, intervals: [] });
      const [first, second] = made;
      if (first === undefined || second === undefined) return;
      for (const pick of picks) {
        const own = textAt((await client.post('/orders/show', { token: first.token })).body, 'starts_at');
        const offered = await offeredToClient(client, first.token);
        expect(offered.map(({ starts_at }) => starts_at)).not.toContain(own);
        const time = picked(offered, pick);
        const moved = await client.post('/orders/move', { token: first.token, starts_at: time?.starts_at });
        expect([moved.status, textAt(moved.body, 'starts_at'), textAt(moved.body, 'ends_at')]).toEqual([
          200,
          time?.starts_at,
          time?.ends_at,
        ]);
        const { body: row } = await root.get(`/orders/${second.id}`);
        const staffTime = picked(await offeredToStaff(service, second.id), pick);
        expect(staffTime?.starts_at).not.toBe(textAt(row, 'starts_at'));
        const { starts_at, ends_at } = staffTime ?? { starts_at: '', ends_at: '' };
        expect((await root.patch(`/orders/${second.id}`, numberAt(row, 'version'), { starts_at, ends_at })).status).toBe(200);
        const toHold = picked(await offeredToStaff(service), pick);
        const held = await client.post('/holds', { service_id: service, starts_at: toHold?.starts_at });
        expect([held.status, textAt(held.body, 'ends_at')]).toEqual([201, toHold?.ends_at]);
        expect(
          (await client.post('/orders', { hold: textAt(held.body, 'token'), name: 'Petr Dlouhý', email: 'drzi@posta.test' })).status,
        ).toBe(201);
      }
    }),
    { numRuns: runs, endOnFailure: true },
  );
});

it('a move to the time that the order has says that nothing has changed, and one by its beginning alone how long the new time is', async () => {
  const { store, service, plan } = await aWebOffice(root, 1);
  const client = aPerson(central);
  const nine = { starts_at: '2026-12-01T08:00:00.000Z', ends_at: '2026-12-01T08:15:00.000Z' };
  const made = await root.post('/orders', { store_id: store, service_id: service, name: 'Jana Nováková', ...nine });
  const id = numberAt(made.body, 'id');
  const token = await linkOf(central, store, id);
  const refused = await client.post('/orders/move', { token, starts_at: nine.starts_at });
  expect(refused).toMatchObject({
    status: 409,
    body: { err: 'order_not_moved', errors: { starts_at: expect.stringContaining('nic se nezměnilo') } },
  });
  const twenty = [{ weekday: 2, opens: '08:00', closes: '12:00', length_minutes: 20, capacity: 1, valid_from: null, valid_to: null }];
  expect((await root.patch(`/booking-plans/${plan}`, 1, { intervals: twenty })).status).toBe(200);
  const ten = { starts_at: '2026-12-01T09:00:00.000Z', ends_at: '2026-12-01T09:15:00.000Z' };
  expect(await root.patch(`/orders/${id}`, 1, ten)).toMatchObject({
    status: 409,
    body: { err: 'order_other_length', errors: { ends_at: expect.stringContaining('10:20') } },
  });
  expect((await root.patch(`/orders/${id}`, 1, { ...ten, ends_at: '2026-12-01T09:20:00.000Z' })).status).toBe(200);
});

it('the nearest free time is counted from now, whatever days are asked for', async () => {
  const { service } = await aWebOffice(root, 1);
  const nearest = async (from: string, to: string) =>
    valueAt((await root.get(`/services/${service}/free-times?from=${from}&to=${to}`)).body, 'nearest', 'starts_at');
  // Today is Friday, and orders are taken on Tuesdays.
  const tuesday = '2026-11-24T07:00:00.000Z';
  expect([await nearest('2026-11-20', '2027-01-19'), await nearest('2027-01-01', '2027-02-28')]).toEqual([tuesday, tuesday]);
});
