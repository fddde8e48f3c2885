import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resources } from '../../../server/app.ts';
import { tableOf } from '../../../server/db/tables/names.ts';
import { type Central, openCentral, send } from '../../support/central.ts';
import { aUser, type Client, superAdministrator, textAt, valueAt } from '../../support/people.ts';
import { randomRequests } from '../../support/random-requests.ts';
import { aDesk, anOrder, aRegion, aService, aStore } from '../../support/records.ts';

describe('bad input', () => {
  let central: Central;
  let root: Client;
  let authorization: string;
  beforeAll(async () => {
    central = await openCentral();
    // The requests hit the first identifiers: whoever sends them must not be among them.
    for (const _ of [1, 2, 3]) await aUser(central);
    root = await superAdministrator(central);
    authorization = `Bearer ${root.token}`;
    const [store, region] = [await aStore(root), await aRegion(root)];
    const service = await aService(root, store);
    await aDesk(root, store, { service_ids: [service] });
    await anOrder(root, store, service);
    await aStore(root, { region_id: region });
  });
  afterAll(() => central.close());

  const post = (payload: string, headers: Readonly<Record<string, string>> = {}) =>
    send(central, {
      method: 'POST',
      url: '/central/regions',
      headers: { authorization, 'content-type': 'application/json', ...headers },
      payload,
    });

  it.each([
    ['no JSON', '{"name":', 400, 'invalid_json'],
    ['no object', '"name"', 400, 'bad_request'],
    ['a list', '[{"name":"A"}]', 400, 'bad_request'],
    ['nothing', '', 400, 'bad_request'],
    ['null', 'null', 400, 'bad_request'],
    ['a field that nobody knows', '{"name":"A","colour":1}', 400, 'unknown_field'],
    ['a prototype', '{"name":"A","__proto__":{"admin":true}}', 400, 'unknown_field'],
    ['a constructor', '{"name":"A","constructor":1}', 400, 'unknown_field'],
    ['a NUL', '{"name":"A\\u0000"}', 422, 'invalid'],
    ['a structure in place of a text', '{"name":{"a":1}}', 422, 'invalid'],
    ['a text without end', `{"name":"${'a'.repeat(10_000)}"}`, 422, 'invalid'],
    ['a bottomless structure', `{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 422, 'invalid'],
    ['more than a megabyte', `{"name":"${'a'.repeat(1_100_000)}"}`, 413, 'too_large'],
  ])('of %s is refused', async (_, payload, status, code) => {
    expect(await post(payload)).toMatchObject({ status, body: { err: code, message: expect.any(String), reference: expect.any(String) } });
  });

  it.each(['application/xml', 'multipart/form-data', 'application/x-www-form-urlencoded', 'text/plain', 'nonsense'])(
    'of the type %s is refused',
    async (type) => {
      expect(await post('name=A', { 'content-type': type })).toMatchObject({ status: 415, body: { err: 'unsupported_media_type' } });
    },
  );

  it.each(['0', '-1', '01', 'abc', '1.5', '1e3', '%00', '2147483648', '9'.repeat(30), '%20', ' '])(
    'in the identifier "%s" is refused',
    async (id) => {
      expect(await root.get(`/regions/${encodeURI(decodeURIComponent(id)) || id}`)).toMatchObject({
        status: 400,
        body: { err: 'invalid_identifier' },
      });
    },
  );

  it.each([
    ['1', 412],
    ['"x"', 412],
    ['"0"', 412],
    ['*', 412],
    ['"9999999999999"', 412],
    ['W/"1"', 200],
    [' "1" ', 200],
  ])('in If-Match %s changes nothing unless it is the version', async (version, status) => {
    const id = await aRegion(root);
    const options = { method: 'PATCH', url: `/central/regions/${id}`, headers: { authorization, 'if-match': version } } as const;
    expect((await send(central, { ...options, payload: { note: 'x' } })).status).toBe(status);
  });

  it('never sends more problems than a page can show', async () => {
    const { body, status } = await root.post('/playlists', { name: 'A', store_ids: [1], items: Array.from({ length: 50_000 }, () => 0) });
    expect(status).toBe(422);
    expect(JSON.stringify(body).length).toBeLessThan(100_000);
  });

  it('of 300 random requests is answered with JSON, by a refusal with its words and reference, and leaves nothing half stored', async () => {
    let before = await fingerprint(central);
    await fc.assert(
      fc.asyncProperty(randomRequests, async ({ operation, options }) => {
        const reply = await send(central, { ...options, headers: { ...options.headers, authorization } });
        const after = await fingerprint(central);
        expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(500);
        if (reply.status < 400) {
          before = after;
          return;
        }
        expect(textAt(reply.body, 'err')).not.toBe('');
        expect(textAt(reply.body, 'message')).not.toBe('');
        expect(valueAt(reply.body, 'reference')).toBe(reply.headers['x-request-id']);
        expect(after, operation.id).toBe(before);
      }),
      { numRuns: 300 },
    );
  });
});

/** Digest of everything that is stored, the audit of failed sign-ins aside. */
async function fingerprint({ db }: Central): Promise<string> {
  const tables = [
    ...resources.filter(({ name }) => name !== 'audit-log').map(tableOf),
    'playlists_items',
    'history',
    'sessions',
    'one_time_links',
  ];
  const rows = tables.map((table) => sql`select ${table} || t::text as line from ${sql.table(table)} t`);
  const audit = sql`select t::text as line from audit_log t where action <> 'sign_in_failed'`;
  const { rows: found } = await sql<{ digest: string }>`
    select md5(string_agg(line, '' order by line)) as digest from (${sql.join([...rows, audit], sql` union all `)}) all_lines`.execute(db);
  return found[0]?.digest ?? '';
}
