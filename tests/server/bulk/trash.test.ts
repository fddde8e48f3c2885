import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { bulk } from '../../support/bulk.ts';
import { send, startOfTests } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { aUser, numberAt, rowsOf, signedIn, signIn, superAdministrator, textAt, valueAt } from '../../support/people.ts';
import { aDesk, aRegion, aService, aStore } from '../../support/records.ts';

const central = await centralOfFile();
const root = await superAdministrator(central);

describe('the trash', () => {
  const trashOf = async (collection: string, client = root) => rowsOf(await client.get(`/${collection}?trash=true`));
  const restore = (collection: string, id: number, client = root) => client.post(`/${collection}/${id}/restore`, undefined);

  it('holds what was deleted, with when and by whom, and the list does not', async () => {
    const id = await aRegion(root, { name: 'Zahozený' });
    await aRegion(root, { name: 'Ponechaný' });
    await root.remove(`/regions/${id}`);
    const [row] = await trashOf('regions');
    expect(row).toMatchObject({ id, name: 'Zahozený', deleted_at: startOfTests, deleted_by: expect.stringMatching(/^User/u) });
    expect((await trashOf('regions')).map((one) => one['name'])).not.toContain('Ponechaný');
    const listed = rowsOf(await root.get('/regions'));
    expect(listed.map((one) => one['id'])).not.toContain(id);
    expect(listed.every((one) => !Object.hasOwn(one, 'deleted_at'))).toBe(true);
  });

  it('is filtered, searched, paged and sorted like the list, what was deleted last first', async () => {
    const store = await aStore(root);
    for (const label of ['Koš A', 'Koš B', 'Koš C']) {
      const id = await aDesk(root, store, { label });
      central.clock.advance(1000);
      await root.remove(`/desks/${id}`);
    }
    const labels = async (query: string) => rowsOf(await root.get(`/desks?trash=true&${query}`)).map((row) => row['label']);
    expect(await labels(`filter={"store_id":${store}}`)).toEqual(['Koš C', 'Koš B', 'Koš A']);
    expect(await labels(`filter={"store_id":${store}}&sort=["deleted_at","ASC"]&range=[1,1]`)).toEqual(['Koš B']);
    expect(await labels('filter={"q":"kos b"}')).toEqual(['Koš B']);
    expect((await root.get('/desks?sort=["deleted_at","ASC"]')).status).toBe(400);
  });

  it('brings a row back as it was, with a new version and an entry in history, audit and changes', async () => {
    const id = await aRegion(root, { name: 'Vrácený', note: 'poznámka' });
    await root.remove(`/regions/${id}`);
    const reply = await restore('regions', id);
    expect(reply).toMatchObject({ status: 200, body: { id, name: 'Vrácený', note: 'poznámka', version: 3 } });
    expect(reply.headers['etag']).toBe('"3"');
    expect((await root.get(`/regions/${id}`)).body).toMatchObject({ version: 3 });
    expect(rowsOf(await root.get(`/regions/${id}/history`)).map((entry) => entry['action'])).toEqual(['restore', 'delete', 'create']);
    const audit = rowsOf(await root.get(`/audit-log?filter={"record_id":${id},"action":"restore"}`));
    expect(audit).toMatchObject([{ resource: 'regions', actor_id: root.id }]);
    const { rows } = await sql<{ action: string }>`
      select action from changes where resource = 'regions' and record_id = ${id} order by id`.execute(central.db);
    expect(rows.map(({ action }) => action)).toEqual(['create', 'delete', 'restore']);
  });

  it('leaves a row alone that is there already, and does not know one that never was', async () => {
    const id = await aRegion(root);
    expect(await restore('regions', id)).toMatchObject({ status: 200, body: { version: 1 } });
    expect((await restore('regions', 876_543)).status).toBe(404);
  });

  it('takes nothing along: a row comes back as it was', async () => {
    const id = await aRegion(root);
    await root.remove(`/regions/${id}`);
    for (const body of [{ name: 'Jiný' }, { colour: 1 }]) {
      expect(await root.post(`/regions/${id}/restore`, body)).toMatchObject({ status: 400, body: { err: 'unknown_field' } });
    }
    expect((await root.post(`/regions/${id}/restore`, {})).status).toBe(200);
  });

  it('does not bring back what another has taken the key of, and says at which field', async () => {
    const id = await aRegion(root, { name: 'Obsazený' });
    await root.remove(`/regions/${id}`);
    await aRegion(root, { name: 'Obsazený' });
    const reply = await restore('regions', id);
    expect(reply).toMatchObject({ status: 409, body: { err: 'taken_meanwhile', errors: { name: expect.stringContaining('Obsazený') } } });
    expect((await root.get(`/regions/${id}`)).status).toBe(404);
  });

  it('does not bring back what refers to something deleted, and names it: that comes first', async () => {
    const store = await aStore(root, { label: 'Radnice' });
    const service = await aService(root, store, { name: 'Pasy' });
    await root.remove(`/services/${service}`);
    await root.remove(`/stores/${store}`);
    const reply = await restore('services', service);
    expect(reply).toMatchObject({ status: 422, body: { err: 'invalid' } });
    expect(textAt(reply.body, 'errors', 'store_id')).toBe('Nejprve obnovte z koše: pobočku Radnice');
    expect((await restore('stores', store)).status).toBe(200);
    expect((await restore('services', service)).status).toBe(200);
  });

  it('brings many back at once, each by itself', async () => {
    const [first, second] = [await aRegion(root, { name: 'Dvojče' }), await aRegion(root, { name: 'Jedináček' })];
    await bulk(root, 'regions', { action: 'delete', ids: [first, second] });
    await aRegion(root, { name: 'Dvojče' });
    const present = await aRegion(root);
    expect(await bulk(root, 'regions', { action: 'restore', ids: [first, second, present] })).toMatchObject([
      { name: 'Dvojče', result: 'refused', err: 'taken_meanwhile' },
      { name: 'Jedináček', result: 'done' },
      { result: 'unchanged' },
    ]);
    await root.remove(`/regions/${second}`);
    const byFilter = await bulk(root, 'regions', { action: 'restore', filter: { q: 'jedinacek' } });
    expect(byFilter).toMatchObject([{ id: second, result: 'done' }]);
  });

  it('is open to who may delete, within their stores', async () => {
    const [own, foreign] = [await aStore(root), await aStore(root)];
    const operator = await signedIn(central, { resources: ['store'], limitations: [own] });
    const [mine, other] = [await aService(root, own), await aService(root, foreign)];
    await bulk(root, 'services', { action: 'delete', ids: [mine, other] });
    expect((await trashOf('services', operator)).map((row) => row['id'])).toEqual([mine]);
    expect((await restore('services', other, operator)).status).toBe(404);
    expect((await restore('services', mine, operator)).status).toBe(200);
    expect((await operator.get('/regions?trash=true')).status).toBe(403);
    expect((await operator.post('/regions/1/restore', undefined)).status).toBe(403);
    const clerk = await signedIn(central, { resources: ['ordering'] });
    expect((await clerk.get('/services?trash=true')).status).toBe(403);
  });

  it.each(['/tickets', '/audit-log'])('is not there where nothing is deleted: %s', async (path) => {
    expect((await root.get(`${path}?trash=true`)).status).toBe(400);
    expect((await root.post(`${path}/1/restore`, undefined)).status).toBe(404);
  });

  it('ends the sessions of a deleted user: brought back, they sign in anew', async () => {
    const leaver = await signedIn(central, { resources: ['store'] });
    await root.remove(`/users/${leaver.id}`);
    expect((await leaver.get('/me')).status).toBe(401);
    expect((await signIn(central, leaver.email)).status).toBe(401);
    expect((await restore('users', leaver.id)).status).toBe(200);
    expect((await leaver.get('/me')).status).toBe(401);
    const refreshed = await send(central, {
      method: 'POST',
      url: '/central/auth/refresh',
      payload: { refresh_token: leaver.refreshToken },
    });
    expect(refreshed.status).toBe(401);
    expect((await signIn(central, leaver.email)).status).toBe(200);
  });

  it('gives nobody back the rights that who restores does not have', async () => {
    const { id } = await aUser(central, { role: 'superAdministrator', level: 0 });
    await root.remove(`/users/${id}`);
    const deputy = await signedIn(central, { role: 'administrator', level: 1 });
    expect(await restore('users', id, deputy)).toMatchObject({ status: 422, body: { err: 'beyond_own_rights' } });
    expect((await restore('users', id)).status).toBe(200);
  });

  it('lets a record come back whose author is deleted', async () => {
    const author = await superAdministrator(central);
    const blocked = await author.post('/email-blacklist', { pattern: 'zpet.example' });
    const id = numberAt(blocked.body, 'id');
    await root.remove(`/email-blacklist/${id}`);
    await root.remove(`/users/${author.id}`);
    expect((await restore('email-blacklist', id)).status).toBe(200);
    expect(valueAt((await root.get(`/email-blacklist/${id}`)).body, 'created_by')).toBe(author.id);
  });
});
