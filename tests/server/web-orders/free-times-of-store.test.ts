import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { readStoreDays } from '../../../server/areas/booking/availability/read-availability-of-many.ts';
import { aPlan, quarters } from '../../support/booked-office.ts';
import { startOfTests } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { anOffice } from '../../support/office.ts';
import { type Client, numberAt, signedIn, superAdministrator, valueAt } from '../../support/people.ts';
import { anOrder, aService } from '../../support/records.ts';
import { turnOfRun } from '../../support/sampling/turn.ts';

const central = await centralOfFile();
let root: Client;
beforeEach(async () => {
  root = await superAdministrator(central);
});

const range = 'from=2026-11-30&to=2026-12-08';
const ofStore = (client: Client, store: number, asked = range) => client.get(`/stores/${store}/free-times?${asked}`);

/** How a service of the office is ordered: by a plan of its own, of an agenda, by one that is switched off, or by none. */
const ways = ['own', 'agenda', 'off', 'none'] as const;
const services = fc.array(
  fc.record({ way: fc.constantFrom(...ways), capacity: fc.integer({ min: 1, max: 3 }), orders: fc.nat({ max: 2 }), blocked: fc.boolean() }),
  { minLength: 1, maxLength: 6 },
);
type Made = { readonly way: (typeof ways)[number]; readonly capacity: number; readonly orders: number; readonly blocked: boolean };

async function anOfficeWith(made: readonly Made[]): Promise<{ readonly store: number; readonly ids: readonly number[] }> {
  const { store } = await anOffice(root);
  const ids: number[] = [];
  for (const { way, capacity, orders, blocked } of made) {
    const id = await aService(root, store);
    ids.push(id);
    const plan = { store_id: store, service_id: id, intervals: quarters(capacity), active: way !== 'off' };
    if (way === 'own' || way === 'off') expect((await aPlan(root, plan)).status).toBe(201);
    for (let order = 0; order < Math.min(orders, capacity); order++) await anOrder(root, store, id);
    const block = {
      store_id: store,
      service_id: id,
      first_day: '2026-12-01',
      last_day: '2026-12-01',
      from_time: '08:00',
      to_time: '09:00',
    };
    if (blocked) expect((await root.post('/service-blocks', block)).status).toBe(201);
  }
  const shared = ids.filter((_, place) => made[place]?.way === 'agenda');
  if (shared.length > 0) {
    const agenda = numberAt((await root.post('/web-groups', { name: `Doklady ${store}`, service_ids: shared })).body, 'id');
    expect((await aPlan(root, { store_id: store, web_group_id: agenda, intervals: quarters(5) })).status).toBe(201);
  }
  return { store, ids };
}

describe('free times of all services of a store', () => {
  it('are those of each service alone: of all with a plan, and of others that have an order within the days', async () => {
    await fc.assert(
      fc.asyncProperty(services, async (made) => {
        const { store, ids } = await anOfficeWith(made);
        await root.post('/day-marks', { store_id: store, day: '2026-12-08', day_type: 'blocked', note: 'Stěhování' });
        const alone = await Promise.all(
          ids.map(async (id) => {
            const { body } = await root.get(`/services/${id}/free-times?${range}`);
            return { service_id: id, has_plan: valueAt(body, 'has_plan'), days: valueAt(body, 'days') };
          }),
        );
        const { status, body } = await ofStore(root, store);
        expect(status).toBe(200);
        const isShown = (place: number): boolean => made[place]?.way !== 'none' || (made[place]?.orders ?? 0) > 0;
        expect(valueAt(body, 'services')).toEqual(alone.filter((_, place) => isShown(place)));
      }),
      { numRuns: turnOfRun() === 'whole' ? 60 : 4 },
    );
  });

  it('have the days of the branch without what blocks one service alone', async () => {
    const { store, ids } = await anOfficeWith([{ way: 'none', capacity: 1, orders: 0, blocked: true }]);
    const { body } = await ofStore(root, store, 'from=2026-12-01&to=2026-12-01');
    const hours = [
      { opens: '08:00', closes: '12:00' },
      { opens: '13:00', closes: '16:00' },
    ];
    expect(body).toEqual({ days: [{ day: '2026-12-01', type: 'free', note: null, intervals: hours, blocks: [] }], services: [] });
    const { body: alone } = await root.get(`/services/${ids[0]}/free-times?from=2026-12-01&to=2026-12-01`);
    expect(valueAt(alone, 'days')).toMatchObject([{ blocks: [{ by: 'service' }] }]);
  });

  it('take the same number of statements, however many services there are', async () => {
    const counted = async (count: number): Promise<number> => {
      const made = Array.from({ length: count }, () => ({ way: 'own', capacity: 1, orders: 1, blocked: false }) as const);
      const { store } = await anOfficeWith(made);
      let statements = 0;
      const counting = central.db.withPlugin({
        transformQuery: ({ node }) => {
          statements += 1;
          return node;
        },
        transformResult: async ({ result }) => result,
      });
      const asked = { storeId: store, first: '2026-12-01', last: '2026-12-01', now: new Date(startOfTests) };
      expect((await readStoreDays(counting, asked)).services).toHaveLength(count);
      return statements;
    };
    expect([await counted(1), await counted(9)]).toEqual([3, 3]);
  });

  it('are shown to who may read orders of the store alone, for 62 days at most', async () => {
    const { store } = await anOfficeWith([]);
    const other = await anOffice(root);
    const here = await signedIn(central, { resources: ['ordering'], limitations: [store] });
    const elsewhere = await signedIn(central, { resources: ['ordering'], limitations: [other.store] });
    const without = await signedIn(central, { resources: ['store'] });
    expect([await ofStore(here, store), await ofStore(elsewhere, store), await ofStore(without, store)]).toMatchObject([
      { status: 200 },
      { status: 404 },
      { status: 403 },
    ]);
    expect((await ofStore(here, store, 'from=2026-12-01&to=2027-01-31')).status).toBe(200);
    expect((await ofStore(here, store, 'from=2026-12-01&to=2027-02-01')).status).toBe(422);
    expect((await ofStore(here, store, 'from=2026-12-01&to=2026-11-30')).status).toBe(422);
  });
});
