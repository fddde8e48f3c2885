import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { bulkRows } from '../../../contract/basics/limits.ts';
import { bulk } from '../../support/bulk.ts';
import type { Central } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { inState } from '../../support/made/put-values.ts';
import { operatorOfOneStore } from '../../support/operator-of-one-store.ts';
import { rowsOf, signedIn, superAdministrator, textAt, valueAt } from '../../support/people.ts';
import { aDesk, anOrder, aRegion, aService, aStore } from '../../support/records.ts';

const central = await centralOfFile();
const root = await superAdministrator(central);
const { operator, own, foreign } = await operatorOfOneStore(central, root);

describe('a bulk change', () => {
  it('writes the given fields into each row, and says which were so already', async () => {
    const [first, second] = [await aRegion(root, { name: 'Bulk A' }), await aRegion(root, { name: 'Bulk B', note: 'společná' })];
    const reply = await root.post('/regions/bulk', { action: 'update', ids: [first, second], values: { note: 'společná' } });
    expect(reply).toMatchObject({ status: 200, body: { total: 2, done: 1, unchanged: 1, refused: 0 } });
    expect(valueAt(reply.body, 'results')).toEqual([
      { id: first, name: 'Bulk A', result: 'done' },
      { id: second, name: 'Bulk B', result: 'unchanged' },
    ]);
    expect((await root.get(`/regions/${first}`)).body).toMatchObject({ name: 'Bulk A', note: 'společná', version: 2 });
    expect((await root.get(`/regions/${second}`)).body).toMatchObject({ version: 1 });
    expect(rowsOf(await root.get(`/regions/${first}/history`))[0]).toMatchObject({ action: 'edit', version: 2 });
  });

  it('refuses a row with its reason at its field and goes on with the others', async () => {
    const store = await aStore(root);
    const kept = await aService(root, store, { number_from: 100, number_to: 200 });
    const other = await aService(root, store);
    const { body } = await root.post('/services/bulk', { action: 'update', ids: [kept, other, 987_654], values: { number_to: 50 } });
    expect(body).toMatchObject({ total: 3, done: 1, unchanged: 0, refused: 2 });
    expect(valueAt(body, 'results')).toMatchObject([
      { id: kept, result: 'refused', err: 'invalid', errors: { number_to: expect.any(String) }, message: expect.any(String) },
      { id: other, result: 'done' },
      { id: 987_654, name: null, result: 'refused', err: 'not_found' },
    ]);
    expect((await root.get(`/services/${kept}`)).body).toMatchObject({ number_to: 200, version: 1 });
  });

  it('leaves of a refused row nothing, not even what was written before the refusal', async () => {
    const store = await aStore(root);
    const [first, second] = [await aDesk(root, store, { number: 901 }), await aDesk(root, store, { number: 902 })];
    const results = await bulk(root, 'desks', { action: 'update', ids: [first, second], values: { number: 903, label: 'Stejná' } });
    expect(results.map(({ result, err }) => [result, err])).toEqual([
      ['done', undefined],
      ['refused', 'desk_number_taken'],
    ]);
    expect((await root.get(`/desks/${second}`)).body).toMatchObject({ number: 902, version: 1 });
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from changes where resource = 'desks' and record_id = ${second}`.execute(central.db);
    expect(rows[0]?.count).toBe(1);
  });

  it('finds nothing by halves of characters, and has no fault for it', async () => {
    expect(await bulk(root, 'desks', { action: 'update', filter: { q: 'a\uDC00b' }, values: { active: false } })).toEqual([]);
    expect(await bulk(root, 'desks', { action: 'update', filter: { label: '\uD83D' }, values: { active: false } })).toEqual([]);
  });

  it('finds its rows by the filter and the search of the list', async () => {
    const store = await aStore(root);
    for (const label of ['Žlutá jedna', 'Žlutá dvě', 'Modrá']) await aDesk(root, store, { label });
    const results = await bulk(root, 'desks', { action: 'update', filter: { store_id: store, q: 'zluta' }, values: { active: false } });
    expect(results.map(({ name, result }) => [name, result])).toEqual([
      ['Žlutá jedna', 'done'],
      ['Žlutá dvě', 'done'],
    ]);
    expect(rowsOf(await root.get(`/desks?filter={"store_id":${store},"active":true}`)).map((row) => row['label'])).toEqual(['Modrá']);
  });

  it('refuses a row that was changed since the version given, and takes any other as it is', async () => {
    const [first, second] = [await aRegion(root), await aRegion(root)];
    await root.patch(`/regions/${first}`, 1, { note: 'mezitím' });
    await root.patch(`/regions/${second}`, 1, { note: 'mezitím' });
    const request = { action: 'update', ids: [first, second], values: { note: 'hromadně' }, versions: { [first]: 1 } };
    expect((await bulk(root, 'regions', request)).map(({ result, err }) => [result, err])).toEqual([
      ['refused', 'changed_meanwhile'],
      ['done', undefined],
    ]);
    expect((await root.get(`/regions/${first}`)).body).toMatchObject({ note: 'mezitím' });
  });

  it('deletes what nothing refers to and says of the rest what does', async () => {
    const [free, used] = [await aRegion(root), await aRegion(root)];
    await aStore(root, { region_id: used });
    const { body } = await root.post('/regions/bulk', { action: 'delete', ids: [free, used, free] });
    expect(body).toMatchObject({ total: 2, done: 1, refused: 1 });
    expect(textAt(valueAt(body, 'results', '1'), 'message')).toContain('1 pobočka');
    expect((await root.get(`/regions/${free}`)).status).toBe(404);
  });

  it('says in a dry run what would happen, also where one row hinders another, and stores nothing', async () => {
    const store = await aStore(root);
    const ids = [await aDesk(root, store, { number: 801 }), await aDesk(root, store, { number: 802 })];
    const request = { action: 'update', ids, values: { number: 803 } };
    const before = await everything(central);
    const foreseen = await bulk(root, 'desks', { ...request, dry_run: true });
    expect(foreseen.map(({ result }) => result)).toEqual(['done', 'refused']);
    expect(await everything(central)).toBe(before);
    expect(await bulk(root, 'desks', request)).toEqual(foreseen);
  });

  it('touches nothing out of sight and tells nothing of it', async () => {
    const [mine, other] = [await aService(root, own), await aService(root, foreign)];
    const results = await bulk(operator, 'services', { action: 'update', ids: [mine, other], values: { priority: 3 } });
    expect(results.map(({ name, result, err }) => [name === null, result, err])).toEqual([
      [false, 'done', undefined],
      [true, 'refused', 'not_found'],
    ]);
    const all = await bulk(operator, 'services', { action: 'update', filter: {}, values: { priority: 4 } });
    expect(all.map(({ id }) => id)).toEqual([mine]);
    expect((await root.get(`/services/${other}`)).body).toMatchObject({ priority: 0, version: 1 });
  });

  it('writes a row of several stores only for who may write all of them', async () => {
    const shared = valueAt((await root.post('/playlists', { name: 'Společný', store_ids: [own, foreign] })).body, 'id');
    const [outcome] = await bulk(operator, 'playlists', { action: 'delete', ids: [shared] });
    expect(outcome).toMatchObject({ name: 'Společný', result: 'refused', err: 'forbidden' });
  });

  it('is refused as a whole to who may not do it', async () => {
    const guest = await signedIn(central);
    const region = await aRegion(root);
    expect((await guest.post('/regions/bulk', { action: 'delete', ids: [region] })).status).toBe(403);
    expect((await operator.post('/regions/bulk', { action: 'update', ids: [region], values: { note: 'x' } })).status).toBe(403);
    expect((await operator.post('/stores/bulk', { action: 'update', ids: [own], values: { city: 'Praha' } })).status).toBe(200);
    expect((await operator.post('/stores/bulk', { action: 'delete', ids: [own] })).status).toBe(403);
  });

  it.each([
    ['neither ids nor a filter', { action: 'delete' }, 400, 'ids_or_filter'],
    ['both', { action: 'delete', ids: [1], filter: {} }, 400, 'ids_or_filter'],
    ['an unknown key', { action: 'delete', ids: [1], force: true }, 400, 'unknown_field'],
    ['no action', { ids: [1] }, 422, 'invalid'],
    ['an action that the entity does not have', { action: 'cancel', ids: [1] }, 422, 'invalid'],
    ['no values', { action: 'update', ids: [1] }, 422, 'invalid'],
    ['empty values', { action: 'update', ids: [1], values: {} }, 422, 'invalid'],
    ['an unknown field', { action: 'update', ids: [1], values: { colour: 'red' } }, 400, 'unknown_field'],
    ['values that it does not take', { action: 'delete', ids: [1], values: { note: 'x' } }, 400, 'unknown_field'],
    ['an unknown filter', { action: 'delete', filter: { colour: 'red' } }, 400, 'unknown_filter'],
    ['an identifier that is none', { action: 'delete', ids: [0] }, 400, 'invalid_identifier'],
    ['identifiers that are no list', { action: 'delete', ids: '1' }, 422, 'invalid'],
    ['a version that is none', { action: 'delete', ids: [1], versions: { 1: 'x' } }, 422, 'invalid'],
    ['a dry run that is no flag', { action: 'delete', ids: [1], dry_run: 1 }, 422, 'invalid'],
  ])('with %s is refused', async (_, request, status, code) => {
    expect(await root.post('/regions/bulk', request)).toMatchObject({ status, body: { err: code } });
  });

  it('of more rows than one call may touch is refused with how many there are', async () => {
    const store = await aStore(root);
    await sql`
      insert into employees (store_id, code, name, active)
      select ${store}, 'K' || n, 'Zaměstnanec ' || n, true from generate_series(1, ${bulkRows + 1}) n`.execute(central.db);
    const found = await root.post('/employees/bulk', { action: 'delete', filter: { store_id: store } });
    expect(found).toMatchObject({ status: 422, body: { err: 'bulk_too_large' } });
    expect(textAt(found.body, 'message').replaceAll(/\s/gu, ' ')).toContain('vybráno je 1 001');
    const named = await root.post('/employees/bulk', {
      action: 'delete',
      ids: Array.from({ length: bulkRows + 1 }, (__, place) => place + 1),
    });
    expect(named).toMatchObject({ status: 422, body: { err: 'bulk_too_large' } });
  });

  it('is there for entities that are written, and for no others', async () => {
    expect((await root.post('/password-policy/bulk', { action: 'update', ids: [1], values: {} })).status).toBe(404);
    expect((await root.post('/tickets/bulk', { action: 'delete', ids: [1] })).status).toBe(405);
    expect((await root.post('/audit-log/bulk', { action: 'delete', ids: [1] })).status).toBe(405);
  });

  it("does the entity's own actions", async () => {
    const store = await aStore(root);
    const service = await aService(root, store);
    const open = await anOrder(root, store, service);
    const done = await inState(central, await anOrder(root, store, service), 'served');
    const results = await bulk(root, 'orders', { action: 'cancel', ids: [open, done], values: { cancel_reason: 'nemoc' } });
    expect(results.map(({ result, err }) => [result, err])).toEqual([
      ['done', undefined],
      ['refused', 'wrong_state'],
    ]);
    expect((await root.get(`/orders/${open}`)).body).toMatchObject({ state: 'cancelled', cancel_reason: 'nemoc' });
  });
});

/** Everything that a change could leave behind, as one text. */
async function everything({ db }: Central): Promise<string> {
  const { rows } = await sql<{ digest: string }>`
    select md5(coalesce((select string_agg(d::text, '' order by id) from desks d), '')
      || (select count(*) from changes) || (select count(*) from history) || (select count(*) from audit_log)) as digest`.execute(db);
  return rows[0]?.digest ?? '';
}
