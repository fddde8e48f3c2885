import { beforeAll, describe, expect, it } from 'vitest';
import { centralOfFile } from '../../support/central-of-file.ts';
import { inState } from '../../support/made/put-values.ts';
import { type Client, rowsOf, signedIn, superAdministrator, valueAt } from '../../support/people.ts';
import { anOrder, aRegion, aService, aStore } from '../../support/records.ts';

const central = await centralOfFile();
const client = await superAdministrator(central);

describe('a list asked by a body', () => {
  let region: number;
  let stores: readonly number[];
  type Asked = Readonly<Record<string, unknown>>;
  const ask = (as: Client, collection: string, asked: Asked) => as.post(`/${collection}/query`, asked);
  const askByAddress = (as: Client, collection: string, parameters: Asked) => {
    const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`);
    return as.get(`/${collection}?${query.join('&')}`);
  };

  beforeAll(async () => {
    region = await aRegion(client, { name: 'Jih' });
    stores = [await aStore(client, { region_id: region }), await aStore(client, {}), await aStore(client, { active: false })];
    for (const store of stores.slice(0, 2)) {
      const service = await aService(client, store);
      for (const state of ['confirmed', 'confirmed', 'cancelled'] as const)
        await inState(central, await anOrder(client, store, service), state);
    }
  });

  it('counts by value under the other filters, and names values that no row has', async () => {
    const reply = await ask(client, 'orders', { filter: { store_id: stores[0], state: 'cancelled' }, meta: { facets: ['state'] } });
    expect(valueAt(reply.body, 'total')).toBe(1);
    expect(valueAt(reply.body, 'meta', 'facets', 'state')).toEqual({
      unconfirmed: 0,
      confirmed: 2,
      arrived: 0,
      served: 0,
      missed: 0,
      cancelled: 1,
      expired: 0,
    });
  });

  it('counts flags and what follows from the clock', async () => {
    const reply = await ask(client, 'stores', { meta: { facets: ['active', 'communication'] } });
    expect(valueAt(reply.body, 'meta', 'facets', 'active')).toEqual({ true: 2, false: 1 });
    expect(valueAt(reply.body, 'meta', 'facets', 'communication', 'waiting')).toBe(3);
  });

  it('counts anew after a change', async () => {
    const before = await ask(client, 'orders', { filter: { store_id: stores[1] }, meta: { facets: ['state'] } });
    const service = await aService(client, Number(stores[1]));
    await inState(central, await anOrder(client, Number(stores[1]), service), 'missed');
    const after = await ask(client, 'orders', { filter: { store_id: stores[1] }, meta: { facets: ['state'] } });
    const missed = [before, after].map(({ body }) => valueAt(body, 'meta', 'facets', 'state', 'missed'));
    expect(missed).toEqual([0, 1]);
  });

  it('brings the rows referred to, once each, as reading them by their identifiers would', async () => {
    const reply = await ask(client, 'orders', { meta: { prefetch: ['store_id', 'service_id'] } });
    const prefetched = valueAt(reply.body, 'meta', 'prefetched', 'stores');
    expect(prefetched).toEqual(rowsOf(await askByAddress(client, 'stores', { filter: { id: stores.slice(0, 2) }, sort: ['id', 'ASC'] })));
    expect(valueAt(reply.body, 'meta', 'prefetched', 'services')).toHaveLength(3);
  });

  it('brings only names of what the reader may not read', async () => {
    const reader = await signedIn(central, { resources: ['ordering'] });
    const reply = await ask(reader, 'orders', { meta: { prefetch: ['store_id'] } });
    const [first] = [valueAt(reply.body, 'meta', 'prefetched', 'stores')].flat();
    expect(Object.keys(Object(first)).toSorted()).toEqual(['id', 'label']);
  });

  it('brings nothing of other stores', async () => {
    const reader = await signedIn(central, { resources: ['ordering', 'store'], limitations: [Number(stores[0])] });
    const reply = await ask(reader, 'orders', { meta: { facets: ['state'], prefetch: ['store_id'] } });
    expect(valueAt(reply.body, 'meta', 'facets', 'state')).toMatchObject({ confirmed: 2, cancelled: 1, missed: 0 });
    expect([valueAt(reply.body, 'meta', 'prefetched', 'stores')].flat().map((row) => valueAt(row, 'id'))).toEqual([stores[0]]);
  });

  it.each([
    [{ facets: ['name'] }, 'name'],
    [{ facets: ['ends_at'] }, 'ends_at'],
    [{ facets: 'state' }, 'meta.facets'],
    [{ prefetch: ['note'] }, 'note'],
    [{ other: [] }, 'meta.other'],
    [[], 'meta'],
  ])('refuses %j by its name', async (meta, name) => {
    const reply = await ask(client, 'orders', { meta });
    expect(reply).toMatchObject({ status: 400, body: { err: 'unknown_parameter' } });
    expect(valueAt(reply.body, 'message')).toContain(name);
  });

  it('has the rows that the address gives, whatever else is asked for', async () => {
    const asked = { filter: { store_id: stores[0], q: 'nova' }, range: [0, 1], sort: ['starts_at', 'ASC'] };
    const byAddress = await askByAddress(client, 'orders', asked);
    for (const more of [{}, { meta: { facets: ['state'] } }]) {
      const byBody = await ask(client, 'orders', { ...asked, ...more });
      expect([byBody.status, valueAt(byBody.body, 'data')]).toEqual([200, byAddress.body]);
      expect(byBody.headers['content-range']).toBe(byAddress.headers['content-range']);
    }
  });

  it('says that nothing was asked for besides its rows', async () => {
    const reply = await ask(client, 'stores', {});
    expect(reply.body).toMatchObject({ total: 3, meta: { facets: {}, prefetched: {} } });
  });

  it('is no list by address, which is always an array', async () => {
    const reply = await askByAddress(client, 'stores', { meta: { facets: ['active'] } });
    expect(reply).toMatchObject({ status: 400, body: { err: 'unknown_parameter' } });
    expect(valueAt(reply.body, 'message')).toContain('meta');
  });

  it('takes a body that no address could hold', async () => {
    const ids = Array.from({ length: 1000 }, (_, place) => 1_000_000 + place);
    const reply = await client.post('/stores/query', { filter: { id: [...ids.slice(1), stores[0]] }, range: [0, 9] });
    expect(rowsOf(reply).map((row) => row['id'])).toEqual([stores[0]]);
  });

  it.each([[{ page: 1 }], [{ filter: { nothing: 1 } }], [{ range: 'x' }], [{ sort: ['nothing', 'ASC'] }], [{ filter: [] }]])(
    'refuses the body %j as it refuses the address',
    async (asked) => {
      const [byAddress, byBody] = [await askByAddress(client, 'stores', asked), await ask(client, 'stores', asked)];
      expect([byBody.status, valueAt(byBody.body, 'err')]).toEqual([byAddress.status, valueAt(byAddress.body, 'err')]);
    },
  );

  it('lets nobody ask by a body what they may not list', async () => {
    const nobody = await signedIn(central);
    expect(await nobody.post('/orders/query', {})).toMatchObject({ status: 403 });
    expect(await nobody.post('/orders/query', { nonsense: 1 })).toMatchObject({ status: 403 });
  });
});
