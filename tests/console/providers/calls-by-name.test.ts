import { describe, expect, it } from 'vitest';
import { type ConsoleDataProvider, createDataProvider } from '../../../src/providers/data/data-provider.ts';
import { createHttpClient } from '../../../src/providers/http/http-client.ts';
import { type Asked, anAnswer, aSession, fakeCentral, instant, oneTab } from './fake-central.ts';

function aProvider(reply: Parameters<typeof fakeCentral>[0]): { readonly provider: ConsoleDataProvider; readonly asked: Asked[] } {
  const { transport, asked } = fakeCentral(reply);
  const http = createHttpClient({ transport, tabs: oneTab(), now: () => instant, session: aSession(anAnswer('one')) });
  return { asked, provider: createDataProvider(http, { withReference: (message, reference) => `${message} (${reference})` }) };
}

const pageOf = (page: number) => ({ pagination: { page, perPage: 25 }, sort: { field: 'label', order: 'ASC' }, filter: {} }) as const;
const listed = { json: [{ id: 1 }], headers: { 'Content-Range': 'stores 0-24/90', 'Next-Cursor': 'place.sign' } };

/** Whether the place where the first page of a list ended is still known after the call. */
async function keepsPlaces(call: (provider: ConsoleDataProvider) => Promise<unknown>, json: unknown = {}): Promise<boolean> {
  const { provider, asked } = aProvider(({ path }) => (path.startsWith('/stores?') ? listed : { json }));
  await provider.getList('stores', pageOf(1));
  await call(provider);
  await provider.getList('stores', pageOf(2));
  return asked.at(-1)?.path.includes('after=') === true;
}

describe('a call by its name', () => {
  it('fills in the address, and sends header and body', async () => {
    const { provider, asked } = aProvider(() => ({ json: { withdrawn: 2 } }));
    const path = { id: 4, change: 17 };
    const given = { path, header: { 'Idempotency-Key': 'once' }, body: { whole_record: true } };
    expect(await provider.ask('POST /stores/{id}/waiting-changes/{change}/withdraw', given)).toEqual({ withdrawn: 2 });
    expect(asked[0]).toMatchObject({ method: 'POST', path: '/stores/4/waiting-changes/17/withdraw', body: { whole_record: true } });
    expect(asked[0]?.headers.get('Idempotency-Key')).toBe('once');
  });

  it('says of itself that nobody made it', async () => {
    const { provider, asked } = aProvider(() => ({ json: [] }));
    await provider.ask('GET /last-contacts');
    await provider.ask('GET /last-contacts', { background: true });
    expect(asked.map(({ headers }) => headers.get('X-Background'))).toEqual([null, '1']);
  });

  it('is refused with the number of the entry in the log where the server failed', async () => {
    const { provider } = aProvider(() => ({ status: 500, json: { err: 'internal', message: 'Chyba.', reference: 'a1' } }));
    await expect(provider.ask('GET /map')).rejects.toMatchObject({ status: 500, message: 'Chyba. (a1)' });
  });

  it('forgets places in lists when it changes something, and not when it reads', async () => {
    expect(await keepsPlaces(({ ask }) => ask('GET /map'))).toBe(true);
    expect(await keepsPlaces(({ ask }) => ask('DELETE /sessions/{id}', { path: { id: 'a' } }))).toBe(false);
    expect(await keepsPlaces(({ upload }) => upload('POST /stores/{id}/backups/upload', new Blob(), { path: { id: 4 } }))).toBe(false);
  });

  it('forgets them when it hears that a task has ended: it may have written rows', async () => {
    const read = ({ ask }: ConsoleDataProvider) => ask('GET /tasks/{id}', { path: { id: 3 } });
    expect(await keepsPlaces(read, { id: 3, state: 'running' })).toBe(true);
    expect(await keepsPlaces(read, { id: 3, state: 'done' })).toBe(false);
  });

  it('tells how many rows there are in all', async () => {
    const { provider, asked } = aProvider(() => ({ json: [{ line: 26 }], headers: { 'Content-Range': 'rows 25-25/26' } }));
    const query = { range: [25, 49], filter: { state: 'wrong' } } as const;
    const page = await provider.askPage('GET /imports/{collection}/{id}/rows', { path: { collection: 'stores', id: 4 }, query });
    expect(page).toEqual({ data: [{ line: 26 }], total: 26 });
    expect(decodeURIComponent(asked[0]?.path ?? '')).toBe('/imports/stores/4/rows?range=[25,49]&filter={"state":"wrong"}');
  });

  it('sends a file under its type, and takes one away under its name', async () => {
    const head = { 'Content-Disposition': 'attachment; filename="chyby.csv"', 'Content-Type': 'text/csv' };
    const { provider, asked } = aProvider(({ method }) => (method === 'POST' ? { json: { id: 4 } } : { text: 'a;b', headers: head }));
    const file = new Blob(['a;b'], { type: 'text/csv' });
    const query = { file_name: 'pobočky 1.csv' };
    expect(await provider.upload('POST /{collection}/import', file, { path: { collection: 'stores' }, query })).toEqual({ id: 4 });
    expect(asked[0]?.path).toBe('/stores/import?file_name=pobo%C4%8Dky%201.csv');
    expect(asked[0]?.headers.get('Content-Type')).toBe('text/csv');
    const { name, content } = await provider.download('GET /imports/{collection}/{id}/wrong', { path: { collection: 'stores', id: 4 } });
    expect([name, await new Response(content).text()]).toEqual(['chyby.csv', 'a;b']);
  });
});
