import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { isPersonal } from '../../../contract/derive/fields.ts';
import { allOperations } from '../../../contract/operation-registry.ts';
import { resources } from '../../../server/app.ts';
import { goodPassword, startOfTests } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { refresh } from '../../support/codes.ts';
import { aUser, type Client, clientOf, superAdministrator, textAt } from '../../support/people.ts';
import { aStore } from '../../support/records.ts';

const minute = 60_000;

const central = await centralOfFile();

describe('what is guarded by the password', () => {
  let root: Client;
  beforeEach(async () => {
    central.clock.moveTo(startOfTests);
    root = await superAdministrator(central);
  });

  /** Someone after so many minutes more: with a token that still holds, as a console has one. */
  async function after(minutes: number, client: Client = root): Promise<Client> {
    central.clock.advance(minutes * minute);
    const { body } = await refresh(central, client.refreshToken);
    return clientOf(central, client, textAt(body, 'tokens', 'access_token'), textAt(body, 'tokens', 'refresh_token'));
  }
  const prove = (client: Client, password = goodPassword) => client.post('/auth/proof', { password });

  it('is declared: a key made anew, a second factor turned off, every export with personal fields, and what is held about a person', () => {
    const guarded = allOperations(resources).filter(({ provenWithinMinutes }) => provenWithinMinutes === 10);
    const personal = resources.filter(({ fields, singleton }) => singleton !== true && Object.values(fields).some(isPersonal));
    expect(personal.map(({ name }) => name)).toContain('orders');
    expect(guarded.map(({ id }) => id).toSorted()).toEqual(
      [
        'personal-data.erase',
        'personal-data.export',
        'stores.key',
        'users.actions.reset-second-factor',
        ...personal.flatMap(({ name }) => [`${name}.export`, `${name}.export-query`]),
      ].toSorted(),
    );
  });

  it('goes on for ten minutes after signing in, and then not before the password was given again', async () => {
    const store = await aStore(root);
    root = await after(9);
    expect((await root.post(`/stores/${store}/key`, undefined)).status).toBe(200);
    root = await after(1);
    const asked = await root.post(`/stores/${store}/key`, undefined);
    expect(asked).toMatchObject({ status: 403, body: { err: 'proof_needed' } });
    expect((await prove(root, 'Jiné heslo 2026')).status).toBe(422);
    expect((await root.post(`/stores/${store}/key`, undefined)).status).toBe(403);

    expect((await prove(root)).status).toBe(204);

    expect((await root.post(`/stores/${store}/key`, undefined)).status).toBe(200);
    root = await after(9);
    expect((await root.post(`/stores/${store}/key`, undefined)).status).toBe(200);
    root = await after(1);
    expect((await root.post(`/stores/${store}/key`, undefined)).status).toBe(403);
  });

  it.each([
    ['a branch key', (store: number) => root.post(`/stores/${store}/key`, undefined), 'vytvořit klíč pobočky'],
    ['an export', () => root.post('/orders/export', { format: 'csv' }), 'stáhnout soubor s osobními údaji'],
    ['many users', () => root.post('/users/bulk', { action: 'reset-second-factor', ids: [1] }), 'zrušit uživateli dvoufázové ověření'],
    ['a message', () => root.post('/outbox/1/text', undefined), 'zobrazit odkaz nebo kód ze zprávy'],
  ])('says what the password is asked for: %s', async (_, ask, purpose) => {
    const store = await aStore(root);
    root = await after(10);
    expect((await ask(store)).body).toMatchObject({ message: `Zadejte heslo, abyste mohli ${purpose}.` });
  });

  it('asks of each session its own proof', async () => {
    let other = await superAdministrator(central);
    const store = await aStore(root);
    root = await after(10);
    other = await after(0, other);
    expect((await prove(other)).status).toBe(204);
    expect((await root.post(`/stores/${store}/key`, undefined)).status).toBe(403);
  });

  it('is asked for where a second factor of somebody is turned off, for many at once too, but not for what it would do', async () => {
    const { id } = await aUser(central);
    root = await after(10);
    const { status } = await root.post(`/users/${id}/actions/reset-second-factor`, undefined, { 'if-match': '"1"' });
    expect(status).toBe(403);
    const asked = { action: 'reset-second-factor', ids: [id] };
    expect(await root.post('/users/bulk', asked)).toMatchObject({ status: 403, body: { err: 'proof_needed' } });
    expect((await root.post('/users/bulk', { ...asked, dry_run: true })).status).toBe(200);
    expect((await root.post('/users/bulk', { action: 'unblock', ids: [id] })).status).toBe(200);
  });

  it('is asked for where the required second factor is switched off, and for no other change of the policy', async () => {
    const { rows } = await sql<{ version: number }>`
      update password_policy set second_factor_is_required = true returning version`.execute(central.db);
    const at = rows[0]?.version ?? 0;
    root = await after(10);
    const off = { second_factor_is_required: false };
    expect(await root.patch('/password-policy', at, off)).toMatchObject({
      status: 403,
      body: { err: 'proof_needed', message: 'Zadejte heslo, abyste mohli vypnout povinné dvoufázové ověření.' },
    });
    expect((await root.get('/password-policy')).body).toMatchObject({ second_factor_is_required: true, version: at });
    expect((await root.patch('/password-policy', at, { minimal_password_length: 13 })).status).toBe(200);
    expect((await prove(root)).status).toBe(204);
    expect((await root.patch('/password-policy', at + 1, off)).status).toBe(200);
  });

  it('is asked for where personal data leave as a file, by address and by body, and nowhere else', async () => {
    root = await after(10);
    expect((await root.get('/orders/export?format=csv')).body).toMatchObject({ err: 'proof_needed' });
    expect((await root.post('/orders/export', { format: 'csv' })).body).toMatchObject({ err: 'proof_needed' });
    expect((await root.get('/regions/export?format=csv')).status).toBe(200);
    expect((await root.get('/orders')).status).toBe(200);
  });

  it('tells who has no password, because a provider knows them, to sign in anew', async () => {
    await sql`delete from credentials where user_id = ${root.id}`.execute(central.db);
    await sql`update sessions set signed_in_by = 'provider' where user_id = ${root.id}`.execute(central.db);
    expect((await root.get('/orders/export?format=csv')).status).toBe(200);
    root = await after(10);
    expect(await root.get('/orders/export?format=csv')).toMatchObject({ status: 403, body: { err: 'new_sign_in_needed' } });
    expect(await prove(root)).toMatchObject({ status: 422, body: { errors: { password: expect.any(String) } } });
  });
});
