import { describe, expect, it } from 'vitest';
import { type ConsoleDataProvider, createDataProvider } from '../../../src/providers/data/data-provider.ts';
import { createHttpClient } from '../../../src/providers/http/http-client.ts';
import { type Asked, anAnswer, aSession, fakeCentral, instant, oneTab } from './fake-central.ts';

type Reply = Parameters<typeof fakeCentral>[0];

function aProvider(reply: Reply): { readonly provider: ConsoleDataProvider; readonly asked: Asked[] } {
  const { transport, asked } = fakeCentral(reply);
  const http = createHttpClient({ transport, tabs: oneTab(), now: () => instant, session: aSession(anAnswer('one')) });
  return { asked, provider: createDataProvider(http, { withReference: (message, reference) => `${message} (${reference})` }) };
}

function queryOf({ path }: Asked): Readonly<Record<string, unknown>> {
  const query = new URLSearchParams(path.split('?')[1]);
  return Object.fromEntries([...query].map(([key, value]) => [key, JSON.parse(value)]));
}

const page = { pagination: { page: 2, perPage: 25 }, filter: { active: true } };

describe('the data provider', () => {
  it('tells react-admin that calls can be given up', () => {
    expect(aProvider(() => ({ json: [] })).provider.supportAbortSignal).toBe(true);
  });

  it('asks the collection of the entity that the address names', async () => {
    const { provider, asked } = aProvider(() => ({ json: [{ id: 1 }], headers: { 'Content-Range': 'users 25-25/319' } }));
    const answer = await provider.getList('settings/users', { ...page, sort: { field: 'name', order: 'ASC' } });
    expect(asked[0]?.path).toMatch(/^\/users\?/u);
    expect(asked.map(queryOf)).toEqual([{ filter: { active: true }, range: [25, 49], sort: ['name', 'ASC'] }]);
    expect(answer).toEqual({ data: [{ id: 1 }], total: 319 });
  });

  it('orders by several columns', async () => {
    const { provider, asked } = aProvider(() => ({ json: [], headers: { 'Content-Range': 'stores */0' } }));
    await provider.getList('stores', { ...page, sort: { field: 'active,-label', order: 'ASC' } });
    expect(asked.map(queryOf)[0]?.sort).toEqual([
      ['active', 'ASC'],
      ['label', 'DESC'],
    ]);
  });

  it('gets many in chunks of a hundred and keeps their order', async () => {
    const { provider, asked } = aProvider((one) => {
      const { filter } = Object.fromEntries(new URLSearchParams(one.path.split('?')[1]));
      const { id }: { id: number[] } = JSON.parse(filter ?? '{}');
      return { json: id.toSorted((a, b) => b - a).map((each) => ({ id: each })) };
    });
    const ids = Array.from({ length: 250 }, (_, place) => 250 - place);
    const { data } = await provider.getMany('stores', { ids });
    expect(asked).toHaveLength(3);
    expect(data.map(({ id }) => id)).toEqual(ids);
  });

  it('leaves out of many what is gone', async () => {
    const { provider } = aProvider(() => ({ json: [{ id: 2 }] }));
    expect(await provider.getMany('stores', { ids: [1, 2] })).toEqual({ data: [{ id: 2 }] });
  });

  it('saves what was changed, with the version that it was changed from', async () => {
    const { provider, asked } = aProvider(() => ({ json: { id: 7, version: 4, label: 'Jih' } }));
    const previousData = { id: 7, version: 3, label: 'Sever', code: 'S', region_id: 1, communication: 'silent' };
    await provider.update('stores', { id: 7, previousData, data: { ...previousData, label: 'Jih', communication: 'waiting', version: 9 } });
    expect(asked[0]).toMatchObject({ method: 'PATCH', path: '/stores/7', body: { label: 'Jih' } });
    expect(asked[0]?.headers.get('If-Match')).toBe('"3"');
  });

  it('asks nothing when nothing was changed', async () => {
    const { provider, asked } = aProvider(() => ({ json: {} }));
    const row = { id: 7, version: 3, label: 'Sever' };
    expect(await provider.update('stores', { id: 7, previousData: row, data: { ...row } })).toEqual({ data: row });
    expect(asked).toHaveLength(0);
  });

  it('creates out of what a person may write', async () => {
    const { provider, asked } = aProvider(() => ({ status: 201, json: { id: 8 } }));
    await provider.create('stores', { data: { label: 'Jih', communication: 'silent', sync_state: 'error', unknown: 1 } });
    expect(asked[0]).toMatchObject({ method: 'POST', path: '/stores', body: { label: 'Jih' } });
  });

  it('reads and saves a singleton without an identifier', async () => {
    const { provider, asked } = aProvider(() => ({ json: { id: 1, version: 2, number_is_required: true } }));
    await provider.getOne('settings/password-policy', { id: 1 });
    const previousData = { id: 1, version: 1, number_is_required: false };
    await provider.update('settings/password-policy', { id: 1, previousData, data: { ...previousData, number_is_required: true } });
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /password-policy', 'PATCH /password-policy']);
  });

  it('makes a new record once, however often the network repeats it', async () => {
    let times = 0;
    const { provider, asked } = aProvider(() => {
      times += 1;
      return times === 1 ? 'cut' : { status: 201, json: { id: 8 } };
    });
    await provider.create('stores', { data: { label: 'Jih' }, meta: { idempotencyKey: 'k-1' } });
    expect(asked.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['k-1', 'k-1']);
  });

  it('waits for the first of two equal requests, and sends again', async () => {
    let times = 0;
    const { provider, asked } = aProvider(() => {
      times += 1;
      return times === 1 ? { status: 409, json: { err: 'in_flight', message: 'Zpracovává se.' } } : { json: { id: 8, version: 3 } };
    });
    expect(await provider.restore('stores', 8, { key: 'k-2' })).toEqual({ data: { id: 8, version: 3 } });
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /stores/8/restore', 'POST /stores/8/restore']);
  });

  it('sends once what has no key: nobody knows whether it happened', async () => {
    const { provider, asked } = aProvider(() => 'cut');
    await expect(provider.create('stores', { data: {} })).rejects.toThrow('Server neodpovídá.');
    expect(asked).toHaveLength(1);
  });

  it('lists the trash', async () => {
    const { provider, asked } = aProvider(() => ({ json: [], headers: { 'Content-Range': 'stores */0' } }));
    await provider.getList('stores', { ...page, sort: { field: 'deleted_at', order: 'DESC' }, meta: { trash: true } });
    expect(asked.map(queryOf)).toMatchObject([{ trash: true, sort: ['deleted_at', 'DESC'] }]);
  });

  it('does one thing to many rows in one call', async () => {
    const { provider, asked } = aProvider(() => ({ json: { total: 1, done: 1, unchanged: 0, refused: 0, results: [] } }));
    await provider.bulk('settings/users', { action: 'delete', ids: [3] }, { key: 'k-3' });
    expect(asked[0]).toMatchObject({ method: 'POST', path: '/users/bulk', body: { action: 'delete', ids: [3] } });
    expect(asked[0]?.headers.get('Idempotency-Key')).toBe('k-3');
  });

  it.each(['updateMany', 'deleteMany'] as const)('tells react-admin of %s which rows are now as it asked', async (method) => {
    const results = [
      { id: 1, name: 'A', result: 'done' },
      { id: 2, name: 'B', result: 'refused', err: 'referenced' },
      { id: 3, name: 'C', result: 'unchanged' },
    ];
    const { provider, asked } = aProvider(() => ({ json: { results } }));
    expect(await provider[method]('stores', { ids: [1, 2, 3], data: { active: false } })).toEqual({ data: [1, 3] });
    expect(asked.map(({ path }) => path)).toEqual(['/stores/bulk']);
  });

  it('does a declared action over the version that was seen', async () => {
    const { provider, asked } = aProvider(() => ({ json: { id: 5, version: 3 } }));
    await provider.act('orders', { id: 5, version: 2, action: 'cancel', values: { cancel_reason: 'x' } }, { key: 'k-4' });
    expect(asked[0]).toMatchObject({ method: 'POST', path: '/orders/5/actions/cancel', body: { cancel_reason: 'x' } });
    expect(asked[0]?.headers.get('If-Match')).toBe('"2"');
  });

  it('asks for silence towards clients in the address of each change that may be quiet', async () => {
    const { provider, asked } = aProvider(() => ({ json: { id: 5, version: 3, results: [] } }));
    await provider.act('orders', { id: 5, version: 2, action: 'cancel', values: {} }, { key: 'k-5', isQuiet: true });
    await provider.bulk('orders', { action: 'cancel', ids: [5] }, { key: 'k-6', isQuiet: true });
    await provider.update('orders', { id: 5, data: { note: 'x' }, previousData: { id: 5, version: 2 }, meta: { isQuiet: true } });
    await provider.update('orders', { id: 5, data: { note: 'x' }, previousData: { id: 5, version: 2 } });
    expect(asked.map(({ path }) => path)).toEqual([
      '/orders/5/actions/cancel?quiet=true',
      '/orders/bulk?quiet=true',
      '/orders/5?quiet=true',
      '/orders/5',
    ]);
  });

  it('answers a deletion with the row, even when the server sends none', async () => {
    const { provider } = aProvider(() => ({ status: 204 }));
    expect(await provider.delete('stores', { id: 7, previousData: { id: 7, label: 'Sever' } })).toEqual({
      data: { id: 7, label: 'Sever' },
    });
  });

  it('reads the history of a record', async () => {
    const { provider, asked } = aProvider(() => ({ json: [{ id: 1, action: 'edit' }], headers: { 'Content-Range': 'history 0-0/1' } }));
    expect(await provider.history('settings/users', 3)).toEqual({ data: [{ id: 1, action: 'edit' }], total: 1 });
    expect(asked[0]?.path).toBe('/users/3/history');
  });

  it('reads the history of a singleton without an identifier', async () => {
    const { provider, asked } = aProvider(() => ({ json: [], headers: { 'Content-Range': 'history */0' } }));
    await provider.history('settings/password-policy', 1);
    expect(asked[0]?.path).toBe('/password-policy/history');
  });

  it('gives refusals at fields the way that forms of react-admin read them', async () => {
    const errors = { label: 'Název už je použitý', 'items.0.title': 'Prosím, vyplňte toto pole' };
    const { provider } = aProvider(() => ({ status: 422, json: { err: 'invalid', message: 'Opravte pole.', errors, reference: 'r-1' } }));
    await expect(provider.create('stores', { data: {} })).rejects.toMatchObject({
      status: 422,
      message: 'Opravte pole.',
      body: { errors },
    });
  });

  it('hands the present row over when someone else saved meanwhile', async () => {
    const current = { id: 7, version: 9, label: 'Západ' };
    const { provider } = aProvider(() => ({ status: 412, json: { err: 'changed_meanwhile', message: 'Záznam se změnil.', current } }));
    const update = provider.update('stores', { id: 7, previousData: { id: 7, version: 3, label: 'a' }, data: { id: 7, label: 'b' } });
    await expect(update).rejects.toMatchObject({ status: 412, body: { current } });
  });

  it('says the number of the entry in the log with a fault of the server', async () => {
    const { provider } = aProvider(() => ({ status: 500, json: { err: 'internal', message: 'Chyba serveru.', reference: 'r-9' } }));
    await expect(provider.getOne('stores', { id: 1 })).rejects.toMatchObject({ message: 'Chyba serveru. (r-9)' });
  });

  it('gives up a call together with whoever asked', async () => {
    const { provider } = aProvider(() => ({ json: {} }));
    const stop = new AbortController();
    stop.abort();
    await expect(provider.getOne('stores', { id: 1, signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });
});
