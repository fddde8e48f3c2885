import { describe, expect, it } from 'vitest';
import { storesAtOnce } from '../../../contract/basics/limits.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { type Client, numberAt, rowsOf, signedIn, superAdministrator, textAt, valueAt } from '../../support/people.ts';
import { anOrder, aService, aStore } from '../../support/records.ts';

const central = await centralOfFile();
const root = await superAdministrator(central);

const week = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes: '16:00' }));

async function anOpenStore(intervals: readonly object[] = week) {
  const id = await aStore(root);
  const plan = numberAt((await root.post('/opening-plans', { store_id: id, name: 'Základ', intervals })).body, 'id');
  return { id, plan };
}

/** Tuesday 1 December 2026 at nine in Prague, and the day after at three. */
async function twoOrders(store: number) {
  const service = await aService(root, store);
  const first = await anOrder(root, store, service, { starts_at: '2026-12-01T08:00:00.000Z', ends_at: '2026-12-01T08:15:00.000Z' });
  const second = await anOrder(root, store, service, { starts_at: '2026-12-02T14:00:00.000Z', ends_at: '2026-12-02T14:15:00.000Z' });
  return [first, second];
}

describe('what days look like', () => {
  it('is told with hours, reasons and how many orders there are', async () => {
    const store = await anOpenStore();
    await twoOrders(store.id);
    await root.post('/opening-exceptions', {
      store_id: store.id,
      day: '2026-12-24',
      intervals: [{ opens: '08:00', closes: '10:00' }],
      note: 'Jen podatelna',
    });
    const days = rowsOf(await root.get(`/stores/${store.id}/days?from=2026-12-01&to=2026-12-25`));
    expect(days).toHaveLength(25);
    expect(days[0]).toMatchObject({ day: '2026-12-01', type: 'free', intervals: [{ opens: '08:00', closes: '16:00' }], orders: 1 });
    expect(days[4]).toMatchObject({ day: '2026-12-05', type: 'notAvailable', intervals: [], orders: 0 });
    expect(days[23]).toMatchObject({
      type: 'free',
      intervals: [{ opens: '08:00', closes: '10:00' }],
      reasons: [
        { code: 'base_plan', name: 'Základ', id: store.plan },
        { code: 'public_holiday', holiday: 'christmas_eve', intervals: [] },
        { code: 'exception', name: 'Jen podatelna' },
      ],
    });
    expect(days[24]).toMatchObject({ type: 'holiday', reasons: [{ code: 'base_plan' }, { holiday: 'christmas_day' }] });
  });

  it.each([
    ['from=2026-12-01', 'to'],
    ['from=2026-02-30&to=2026-03-01', 'from'],
    ['from=2026-03-02&to=2026-03-01', 'to'],
    ['from=2026-01-01&to=2027-02-05', 'to'],
  ])('%s is refused at %s', async (query, at) => {
    const reply = await root.get(`/stores/${await aStore(root)}/days?${query}`);
    expect([reply.status, Object.keys(Object(valueAt(reply.body, 'errors')))]).toEqual([422, [at]]);
  });
});

