import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { checkIntervals } from '../../../contract/rules/opening/check-intervals.ts';
import { timeAt, type WeeklyInterval } from '../../../contract/rules/opening/intervals.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { importer } from '../../support/imports.ts';
import { numberAt, rowsOf, signedIn, superAdministrator, textAt, valueAt } from '../../support/people.ts';
import { anOrder, aService } from '../../support/records.ts';
import { propertyRuns } from '../../support/sampling/property-runs.ts';

/** Weeks as people write them, right and wrong. */
const week = fc.array(
  fc
    .record({ weekday: fc.integer({ min: 0, max: 6 }), from: fc.integer({ min: 0, max: 95 }), long: fc.integer({ min: -4, max: 24 }) })
    .map(({ weekday, from, long }): WeeklyInterval => {
      const to = Math.min(Math.max(from + long, 0), 96);
      return { weekday, opens: timeAt(from * 15), closes: timeAt(to * 15) };
    }),
  { maxLength: 8 },
);
const monday = { weekday: 1, opens: '08:00', closes: '17:00' } as const;

const central = await centralOfFile();
const root = await superAdministrator(central);

describe('defaults of stores', () => {
  let made = 0;
  afterEach(async () => {
    await set({ intervals: [] });
  });

  const set = async (values: object, client = root) => {
    const { headers } = await root.get('/store-defaults');
    return client.patch('/store-defaults', Number(/\d+/u.exec(String(headers['etag']))?.[0]), values);
  };
  const newStore = async (): Promise<number> => {
    made += 1;
    const { status, body } = await root.post('/stores', { label: `Výchozí ${made}`, code: `VYCH${made}` });
    expect(status).toBe(201);
    return numberAt(body, 'id');
  };
  const plansOf = async (store: number) =>
    rowsOf(await root.get(`/opening-plans?filter=${encodeURIComponent(JSON.stringify({ store_id: store }))}`));

  it('give a new store the week as its base plan, and no other store', async () => {
    const before = await newStore();
    expect((await set({ intervals: [monday] })).status).toBe(200);
    const [plan, ...others] = await plansOf(await newStore());
    expect([plan, others]).toMatchObject([{ name: 'Základní úřední hodiny', valid_from: null, valid_to: null, intervals: [monday] }, []]);
    expect(await plansOf(before)).toEqual([]);
  });

  it('become the base plan of chosen stores after a preview, over the one that is there, with the orders that fall out', async () => {
    const [empty, other, left] = [await newStore(), await newStore(), await newStore()];
    const evening = [{ weekday: 2, opens: '18:00', closes: '20:00' }];
    const plan = { store_id: other, name: 'Naše hodiny', valid_from: null, valid_to: null, intervals: evening };
    expect((await root.post('/opening-plans', plan)).status).toBe(201);
    const service = await aService(root, other);
    // A Tuesday evening, winter time.
    await anOrder(root, other, service, { starts_at: '2026-12-01T17:00:00.000Z', ends_at: '2026-12-01T17:15:00.000Z' });
    const body = { store_ids: [empty, other] };
    const missing = await root.post('/store-defaults/apply', body);
    expect([missing.status, textAt(missing.body, 'err')]).toEqual([409, 'default_week_missing']);
    await set({ intervals: [monday] });
    const preview = rowsOf(await root.post('/store-defaults/apply', { ...body, dry_run: true }));
    expect(preview).toMatchObject([
      { store_id: empty, result: 'created', orders: 0, changes: [{ weekday: 1, before: [] }] },
      {
        store_id: other,
        result: 'replaced',
        orders: 1,
        changes: [
          { weekday: 1, before: [] },
          { weekday: 2, after: [] },
        ],
      },
    ]);
    expect(await plansOf(empty)).toEqual([]);
    expect(rowsOf(await root.post('/store-defaults/apply', body))).toEqual(preview);
    expect(await plansOf(empty)).toMatchObject([{ valid_from: null, valid_to: null, intervals: [monday] }]);
    expect(await plansOf(other)).toMatchObject([{ name: 'Naše hodiny', intervals: [monday], version: 2 }]);
    expect(await plansOf(left)).toEqual([]);
    expect(rowsOf(await root.post('/store-defaults/apply', body)).map(({ result }) => result)).toEqual(['unchanged', 'unchanged']);
    const operator = await signedIn(central, { resources: ['store'], limitations: [empty] });
    const reached = rowsOf(await operator.post('/store-defaults/apply', { store_ids: [left] }));
    expect(reached).toMatchObject([{ name: null, result: 'refused' }]);
    expect(await plansOf(left)).toEqual([]);
  });

  it('are kept as any random week that has nothing wrong, and refused otherwise', async () => {
    await fc.assert(
      fc.asyncProperty(week, async (intervals) => {
        const isWrong = Object.keys(checkIntervals({ intervals })).length > 0;
        expect((await set({ intervals })).status).toBe(isWrong ? 422 : 200);
        if (isWrong) return;
        const plans = await plansOf(await newStore());
        expect(plans.map((plan) => plan['intervals'])).toEqual(intervals.length === 0 ? [] : [intervals]);
      }),
      propertyRuns(25),
    );
  });

  it('name the two intervals that collide', async () => {
    const { status, body } = await set({ intervals: [monday, { weekday: 1, opens: '16:00', closes: '18:00' }] });
    expect(status).toBe(422);
    const said = JSON.stringify(valueAt(body, 'errors'));
    expect(said).toContain('8:00–17:00');
    expect(said).toContain('16:00–18:00');
  });

  it('leave the history of the plan, and the branch hears of it', async () => {
    await set({ intervals: [monday] });
    const store = await newStore();
    const [plan] = await plansOf(store);
    const history = rowsOf(await root.get(`/opening-plans/${numberAt(plan, 'id')}/history`));
    expect(history).toMatchObject([{ action: 'create' }]);
    const { rows } = await sql`
      select 1 from revisions where store_id = ${store} and resource = 'opening-plans' and record_id = ${numberAt(plan, 'id')}`.execute(
      central.db,
    );
    expect(rows).toHaveLength(1);
  });

  it('hold for stores that are imported too', async () => {
    await set({ intervals: [monday] });
    const stores = importer(central, root, 'stores');
    const { id } = await stores.checked('Název,Kód\nDovezená,DOV1\n', { mapping: ['label', 'code'] });
    await stores.saved(id);
    const [store] = rowsOf(await root.get(`/stores?filter=${encodeURIComponent(JSON.stringify({ q: 'Dovezená' }))}`));
    expect(await plansOf(numberAt(store, 'id'))).toMatchObject([{ intervals: [monday] }]);
  });

  it('leave nothing behind when the store is refused', async () => {
    await set({ intervals: [monday] });
    const count = async () =>
      (await sql<{ count: number }>`select count(*)::int as count from opening_plans`.execute(central.db)).rows[0]?.count;
    const store = await newStore();
    const before = await count();
    const { body } = await root.get(`/stores/${store}`);
    expect((await root.post('/stores', { label: 'Jiná', code: textAt(body, 'code') })).status).toBe(409);
    expect(await count()).toBe(before);
  });

  it('give a plan that goes and comes back with its store, until somebody has made it theirs', async () => {
    await set({ intervals: [monday] });
    const store = await newStore();
    const [plan] = await plansOf(store);
    expect((await root.remove(`/stores/${store}`)).status).toBe(200);
    expect((await root.get(`/opening-plans/${numberAt(plan, 'id')}`)).status).toBe(404);
    expect((await root.post(`/stores/${store}/restore`, {})).status).toBe(200);
    expect(await plansOf(store)).toMatchObject([{ id: numberAt(plan, 'id'), intervals: [monday] }]);
    const other = await newStore();
    const [touched] = await plansOf(other);
    expect((await root.patch(`/opening-plans/${numberAt(touched, 'id')}`, 1, { name: 'Naše hodiny' })).status).toBe(200);
    const { body } = await root.remove(`/stores/${other}`);
    expect(textAt(body, 'err')).toBe('referenced');
    expect(textAt(body, 'message')).toContain('zrušte u něj volbu Aktivní');
    expect(await plansOf(other)).toHaveLength(1);
  });

  it('are read by whoever sees stores and written by super administrators', async () => {
    const reader = await signedIn(central, { resources: ['store'] });
    const stranger = await signedIn(central, { resources: ['ordering'] });
    expect((await reader.get('/store-defaults')).status).toBe(200);
    expect((await set({ silence_minutes: 12 }, reader)).status).toBe(403);
    expect((await stranger.get('/store-defaults')).status).toBe(403);
  });

  it('begin a new message to staff, which may say otherwise', async () => {
    await set({ silence_minutes: 25 });
    const message = { name: 'Ticho', events: ['store_silent'], recipients: 'sprava@mesto.test' };
    const thresholdOf = async (more: object) =>
      valueAt((await root.post('/email-notifications', { ...message, ...more })).body, 'threshold_minutes');
    expect(await thresholdOf({})).toBe(25);
    expect(await thresholdOf({ threshold_minutes: 7 })).toBe(7);
    expect((await root.post('/email-notifications', { ...message, threshold_minutes: null })).status).toBe(422);
    await set({ silence_minutes: 10 });
  });

  it('say when the dashboard names a store', async () => {
    await newStore();
    await set({ unusual_times: 2.5, unusual_minutes: 9, long_wait_minutes: null, many_waiting: 12 });
    const { body } = await root.get('/dashboard');
    expect(valueAt(body, 'limits')).toEqual({ unusual_times: 2.5, unusual_minutes: 9, long_wait_minutes: null, many_waiting: 12 });
  });
});
