import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { anotherServer } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { exported } from '../../support/exports.ts';
import { signedIn, superAdministrator, textAt } from '../../support/people.ts';
import { anOrder, aService, aStore } from '../../support/records.ts';

const central = await centralOfFile();
const client = await superAdministrator(central);

describe('asking for an export', () => {
  beforeAll(async () => {
    const store = await aStore(client);
    await anOrder(client, store, await aService(client, store), { name: 'Jana Nováková' });
  });
  const asAddress = (parameters: Readonly<Record<string, string>>) => client.get(`/orders/export?${new URLSearchParams(parameters)}`);

  it.each([
    ['a format that there is not', { format: 'pdf' }, 'format'],
    ['no format', {}, 'format'],
    ['no columns', { format: 'csv', columns: '[]' }, 'columns'],
    ['columns that are no list', { format: 'csv', columns: '"name"' }, 'columns'],
  ])('refuses %s at its field', async (_, parameters: Readonly<Record<string, string>>, at) => {
    expect(await asAddress(parameters)).toMatchObject({ status: 422, body: { err: 'invalid', errors: { [at]: expect.any(String) } } });
  });

  it.each([
    ['an unknown column', { columns: '["name","unknown"]' }, 'unknown_field', 'unknown'],
    ['a column that is none', { columns: '[1]' }, 'unknown_field', '1'],
    ['an unknown filter', { filter: '{"note":"x"}' }, 'unknown_filter', 'note'],
    ['an unknown order', { sort: '["note","ASC"]' }, 'unknown_sort', 'note'],
    ['an unknown parameter', { range: '[0,5]' }, 'unknown_parameter', 'range'],
    ['a filter that is no JSON', { filter: '{' }, 'invalid_filter', 'filter'],
  ])('refuses %s by its name', async (_, parameters, err, name) => {
    const reply = await asAddress({ format: 'csv', ...parameters });
    expect(reply).toMatchObject({ status: 400, body: { err } });
    expect(textAt(reply.body, 'message')).toContain(name);
  });

  it('takes halves of characters in a filter for what cannot be found', async () => {
    const filter = { label_in: ['a\uDC00b', 'Město\uD83D'], all: [{ 'label\uDC00': 1 }] };
    const known = { label_in: filter.label_in };
    expect((await exported(central, client, 'stores', { filter: known })).status).toBe(200);
    const { rows } = await sql<{ filter: unknown }>`
      select changes -> 'filter' as filter from audit_log where action = 'export' order by id desc limit 1`.execute(central.db);
    expect(rows).toEqual([{ filter: { label_in: ['a\uFFFDb', 'Město\uFFFD'] } }]);
    expect((await exported(central, client, 'stores', { filter })).status).toBe(400);
  });

  it('refuses a column that never leaves the server', async () => {
    const { status, bytes } = await exported(central, client, 'stores', { columns: ['label', 'pre_shared_key'] });
    expect([status, JSON.parse(bytes.toString())]).toMatchObject([400, { err: 'unknown_field' }]);
  });

  it('refuses who may not list the entity, also when they may read its names', async () => {
    const operator = await signedIn(central, { resources: ['overviews'] });
    expect((await exported(central, operator, 'orders')).status).toBe(403);
    expect((await exported(central, operator, 'services')).status).toBe(403);
    expect((await exported(central, operator, 'tickets')).status).toBe(200);
  });

  it('answers a long question in a body as it answers an address', async () => {
    const asked = { format: 'csv', columns: ['name', 'pin'], filter: { q: 'jana' }, sort: ['name', 'ASC'] };
    const { bytes } = await exported(central, client, 'orders', asked);
    expect((await client.post('/orders/export', asked)).body).toBe(bytes.toString());
    expect(await client.post('/orders/export', { ...asked, ids: [1] })).toMatchObject({ status: 400, body: { err: 'unknown_parameter' } });
    expect(await client.post('/orders/export', { ...asked, filter: [] })).toMatchObject({ status: 400, body: { err: 'invalid_filter' } });
  });

  it('is audited before the first byte: who, what, how many; of persons only digests', async () => {
    const columns = ['pin', 'name', 'email'];
    await exported(central, client, 'orders', { columns, filter: { q: 'Jana Nováková', state: 'confirmed' }, sort: ['name', 'ASC'] });
    const { rows } = await sql<{ changes: unknown }>`
      select actor_id, resource, record_id, changes from audit_log where action = 'export' order by id desc limit 1`.execute(central.db);
    expect(rows).toEqual([
      {
        actor_id: client.id,
        resource: 'orders',
        record_id: null,
        changes: {
          format: 'csv',
          rows: 1,
          columns,
          personal: ['name', 'email'],
          filter: { q: expect.stringMatching(/^[\w-]{16}$/u), state: 'confirmed' },
          sort: [['name', 'asc']],
        },
      },
    ]);
    expect(JSON.stringify(rows)).not.toContain('Jana');
  });

  it('reads from the replica, where there is one', async () => {
    const readPool = new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/nothing' });
    const server = await anotherServer({ ...central, opened: { ...central.opened, readPool } });
    const { status, bytes } = await exported(server, client, 'orders');
    expect([status, JSON.parse(bytes.toString())]).toMatchObject([503, { err: 'unavailable' }]);
    await server.close();
  });

  it('leaves no entry when it is refused', async () => {
    const count = async () =>
      (await sql<{ n: number }>`select count(*) n from audit_log where action = 'export'`.execute(central.db)).rows[0]?.n;
    const before = await count();
    await asAddress({ format: 'csv', columns: '["unknown"]' });
    expect(await count()).toBe(before);
  });
});