describe('the impact of a change', () => {
  const impactOf = async (client: Client, store: number, change: object) => {
    const { body } = await client.post(`/stores/${store}/opening-impact`, change);
    return [numberAt(body, 'total'), (rowsIn(body) ?? []).map((order) => order['id'])] as const;
  };

  it('names orders that would lie outside, of a plan, an exception and marked days', async () => {
    const store = await anOpenStore();
    const [first, second] = await twoOrders(store.id);
    const shorter = week.map((day) => ({ ...day, closes: '12:00' }));
    expect(await impactOf(root, store.id, { plan: { id: store.plan, intervals: shorter } })).toEqual([1, [second]]);
    expect(await impactOf(root, store.id, { plan: { id: store.plan, intervals: [] } })).toEqual([2, [first, second]]);
    expect(await impactOf(root, store.id, { plan: { valid_from: '2026-12-01', valid_to: '2026-12-01', intervals: [] } })).toEqual([
      1,
      [first],
    ]);
    expect(await impactOf(root, store.id, { exception: { day: '2026-12-01', closed: true } })).toEqual([1, [first]]);
    expect(await impactOf(root, store.id, { days: ['2026-12-01', '2026-12-02'], day_type: 'blocked' })).toEqual([2, [first, second]]);
    expect(await impactOf(root, store.id, { days: ['2026-12-01'], day_type: 'open' })).toEqual([0, []]);
  });

  it('names orders that would lose their hours with a plan or an exception that is deleted', async () => {
    const store = await anOpenStore();
    const [first, second] = await twoOrders(store.id);
    expect(await impactOf(root, store.id, { removed: 'plan', id: store.plan })).toEqual([2, [first, second]]);
    const { body } = await root.post('/opening-exceptions', {
      store_id: store.id,
      day: '2026-12-01',
      intervals: [{ opens: '08:00', closes: '20:00' }],
    });
    expect(await impactOf(root, store.id, { removed: 'plan', id: store.plan })).toEqual([1, [second]]);
    expect(await impactOf(root, store.id, { removed: 'exception', id: numberAt(body, 'id') })).toEqual([0, []]);
    const unknown = await root.post(`/stores/${store.id}/opening-impact`, { removed: 'week', id: 1 });
    expect([unknown.status, Object.keys(Object(valueAt(unknown.body, 'errors')))]).toEqual([422, ['removed']]);
  });

  it('names orders that a saved exception has left outside, until its day has room for them again', async () => {
    const store = await anOpenStore();
    const [first, second] = await twoOrders(store.id);
    const saved = { day: '2026-12-02', intervals: [{ opens: '08:00', closes: '12:00' }] };
    const id = numberAt((await root.post('/opening-exceptions', { store_id: store.id, ...saved })).body, 'id');
    const asked = (exception: object) => impactOf(root, store.id, { exception: { id, ...exception } });
    expect(await asked(saved)).toEqual([1, [second]]);
    expect(await asked({ ...saved, intervals: [{ opens: '13:00', closes: '16:00' }] })).toEqual([0, []]);
    expect(await asked({ ...saved, day: '2026-12-01', intervals: [], closed: true })).toEqual([1, [first]]);
  });

  it('names orders that a saved plan has left outside, on days about which it alone decides', async () => {
    const store = await anOpenStore();
    const [first, second] = await twoOrders(store.id);
    const asked = (intervals: readonly object[]) => impactOf(root, store.id, { plan: { id: store.plan, intervals } });
    const save = async (intervals: readonly object[]): Promise<void> => {
      const { headers } = await root.get(`/opening-plans/${store.plan}`);
      const version = Number(/\d+/u.exec(String(headers['etag']))?.[0]);
      expect((await root.patch(`/opening-plans/${store.plan}`, version, { intervals })).status).toBe(200);
    };
    expect(await asked(week)).toEqual([0, []]);
    const shorter = week.map((day) => ({ ...day, closes: '12:00' }));
    await save(shorter);
    expect(await asked(shorter.toReversed())).toEqual([1, [second]]);
    // What is changed again says what would come of it, and not what has come already.
    expect(await asked([])).toEqual([1, [first]]);
    const exception = { store_id: store.id, day: '2026-12-02', closed: true, intervals: [] };
    expect((await root.post('/opening-exceptions', exception)).status).toBe(201);
    expect(await asked(shorter)).toEqual([0, []]);
  });

  it('says of each what it is for', async () => {
    const store = await anOpenStore();
    const [first] = await twoOrders(store.id);
    const { body } = await root.post(`/stores/${store.id}/opening-impact`, { days: ['2026-12-01'], day_type: 'blocked' });
    const service = await root.get(`/services/${rowsIn(body)?.[0]?.['service_id']}`);
    expect(rowsIn(body)).toMatchObject([{ id: first, service: textAt(service.body, 'name') }]);
  });

  it('counts them for who may not read orders and names none', async () => {
    const store = await anOpenStore();
    await twoOrders(store.id);
    const operator = await signedIn(central, { resources: ['store'], limitations: [store.id] });
    expect(await impactOf(operator, store.id, { days: ['2026-12-01'], day_type: 'blocked' })).toEqual([1, []]);
  });

  it('refuses what could not be saved either', async () => {
    const reply = await root.post(`/stores/${await aStore(root)}/opening-impact`, {
      plan: { intervals: [...week, { weekday: 1, opens: '09:00', closes: '10:00' }] },
    });
    expect([reply.status, Object.keys(Object(valueAt(reply.body, 'errors')))]).toEqual([422, ['intervals.5.opens']]);
  });
});

function rowsIn(body: unknown) {
  const orders = valueAt(body, 'orders');
  return Array.isArray(orders) ? orders.map((order: object) => Object.fromEntries(Object.entries(order))) : undefined;
}

