import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { idempotency } from '../../../contract/basics/limits.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { type Client, numberAt, signedIn, superAdministrator, valueAt } from '../../support/people.ts';
import { anOrder, aRegion, aService, aStore } from '../../support/records.ts';

const races = 50;

const central = await centralOfFile();

describe('a request with an Idempotency-Key', () => {
  let root: Client;
  beforeAll(async () => {
    root = await superAdministrator(central);
  });

  const once = (key: string, body: unknown, path = '/regions', client = root) => client.post(path, body, { 'idempotency-key': key });
  const countOf = async (name: string) => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from regions where name = ${name}`.execute(central.db);
    return rows[0]?.count;
  };
  const kept = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from idempotency_keys`.execute(central.db);
    return rows[0]?.count ?? 0;
  };

  it('gets the answer of the first one again: status, body, version and place', async () => {
    const first = await once('a-key', { name: 'Jednou' });
    central.clock.advance(60_000);
    const again = await once('a-key', { name: 'Jednou' });
    expect(first.status).toBe(201);
    expect([again.status, again.body, again.headers['etag'], again.headers['location']]).toEqual([
      201,
      first.body,
      first.headers['etag'],
      first.headers['location'],
    ]);
    expect([first.headers['idempotency-replayed'], again.headers['idempotency-replayed']]).toEqual([undefined, 'true']);
    expect(await countOf('Jednou')).toBe(1);
  });

  it('is refused when the key belongs to another request', async () => {
    await once('reused', { name: 'První' });
    expect(await once('reused', { name: 'Druhý' })).toMatchObject({ status: 422, body: { err: 'idempotency_key_reused' } });
    expect(await countOf('Druhý')).toBe(0);
  });

  it('keeps keys of one user and one operation apart from all others', async () => {
    await once('shared', { name: 'Společný klíč' });
    const other = await superAdministrator(central);
    expect((await once('shared', { name: 'Cizí klíč' }, '/regions', other)).status).toBe(201);
    expect((await once('shared', { label: 'Jiná operace', code: 'JO' }, '/stores')).status).toBe(201);
  });

  it('gives nothing of a store again to whoever has lost it meanwhile', async () => {
    const [own, next] = [await aStore(root), await aStore(root)];
    const clerk = await signedIn(central, { resources: ['store'], limitations: [own] });
    const desk = { store_id: own, label: 'Přepážka 1', number: 1 };
    expect((await once('lost-store', desk, '/desks', clerk)).status).toBe(201);
    expect((await once('lost-store', desk, '/desks', clerk)).headers['idempotency-replayed']).toBe('true');

    expect((await root.patch(`/users/${clerk.id}`, 1, { limitations: [next] })).status).toBe(200);

    expect(await once('lost-store', desk, '/desks', clerk)).toMatchObject({ status: 422, body: { err: 'idempotency_key_reused' } });
  });

  it('may be repeated with its key after a refusal', async () => {
    expect((await once('repaired', { name: '' })).status).toBe(422);
    const taken = await aRegion(root, { name: 'Zabraný' });
    expect((await once('repaired', { name: 'Zabraný' })).status).toBe(409);
    await root.remove(`/regions/${taken}`);
    expect((await once('repaired', { name: 'Zabraný' })).status).toBe(201);
  });

  it('starts anew when the day is over, and old answers are cleared away', async () => {
    await once('daily', { name: 'Denní' });
    central.clock.advance(idempotency.keptHours * 3_600_000 + 1);
    // Everybody's session has ended meanwhile.
    const fresh = await superAdministrator(central);
    expect((await once('next-day', { name: 'Další den' }, '/regions', fresh)).status).toBe(201);
    const { rows } = await sql<{ key: string }>`select key from idempotency_keys`.execute(central.db);
    expect(rows.map(({ key }) => key)).toEqual(['next-day']);
    root = fresh;
  });

  it.each([
    ['empty', ''],
    ['too long', 'k'.repeat(idempotency.longestKey + 1)],
    ['beyond printable ASCII', 'klí\u010d'],
  ])('is refused when the key is %s', async (_, key) => {
    expect(await once(key, { name: 'Nikdy' })).toMatchObject({ status: 400, body: { err: 'invalid_idempotency_key' } });
  });

  it('does everything that changes something once: bulk, restoring, actions', async () => {
    const id = await aRegion(root);
    const removal = { action: 'delete', ids: [id] };
    const deleted = await once('bulk', removal, '/regions/bulk');
    expect(deleted.body).toMatchObject({ done: 1 });
    expect(await once('bulk', removal, '/regions/bulk')).toMatchObject({ body: deleted.body, headers: { 'idempotency-replayed': 'true' } });
    expect((await once('restore', undefined, `/regions/${id}/restore`)).body).toMatchObject({ version: 3 });
    expect((await once('restore', undefined, `/regions/${id}/restore`)).headers['idempotency-replayed']).toBe('true');
    expect((await once('restore', undefined, `/regions/${await aRegion(root)}/restore`)).status).toBe(422);
    const store = await aStore(root);
    const order = await anOrder(root, store, await aService(root, store));
    const cancel = () => root.post(`/orders/${order}/actions/cancel`, {}, { 'if-match': '"1"', 'idempotency-key': 'cancel' });
    expect((await cancel()).status).toBe(200);
    expect(await cancel()).toMatchObject({ status: 200, body: { version: 2 } });
  });

  it('keeps nothing of a dry run', async () => {
    const id = await aRegion(root);
    const before = await kept();
    await once('dry', { action: 'delete', ids: [id], dry_run: true }, '/regions/bulk');
    expect(await kept()).toBe(before);
    expect((await once('dry', { action: 'delete', ids: [id] }, '/regions/bulk')).body).toMatchObject({ done: 1 });
  });

  it(`makes one row of two that come at once, ${races} times`, async () => {
    for (const race of Array.from({ length: races }, (_, place) => place)) {
      const body = { name: `Závod ${race}` };
      const replies = await Promise.all([once(`race-${race}`, body), once(`race-${race}`, body)]);
      const made = replies.filter(({ status }) => status === 201);
      expect(made.length, `race ${race}`).toBeGreaterThan(0);
      expect(new Set(made.map(({ body: row }) => numberAt(row, 'id'))).size).toBe(1);
      expect(replies.every(({ status, body: row }) => status === 201 || (status === 409 && valueAt(row, 'err') === 'in_flight'))).toBe(
        true,
      );
      expect(await countOf(`Závod ${race}`)).toBe(1);
    }
  });

  it('is refused while the first is in flight, and free again when that one is killed', async () => {
    const name = JSON.stringify([root.id, 'regions.create', 'killed']);
    const client = await central.opened.pool.connect();
    await client.query('begin');
    const { rows } = await client.query<{ pid: number }>(
      'select pg_backend_pid() as pid, pg_try_advisory_xact_lock(hashtextextended($1, 0))',
      [name],
    );
    expect(await once('killed', { name: 'Zabitý' })).toMatchObject({ status: 409, body: { err: 'in_flight' } });
    client.on('error', () => {});
    await sql`select pg_terminate_backend(${rows[0]?.pid}, 10000)`.execute(central.db);
    client.release(true);
    expect((await once('killed', { name: 'Zabitý' })).status).toBe(201);
    expect(await countOf('Zabitý')).toBe(1);
  });
});
