import { describe, expect, it } from 'vitest';
import { type ConsoleDataProvider, createDataProvider } from '../../../src/providers/data/data-provider.ts';
import { createPrefetched } from '../../../src/providers/data/prefetched.ts';
import { createHttpClient } from '../../../src/providers/http/http-client.ts';
import { type Asked, anAnswer, aSession, fakeCentral, instant, oneTab } from './fake-central.ts';

type Reply = Parameters<typeof fakeCentral>[0];

function aProvider(reply: Reply): { readonly provider: ConsoleDataProvider; readonly asked: Asked[] } {
  const { transport, asked } = fakeCentral(reply);
  const http = createHttpClient({ transport, tabs: oneTab(), now: () => instant, session: aSession(anAnswer('one')) });
  return { asked, provider: createDataProvider(http, { withReference: (message) => message }) };
}

const sort = { field: 'label', order: 'ASC' } as const;
const pageOf = (page: number, filter: object = {}) => ({ pagination: { page, perPage: 25 }, sort, filter });
const afterOf = ({ path }: Asked) => new URLSearchParams(path.split('?')[1]).get('after');
const aPage: Reply = ({ path }) => ({
  json: path.endsWith('/query') ? { data: [{ id: 1 }], total: 90, meta: { facets: {}, prefetched: {} } } : [{ id: 1 }],
  headers: { 'Content-Range': 'stores 0-24/90', 'Next-Cursor': 'place.sign' },
});

describe('reading a list', () => {
  it('goes on after the last row of the page before', async () => {
    const { provider, asked } = aProvider(aPage);
    await provider.getList('stores', pageOf(1));
    await provider.getList('stores', pageOf(2));
    expect(asked.map(afterOf)).toEqual([null, 'place.sign']);
  });

  it('counts rows off where it does not know the page before: another page, filter or sort', async () => {
    const { provider, asked } = aProvider(aPage);
    await provider.getList('stores', pageOf(1));
    await provider.getList('stores', pageOf(3));
    await provider.getList('stores', pageOf(2, { active: true }));
    await provider.getList('stores', { ...pageOf(2), sort: { field: 'label', order: 'DESC' } });
    expect(asked.map(afterOf)).toEqual([null, null, null, null]);
  });

  it('forgets places when something is changed', async () => {
    const { provider, asked } = aProvider(aPage);
    await provider.getList('stores', pageOf(1));
    await provider.create('stores', { data: { label: 'Nová' } });
    await provider.getList('stores', pageOf(2));
    expect(asked.map(afterOf)).toEqual([null, null, null]);
  });

  it('asks of very many rows no more than that they are more, and says so of the answer', async () => {
    const { provider, asked } = aProvider(({ path }) => ({
      json: path.endsWith('/query') ? { data: [{ id: 1 }], total: 200_000, meta: { facets: {}, prefetched: {} } } : [{ id: 1 }],
      headers: { 'Content-Range': 'stores 0-24/*', 'Total-More-Than': '200000' },
    }));
    const short = await provider.getList('stores', { ...pageOf(1), meta: { isBounded: true } });
    const long = await provider.getList('stores', { ...pageOf(1), meta: { isBounded: true, facets: ['region_id'] } });
    expect(asked.map(({ path, body }) => new URLSearchParams(path.split('?')[1]).get('total') ?? body)).toEqual([
      'bounded',
      expect.objectContaining({ total: 'bounded' }),
    ]);
    expect([short, long].map(({ total, meta }) => [total, meta?.isMore])).toEqual([
      [200_000, true],
      [200_000, true],
    ]);
  });

  it('asks by a body what is too long for an address', async () => {
    const { provider, asked } = aProvider(aPage);
    const filter = { id: Array.from({ length: 600 }, (_, place) => 10_000 + place) };
    const { data, total } = await provider.getList('stores', pageOf(1, filter));
    expect(asked[0]).toMatchObject({ method: 'POST', path: '/stores/query', body: { filter, range: [0, 24], sort: ['label', 'ASC'] } });
    expect([data, total]).toEqual([[{ id: 1 }], 90]);
  });

  it('takes names from the rows that the list brought along, without asking for them', async () => {
    const { provider, asked } = aProvider(() => ({
      json: {
        data: [{ id: 1, region_id: 5 }],
        total: 1,
        meta: { facets: { active: { true: 1, false: 0 } }, prefetched: { regions: [{ id: 5, name: 'Sever' }] } },
      },
      headers: { 'Content-Range': 'stores 0-0/1' },
    }));
    const meta = { prefetch: ['region_id'], facets: ['active'], sort: [['label', 'ASC']] };
    const answer = await provider.getList('stores', { ...pageOf(1), meta });
    expect(answer).toEqual({ data: [{ id: 1, region_id: 5 }], total: 1, meta: { facets: { active: { true: 1, false: 0 } } } });
    expect(asked[0]).toMatchObject({
      method: 'POST',
      path: '/stores/query',
      body: { range: [0, 24], meta: { prefetch: ['region_id'], facets: ['active'] } },
    });
    expect(await provider.getMany('stores/regions', { ids: [5] })).toEqual({ data: [{ id: 5, name: 'Sever' }] });
    expect(asked).toHaveLength(1);
  });
});

describe('rows that were brought along', () => {
  it('are given only all together, only while they are fresh', () => {
    let now = 0;
    const prefetched = createPrefetched(() => now);
    prefetched.keep({ regions: [{ id: 5 }, { id: 6 }] });
    expect(prefetched.find('regions', [6, 5])).toEqual([{ id: 6 }, { id: 5 }]);
    expect(prefetched.find('regions', [5, 7])).toBeUndefined();
    expect(prefetched.find('stores', [5])).toBeUndefined();
    now = 3001;
    expect(prefetched.find('regions', [5])).toBeUndefined();
  });

  it('are forgotten after a change', () => {
    const prefetched = createPrefetched(() => 0);
    prefetched.keep({ regions: [{ id: 5 }] });
    prefetched.forget();
    expect(prefetched.find('regions', [5])).toBeUndefined();
  });
});
