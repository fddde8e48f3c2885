import { describe, expect, it } from 'vitest';
import { send } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { operatorOfOneStore } from '../../support/operator-of-one-store.ts';
import { numberAt, rowsOf, signedIn, superAdministrator, valueAt } from '../../support/people.ts';
import { anOrder, aRegion, aService } from '../../support/records.ts';

const central = await centralOfFile();
const root = await superAdministrator(central);
const { operator, own, foreign } = await operatorOfOneStore(central, root);

describe('rights', () => {
  it('let nobody in without a session', async () => {
    const reply = await send(central, { method: 'GET', url: '/central/stores' });
    expect(reply).toMatchObject({ status: 401, body: { err: 'Unauthorized' } });
  });

  it('refuse an area that the user does not have', async () => {
    const guest = await signedIn(central);
    expect((await guest.get('/stores')).status).toBe(403);
    const clerk = await signedIn(central, { resources: ['ordering'] });
    expect((await clerk.get('/touch-screens')).status).toBe(403);
    expect((await operator.get('/users')).status).toBe(403);
  });

  it('hide what is outside the limitation: it does not exist', async () => {
    expect(rowsOf(await operator.get('/stores')).map((row) => row['label'])).toEqual(['Vlastní']);
    expect((await operator.get(`/stores/${foreign}`)).status).toBe(404);
    expect((await operator.get(`/stores/${foreign}/history`)).status).toBe(404);
    expect((await operator.patch(`/stores/${foreign}`, 1, { city: 'X' })).status).toBe(404);
    const service = await aService(root, foreign);
    expect((await operator.remove(`/services/${service}`)).status).toBe(404);
    expect((await operator.get(`/services?filter={"store_id":${foreign}}`)).headers['content-range']).toMatch(/\/0$/u);
  });

  it('keep a limited user from writing into another store', async () => {
    expect((await operator.post('/services', { store_id: foreign, name: 'Podstrčená' })).status).toBe(422);
    const id = await aService(operator, own);
    const moved = await operator.patch(`/services/${id}`, 1, { store_id: foreign });
    expect(moved).toMatchObject({ status: 422, body: { errors: { store_id: expect.any(String) } } });
  });

  it('let a limited user only read what belongs to no store, and make no stores', async () => {
    const region = await aRegion(root);
    expect((await operator.get(`/regions/${region}`)).status).toBe(200);
    expect((await operator.patch(`/regions/${region}`, 1, { note: 'x' })).status).toBe(403);
    expect((await operator.post('/stores', { label: 'Nová', code: 'NOV' })).status).toBe(403);
    expect((await operator.remove(`/stores/${own}`)).status).toBe(403);
  });

  it('show a row of several stores when one is theirs, and let it be written when all are', async () => {
    const shared = numberAt((await root.post('/playlists', { name: 'Společný', store_ids: [own, foreign] })).body, 'id');
    const theirs = numberAt((await root.post('/playlists', { name: 'Jejich', store_ids: [own] })).body, 'id');
    const others = numberAt((await root.post('/playlists', { name: 'Cizí', store_ids: [foreign] })).body, 'id');
    expect((await operator.get(`/playlists/${shared}`)).status).toBe(200);
    expect((await operator.patch(`/playlists/${shared}`, 1, { priority: 3 })).status).toBe(403);
    expect((await operator.patch(`/playlists/${theirs}`, 1, { priority: 3 })).status).toBe(200);
    expect((await operator.get(`/playlists/${others}`)).status).toBe(404);
    expect((await operator.patch(`/playlists/${theirs}`, 2, { store_ids: [own, foreign] })).status).toBe(422);
  });

  it('let who may read a row read the names of what it refers to, and nothing more', async () => {
    const clerk = await signedIn(central, { resources: ['ordering'], limitations: [own] });
    const service = await aService(root, own, { name: 'Pasy', expected_handling_minutes: 12 });
    await anOrder(root, own, service);
    expect(rowsOf(await clerk.get('/orders'))).toHaveLength(1);
    const [named] = rowsOf(await clerk.get(`/services?filter={"id":[${service}]}`));
    expect(named).toEqual({ id: service, name: 'Pasy', store_id: own });
    expect(rowsOf(await clerk.get('/stores')).map((row) => Object.keys(row).toSorted())).toEqual([['id', 'label']]);
    expect((await clerk.get('/services?filter={"state":"active"}')).status).toBe(400);
    expect((await clerk.patch(`/services/${service}`, 1, { name: 'X' })).status).toBe(403);
    expect((await clerk.get(`/services/${service}/history`)).status).toBe(403);
  });

  it('give names only of what is really referred to, however it is asked for', async () => {
    const clerk = await signedIn(central, { resources: ['ordering'], limitations: [own] });
    const blocked = await root.post('/email-blacklist', { pattern: 'nechodi.cz' });
    expect(valueAt(blocked.body, 'created_by')).toBe(root.id);
    const all = Array.from({ length: 50 }, (_, place) => place + 1);
    const named = rowsOf(await clerk.get(`/users?filter={"id":[${all.join(',')}]}`));
    expect(named.map((row) => row['id'])).toEqual([root.id]);
    expect((await clerk.get(`/users/${clerk.id}`)).status).toBe(404);
    // The last of two equal keys is what counts, not what the text looks like.
    expect((await clerk.get('/users?filter={"q":{"id":1},"q":null}')).status).toBe(403);
    expect((await clerk.get(`/users?filter={"id":[${root.id}],"q":"a"}`)).status).toBe(403);
  });

  it('leave a row at its store: its history and what refers to it stay there', async () => {
    const id = await aService(root, own);
    expect(await root.patch(`/services/${id}`, 1, { store_id: foreign })).toMatchObject({
      status: 422,
      body: { errors: { store_id: expect.any(String) } },
    });
    expect((await root.patch(`/services/${id}`, 1, { store_id: own, name: 'Zůstává' })).status).toBe(200);
  });

  it('are told to the console as a matrix that holds', async () => {
    const { body } = await operator.get('/me');
    expect(valueAt(body, 'rights', 'stores')).toEqual({ list: true, show: true, create: false, edit: true, delete: false });
    expect(valueAt(body, 'rights', 'users', 'list')).toBe(false);
    expect(valueAt(body, 'limitations')).toEqual([own]);
  });

  it('take effect on the next request', async () => {
    const leaving = await signedIn(central, { resources: ['store'] });
    expect((await leaving.get('/stores')).status).toBe(200);
    await root.patch(`/users/${leaving.id}`, 1, { resources: [] });
    expect((await leaving.get('/stores')).status).toBe(403);
    await root.patch(`/users/${leaving.id}`, 2, { active: false });
    expect((await leaving.get('/me')).status).toBe(401);
  });

  it('keep the last active super administrator', async () => {
    const { body } = await root.get(`/users/${root.id}`);
    const reply = await root.patch(`/users/${root.id}`, numberAt(body, 'version'), { role: 'operator', level: 20 });
    expect(reply).toMatchObject({ status: 409, body: { err: 'last_super_administrator' } });
  });

  it('keep everybody from deleting or switching off their own account', async () => {
    const other = await superAdministrator(central);
    expect(await other.patch(`/users/${other.id}`, 1, { active: false })).toMatchObject({ status: 409, body: { err: 'own_account' } });
    expect(await other.remove(`/users/${other.id}`)).toMatchObject({ status: 409, body: { err: 'own_account' } });
    expect((await root.patch(`/users/${other.id}`, 1, { active: false })).status).toBe(200);
  });

  it('count as super administrators only those who can sign in', async () => {
    const { body } = await root.get(`/users/${root.id}`);
    await root.post('/users', { email: 'bez.hesla@mesto.test', name: 'Bez hesla', role: 'superAdministrator', level: 0 });
    const demoted = await root.patch(`/users/${root.id}`, numberAt(body, 'version'), { role: 'operator', level: 20 });
    expect(demoted).toMatchObject({ status: 409, body: { err: 'last_super_administrator' } });
  });

  it('let nobody grant what is not theirs', async () => {
    const deputy = await signedIn(central, { role: 'administrator', level: 1 });
    const base = { email: 'povyseny@mesto.test', name: 'Povýšený' };
    expect((await deputy.post('/users', { ...base, role: 'superAdministrator' })).status).toBe(422);
    expect((await deputy.post('/users', { ...base, level: 0 })).status).toBe(422);
    expect((await deputy.patch(`/users/${root.id}`, 1, { name: 'Sesazený' })).status).toBe(422);
    const { id: low } = await signedIn(central, { role: 'superAdministrator', level: 20 });
    expect((await deputy.patch(`/users/${low}`, 1, { email: 'prevzaty@mesto.test' })).status).toBe(422);
    await root.remove(`/users/${low}`);
    expect((await deputy.post('/users', { ...base, level: 5, resources: ['store'] })).status).toBe(201);
  });

  it('let everybody who is signed in read the policy, and super administrators save it', async () => {
    const guest = await signedIn(central);
    expect((await guest.get('/password-policy')).status).toBe(200);
    expect((await guest.patch('/password-policy', 1, { minimal_password_length: 20 })).status).toBe(403);
  });
});