describe('copying a plan to stores', () => {
  it('goes to so many stores in one call and no more', async () => {
    const from = await anOpenStore();
    const store_ids = Array.from({ length: storesAtOnce + 1 }, (_, place) => 1_000_000 + place);
    const to = (ids: readonly number[]) =>
      root.post(`/stores/${from.id}/opening-copy`, { plan_id: from.plan, store_ids: ids, dry_run: true });
    const refused = await to(store_ids);
    expect([refused.status, Object.keys(Object(valueAt(refused.body, 'errors')))]).toEqual([422, ['store_ids']]);
    expect(rowsOf(await to(store_ids.slice(0, 3)))).toHaveLength(3);
  });

  it('previews and then does it, each store by itself', async () => {
    const from = await anOpenStore();
    const same = await anOpenStore();
    const other = await anOpenStore([{ weekday: 1, opens: '09:00', closes: '12:00' }]);
    const empty = { id: await aStore(root) };
    const body = { plan_id: from.plan, store_ids: [same.id, other.id, empty.id, 987_654] };
    const preview = rowsOf(await root.post(`/stores/${from.id}/opening-copy`, { ...body, dry_run: true }));
    expect(preview.map(({ result }) => result)).toEqual(['unchanged', 'replaced', 'created', 'refused']);
    expect(preview[1]).toMatchObject({
      changes: [
        { weekday: 1, before: [{ opens: '09:00', closes: '12:00' }], after: [{ opens: '08:00', closes: '16:00' }] },
        {},
        {},
        {},
        {},
      ],
    });
    expect(valueAt((await root.get(`/opening-plans/${other.plan}`)).body, 'version')).toBe(1);
    const seen = preview.map((row) => row['seen']);
    expect(rowsOf(await root.post(`/stores/${from.id}/opening-copy`, { ...body, seen }))).toEqual(preview);
    expect(valueAt((await root.get(`/opening-plans/${other.plan}`)).body, 'intervals')).toEqual(week);
    const copied = rowsOf(await root.get(`/opening-plans?filter={"store_id":${empty.id}}`));
    expect(copied).toMatchObject([{ name: 'Základ', valid_from: null, valid_to: null }]);
  });

  it('writes over nothing that the preview did not show', async () => {
    const from = await anOpenStore();
    const [changed, same] = [await anOpenStore([{ weekday: 1, opens: '09:00', closes: '12:00' }]), await anOpenStore([])];
    const body = { plan_id: from.plan, store_ids: [changed.id, same.id] };
    const seen = rowsOf(await root.post(`/stores/${from.id}/opening-copy`, { ...body, dry_run: true })).map((row) => row['seen']);
    const theirs = [{ weekday: 3, opens: '13:00', closes: '17:00' }];
    await root.patch(`/opening-plans/${changed.plan}`, 1, { intervals: theirs });
    const results = rowsOf(await root.post(`/stores/${from.id}/opening-copy`, { ...body, seen }));
    expect(results).toMatchObject([{ result: 'refused', message: expect.stringContaining('od náhledu změnilo') }, { result: 'replaced' }]);
    expect(valueAt((await root.get(`/opening-plans/${changed.plan}`)).body, 'intervals')).toEqual(theirs);
  });

  it('counts orders that would lie outside, and refuses a store whose own plan collides', async () => {
    const from = await anOpenStore();
    const summer = { name: 'Léto', valid_from: '2026-12-01', valid_to: '2026-12-05', intervals: [] };
    const plan = numberAt((await root.post('/opening-plans', { ...summer, store_id: from.id })).body, 'id');
    const busy = await anOpenStore();
    await twoOrders(busy.id);
    const colliding = await anOpenStore();
    await root.post('/opening-plans', { ...summer, store_id: colliding.id, valid_to: '2026-12-02' });
    const results = rowsOf(await root.post(`/stores/${from.id}/opening-copy`, { plan_id: plan, store_ids: [busy.id, colliding.id] }));
    expect(results).toMatchObject([
      { result: 'created', orders: 2 },
      { result: 'refused', message: expect.stringContaining('„Léto“') },
    ]);
  });

  it('reaches no store beyond the own ones', async () => {
    const from = await anOpenStore();
    const other = await anOpenStore([]);
    const operator = await signedIn(central, { resources: ['store'], limitations: [from.id] });
    const results = rowsOf(await operator.post(`/stores/${from.id}/opening-copy`, { plan_id: from.plan, store_ids: [other.id] }));
    expect(results).toMatchObject([{ name: null, result: 'refused', changes: [] }]);
  });
});
