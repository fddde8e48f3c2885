import { describe, expect, it } from 'vitest';
import { startOfTests } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { numberAt, rowsOf, superAdministrator, textAt, valueAt } from '../../support/people.ts';
import { aRegion, aService, aStore } from '../../support/records.ts';

const central = await centralOfFile();
const client = await superAdministrator(central);

describe('a row', () => {
  it('is made with cleaned values, its defaults and the first version', async () => {
    const reply = await client.post('/stores', { label: '  Radnice ', code: 'rad1', zip: '110 00', phone: '777 123 456' });
    expect(reply.status).toBe(201);
    expect(reply.body).toMatchObject({
      label: 'Radnice',
      code: 'RAD1',
      zip: '11000',
      phone: '+420777123456',
      active: true,
      version: 1,
      created_at: startOfTests,
    });
    expect(reply.headers['etag']).toBe('"1"');
    expect(valueAt(reply.body, 'pre_shared_key')).toBeUndefined();
  });

  it('is not made with a field that nobody knows, and the field is named', async () => {
    const reply = await client.post('/stores', { label: 'A', code: 'A1', colour: 'red' });
    expect(reply.status).toBe(400);
    expect(textAt(reply.body, 'message')).toContain('colour');
  });

  it('ignores what only the server writes', async () => {
    const reply = await client.post('/stores', {
      id: 999,
      version: 7,
      label: 'Ignorant',
      code: 'IG',
      communication: 'silent',
      last_sync_at: startOfTests,
    });
    expect(reply.status).toBe(201);
    expect(reply.body).toMatchObject({ version: 1, communication: 'waiting', last_sync_at: null });
    expect(numberAt(reply.body, 'id')).not.toBe(999);
  });

  it('names every field that is wrong', async () => {
    const reply = await client.post('/services', { name: '', number_from: 9, number_to: 'x', ticket_prefix: '123' });
    expect(reply.status).toBe(422);
    expect(Object.keys(Object(valueAt(reply.body, 'errors'))).toSorted()).toEqual(['name', 'number_to', 'store_id', 'ticket_prefix']);
    expect(textAt(reply.body, 'errors', 'name')).toBe('Prosím, vyplňte toto pole');
  });

  it('speaks English to who asks for it', async () => {
    const reply = await client.post('/regions', { name: '' }, { 'accept-language': 'en' });
    expect(textAt(reply.body, 'errors', 'name')).toMatch(/^Please/u);
  });

  it('changes only over the version that was seen', async () => {
    const id = await aStore(client);
    expect((await client.put(`/stores/${id}`, { city: 'Praha' })).status).toBe(428);
    expect((await client.patch(`/stores/${id}`, 1, { city: 'Praha' })).body).toMatchObject({ city: 'Praha', version: 2 });
    const late = await client.patch(`/stores/${id}`, 1, { city: 'Brno' });
    expect(late.status).toBe(412);
    expect(valueAt(late.body, 'current')).toMatchObject({ city: 'Praha', version: 2 });
    expect((await client.get(`/stores/${id}`)).body).toMatchObject({ city: 'Praha' });
  });

  it('takes the version of a PUT from the body, as plain clients send it', async () => {
    const id = await aRegion(client);
    const { body } = await client.get(`/regions/${id}`);
    const reply = await client.put(`/regions/${id}`, { ...Object(body), note: 'jen poznámka' });
    expect(reply.body).toMatchObject({ note: 'jen poznámka', version: 2 });
  });

  it('keeps its version when nothing changes', async () => {
    const id = await aRegion(client, { note: 'stejná' });
    expect((await client.patch(`/regions/${id}`, 1, { note: 'stejná' })).body).toMatchObject({ version: 1 });
    expect(rowsOf(await client.get(`/regions/${id}/history`))).toHaveLength(1);
  });

  it('remembers who changed what, the newest first', async () => {
    const id = await aRegion(client, { name: 'Původní' });
    await client.patch(`/regions/${id}`, 1, { name: 'Nový', note: 'x' });
    const history = rowsOf(await client.get(`/regions/${id}/history`));
    expect(history.map((entry) => entry['action'])).toEqual(['edit', 'create']);
    expect(history[0]).toMatchObject({
      version: 2,
      changes: { name: { before: 'Původní', after: 'Nový' }, note: { before: null, after: 'x' } },
    });
  });

  it('leaves personal values out of the audit, which nobody can erase', async () => {
    const reply = await client.post('/email-blacklist', { pattern: 'tajna.osoba@example.cz', reason: 'nechodí' });
    const id = numberAt(reply.body, 'id');
    const audit = rowsOf(await client.get(`/audit-log?filter={"record_id":${id}}`)).find((row) => row['resource'] === 'email-blacklist');
    expect(valueAt(audit, 'changes', 'reason', 'after')).toBe('nechodí');
    expect(textAt(audit, 'changes', 'pattern', 'after')).not.toContain('tajna');
    const history = rowsOf(await client.get(`/email-blacklist/${id}/history`));
    expect(textAt(history[0], 'changes', 'pattern', 'after')).toBe('tajna.osoba@example.cz');
  });

  it('refuses a second one of what must be unique, at its field, whatever the case', async () => {
    await aStore(client, { code: 'JEDEN' });
    const reply = await client.post('/stores', { label: 'Druhá', code: 'jeden' });
    expect(reply.status).toBe(409);
    expect(reply.body).toMatchObject({ err: 'store_code_taken', errors: { code: expect.stringContaining('kód') } });
  });

  it('allows the same name in another store', async () => {
    const [first, second] = [await aStore(client), await aStore(client)];
    await aService(client, first, { name: 'Pasy' });
    await aService(client, second, { name: 'Pasy' });
    expect(await client.post('/services', { store_id: first, name: 'PASY' })).toMatchObject({
      status: 409,
      body: { err: 'service_name_taken' },
    });
  });

  it('frees its unique values when it is deleted', async () => {
    const id = await aRegion(client, { name: 'Dočasný' });
    expect((await client.remove(`/regions/${id}`)).status).toBe(200);
    expect((await client.get(`/regions/${id}`)).status).toBe(404);
    await aRegion(client, { name: 'Dočasný' });
  });

  it('stays while another refers to it, and the answer says what does', async () => {
    const region = await aRegion(client);
    const store = await aStore(client, { region_id: region });
    const reply = await client.remove(`/regions/${region}`);
    expect(reply.status).toBe(409);
    expect(textAt(reply.body, 'message')).toContain('pobočk');
    await client.remove(`/stores/${store}`);
    expect((await client.remove(`/regions/${region}`)).status).toBe(200);
  });

  it('refers only to what exists and, within a store, to what is of the same store', async () => {
    const [own, other] = [await aStore(client), await aStore(client)];
    const foreign = await aService(client, other);
    expect(await client.post('/stores', { label: 'Bez regionu', code: 'BR', region_id: 999_999 })).toMatchObject({ status: 422 });
    const reply = await client.post('/desks', { store_id: own, number: 1, label: 'A', service_ids: [foreign] });
    expect(reply.status).toBe(422);
    expect(Object.keys(Object(valueAt(reply.body, 'errors')))).toEqual(['service_ids']);
  });

  it('owns its children: they are saved with it, in their order, and their faults are named by place', async () => {
    const store = await aStore(client);
    const intervals = [
      { weekday: 1, opens: '08:00', closes: '11:00' },
      { weekday: 1, opens: '12:00', closes: '17:00' },
    ];
    const made = await client.post('/opening-plans', { name: 'Hodiny', store_id: store, intervals });
    expect(valueAt(made.body, 'intervals')).toEqual(intervals);
    const id = numberAt(made.body, 'id');
    const turned = await client.patch(`/opening-plans/${id}`, 1, { intervals: [...intervals].toReversed() });
    expect(valueAt(turned.body, 'intervals')).toEqual([...intervals].toReversed());
    const wrong = await client.patch(`/opening-plans/${id}`, 2, { intervals: [{ weekday: 9, opens: '08:00', closes: '8' }] });
    expect(Object.keys(Object(valueAt(wrong.body, 'errors'))).toSorted()).toEqual(['intervals.0.closes', 'intervals.0.weekday']);
  });

  it('keeps rules across fields when only one of them changes', async () => {
    const store = await aStore(client);
    const id = await aService(client, store, { number_from: 100, number_to: 200 });
    expect(await client.patch(`/services/${id}`, 1, { number_to: 50 })).toMatchObject({
      status: 422,
      body: { errors: { number_to: expect.any(String) } },
    });
  });

  it('is one and always there for settings', async () => {
    const policy = await client.get('/password-policy');
    expect(policy.body).toMatchObject({ id: 1, minimal_password_length: 12 });
    expect((await client.patch('/password-policy', 1, { minimal_password_length: 14 })).body).toMatchObject({
      minimal_password_length: 14,
      version: 2,
    });
    expect(rowsOf(await client.get('/password-policy/history'))).toHaveLength(1);
    const [audited] = rowsOf(await client.get('/audit-log?range=[0,0]'));
    const changes = { minimal_password_length: { before: 12, after: 14 } };
    expect(audited).toMatchObject({ action: 'edit', resource: 'password-policy', record_id: 1, changes });
    expect((await client.patch('/password-policy', 2, { minimal_password_length: 5 })).status).toBe(422);
    expect((await client.post('/password-policy', {})).status).toBe(405);
  });
});
