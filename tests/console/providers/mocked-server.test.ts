import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { getResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { openApiOf } from '../../../contract/openapi/openapi.ts';
import { allOperations } from '../../../contract/operation-registry.ts';
import { registry } from '../../../contract/resources/registry.ts';
import { mockHandlers } from '../../../scripts/mocks/handlers.ts';
import { createDataProvider } from '../../../src/providers/data/data-provider.ts';
import { createHttpClient } from '../../../src/providers/http/http-client.ts';
import { anAnswer, aSession, instant, oneTab } from './fake-central.ts';
import { network } from './network.ts';

const base = 'http://mocked.test/central';
const texts = { offline: 'Server neodpovídá.', timedOut: 'Trvá to dlouho.', unreadable: 'Nečekaná odpověď.' };
const transport = { fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(input, init), base, language: () => 'cs', texts };
const http = createHttpClient({ transport, tabs: oneTab(), now: () => instant, session: aSession(anAnswer('one')) });
const provider = createDataProvider(http, { withReference: (message) => message });

const signIn = (username: string): Promise<Response> =>
  fetch(`${base}/auth/token`, { method: 'POST', body: JSON.stringify({ username, password: 'any' }) });

/** What `npm run dev -- --without-server` answers the console with. */
describe('the console without a server', () => {
  // Once for the file, while it is loaded: the description of the whole API is part of it.
  const handlers = mockHandlers(() => instant);
  beforeEach(async () => {
    network.use(...handlers);
    await signIn('spravce@mesto.test');
  });

  const page = { pagination: { page: 1, perPage: 3 }, sort: { field: 'label', order: 'DESC' }, filter: {} } as const;

  it('signs in the people of the demonstration, and nobody else', async () => {
    expect((await signIn('spravce@mesto.test')).status).toBe(200);
    expect(await (await signIn('nikdo@mesto.test')).json()).toMatchObject({ err: 'invalid_credentials' });
  });

  it('lists, filters, orders and pages the rows of an entity', async () => {
    const first = await provider.getList('stores', page);
    expect(first.total).toBe(12);
    expect(first.data).toHaveLength(3);
    const found = await provider.getList('stores', { ...page, filter: { q: 'radnice' } });
    expect(found.data.every(({ label }) => String(label).toLowerCase().includes('radnice'))).toBe(true);
    expect(found.total).toBeLessThan(12);
    const asked = { filter: { starts_at_on: 'today' }, meta: { facets: ['starts_at'], prefetch: ['store_id'] } };
    const orders = await fetch(`${base}/orders/query`, { method: 'POST', body: JSON.stringify(asked) });
    const meta = { facets: { starts_at: { today: expect.any(Number) } }, prefetched: { stores: expect.any(Array) } };
    expect(await orders.json()).toMatchObject({ meta: meta });
    await expect(provider.getList('stores', { ...page, filter: { nonsense: 1 } })).rejects.toThrow(/nonsense/u);
  });

  it('keeps a change until the process ends, and refuses one over another', async () => {
    const { data: before } = await provider.getOne('stores', { id: 1 });
    const change = { id: 1, data: { ...before, short_label: 'Jinak' }, previousData: before };
    const { data: after } = await provider.update('stores', change);
    expect(after).toMatchObject({ short_label: 'Jinak', version: before['version'] + 1 });
    await expect(provider.update('stores', { ...change, data: { ...before, short_label: 'Pozdě' } })).rejects.toMatchObject({
      status: 412,
    });
  });

  it('refuses what the declaration refuses, in the words of the server', async () => {
    await expect(provider.create('regions', { data: { name: '' } })).rejects.toMatchObject({
      status: 422,
      body: { errors: { name: expect.any(String) } },
    });
    const { data } = await provider.create('regions', { data: { name: 'Nová oblast' } });
    expect((await provider.getOne('regions', { id: data.id })).data).toMatchObject({ name: 'Nová oblast' });
  });

  it('shows a limited operator the stores that are theirs', async () => {
    await signIn('obsluha1@mesto.test');
    const { total } = await provider.getList('services', { ...page, sort: { field: 'id', order: 'ASC' } });
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan(90);
    await expect(provider.getList('settings/users', { ...page, sort: { field: 'id', order: 'ASC' } })).rejects.toMatchObject({
      status: 403,
    });
  });

  it('says of what needs the server that it was not done', async () => {
    const refused = await fetch(`${base}/stores/1/backups`, { method: 'POST' });
    expect(refused.status).toBe(405);
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining('npm run dev') });
  });

  it('answers every other read as its operation describes it', async () => {
    const resources = Object.values<AnyResource>(registry);
    const operations = allOperations(resources);
    const ajv = new Ajv2020({ strict: false });
    formats.default(ajv);
    ajv.addFormat('idn-email', true);
    ajv.addSchema(openApiOf(operations, resources), 'api');
    const ofRows = new Set(resources.flatMap(({ name }) => [`${name}.list`, `${name}.show`, `${name}.history`]));
    const reads = operations.filter(
      ({ id, method, answer }) => method === 'get' && !ofRows.has(id) && answer.schema !== null && answer.type === undefined,
    );
    const wrong: string[] = [];
    for (const { path, answer } of reads) {
      const response = await getResponse([...handlers], new Request(`${base}${path.replace(/\{\w+\}/gu, '1')}`));
      const schema = JSON.parse(JSON.stringify(answer.schema).replaceAll('"#/components', '"api#/components'));
      if (!ajv.validate(schema, await response?.json())) wrong.push(`${path}: ${ajv.errorsText()}`);
    }
    expect(reads.length).toBeGreaterThan(30);
    expect(wrong).toEqual([]);
  });
});
