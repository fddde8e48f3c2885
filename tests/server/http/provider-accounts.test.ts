import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { goodPassword, send, startOfTests } from '../../support/central.ts';
import { aUser, rowsOf, signIn, superAdministrator, textAt, valueAt } from '../../support/people.ts';
import { providerOfFile } from '../../support/provider/provider-of-file.ts';
import { failed } from '../../support/provider/provider-people.ts';
import { traveller } from '../../support/provider/traveller.ts';

const { stub, setup, comes, letIn, eventsOf } = await providerOfFile();

const identities = async () => (await sql`select * from identities`.execute(setup.db)).rows.length;

describe('whoever comes from the identity provider', () => {
  it('is the account of their verified e-mail, in any case of letters, and the audit says that they were joined', async () => {
    const { id, email } = await aUser(setup);
    comes(email.toUpperCase());
    expect(await letIn()).toMatchObject({ id, email });
    await letIn();
    expect(await eventsOf(id)).toEqual(['identity_linked', 'sign_in', 'sign_in']);
  });

  it('asvs-10.5.2 stays with their account when the e-mail changes there, verified or not', async () => {
    const [first, second] = [await aUser(setup), await aUser(setup)];
    comes(first.email);
    await letIn();
    stub.person = { ...stub.person, email: second.email };
    expect(await letIn()).toMatchObject({ id: first.id });
    stub.person = { ...stub.person, email_verified: false };
    expect(await letIn()).toMatchObject({ id: first.id });
  });

  it('is refused when somebody else from there is joined with the account', async () => {
    const { id, email } = await aUser(setup);
    comes(email);
    await letIn();
    comes(email);
    expect(await setup.goThere()).toBe(failed('other_identity'));
    expect(await eventsOf(id)).toEqual(['identity_linked', 'sign_in', 'sign_in_failed']);
  });

  it('is let in with another identity once a super administrator has unjoined the first', async () => {
    const { id, email } = await aUser(setup);
    comes(email);
    await letIn();
    comes(email);
    const root = await superAdministrator(setup);
    const { version, identity_since } = Object((await root.get(`/users/${id}`)).body);
    expect(identity_since).toBe(startOfTests);
    const unlinked = await root.post(`/users/${id}/actions/unlink-identity`, {}, { 'if-match': `"${version}"` });
    expect(unlinked).toMatchObject({ status: 200, body: { identity_since: null } });
    expect(await letIn()).toMatchObject({ id });
    const done = rowsOf(await root.get(`/audit-log?filter={"record_id":${id},"action":["identity_unlinked"]}`));
    expect(done).toHaveLength(1);
  });

  it.each([
    ['is not verified', { email_verified: false }],
    ['is verified by a word instead of a yes', { email_verified: 'true' }],
    ['is not said to be verified', { email_verified: undefined }],
    ['is not there', { email: undefined }],
  ])('is refused when their e-mail %s', async (_, more) => {
    const { email } = await aUser(setup);
    const before = await identities();
    comes(email, more);
    expect(await setup.goThere()).toBe(failed('email_not_verified'));
    expect(await identities()).toBe(before);
  });

  it('is not whose e-mail theirs only looks like: the Kelvin sign is no k', async () => {
    const { email } = await aUser(setup, { email: 'karel.kelvin@mesto.test', role: 'superAdministrator', level: 0 });
    comes(email.replaceAll('k', '\u212A'));
    expect(await setup.goThere()).toBe(failed('email_not_verified'));
  });

  it('is refused without an account, and none is made', async () => {
    comes('cizi@jinde.test');
    expect(await setup.goThere()).toBe(failed('no_account'));
    expect((await sql`select id from users where email = 'cizi@jinde.test'`.execute(setup.db)).rows).toEqual([]);
  });

  it('is refused while the account is not active, and let in when it is again', async () => {
    const { id, email } = await aUser(setup, { active: false });
    comes(email);
    expect(await setup.goThere()).toBe(failed('account_not_active'));
    expect(await eventsOf(id)).toEqual(['sign_in_failed']);
    await sql`update users set active = true where id = ${id}`.execute(setup.db);
    expect(await letIn()).toMatchObject({ id });
    await sql`update users set active = false where id = ${id}`.execute(setup.db);
    expect(await setup.goThere()).toBe(failed('account_not_active'));
  });

  it('is refused when the account was blocked after too many wrong passwords', async () => {
    const { id, email } = await aUser(setup);
    comes(email);
    await letIn();
    await sql`update users_live set blocked_at = ${setup.clock.now()} where id = ${id}`.execute(setup.db);
    expect(await setup.goThere()).toBe(failed('account_not_active'));
  });

  it('is let in while tries with a password have to wait, which they go on doing', async () => {
    const { id, email } = await aUser(setup);
    for (const _ of [1, 2, 3, 4, 5]) await signIn(setup, email, 'Špatné heslo 2026');
    comes(email);
    expect(await letIn()).toMatchObject({ id });
    expect((await signIn(setup, email)).status).toBe(401);
  });

  it('is refused when their account was deleted, and let in by a new one of the same e-mail', async () => {
    const { id, email } = await aUser(setup);
    comes(email);
    await letIn();
    await sql`update users set deleted_at = now() where id = ${id}`.execute(setup.db);
    expect(await setup.goThere()).toBe(failed('account_not_active'));
    const again = await aUser(setup, { email });
    expect(await letIn()).toMatchObject({ id: again.id });
  });

  it('owes neither a first password nor a newer one, and still cannot set one without the old', async () => {
    const novice = await aUser(setup, { first_time: true });
    comes(novice.email);
    expect(await letIn()).toMatchObject({ id: novice.id, first_time: false });
    const { email } = await aUser(setup);
    await sql`update password_policy set password_expired_after_count_days = 1`.execute(setup.db);
    setup.clock.advance(3 * 24 * 3_600_000);
    comes(email);
    const browser = traveller();
    await setup.goThere(browser);
    const { body } = await setup.takeUp(browser);
    expect(valueAt(body, 'user', 'next_password_change')).toBeNull();
    const authorization = `Bearer ${textAt(body, 'tokens', 'access_token')}`;
    const me = await setup.app.inject({ method: 'GET', url: '/central/me', headers: { authorization } });
    expect(me.statusCode).toBe(200);
    const changed = await setup.app.inject({
      method: 'POST',
      url: '/central/auth/password',
      headers: { authorization },
      payload: { new_password: 'Nové heslo 2027 příště' },
    });
    expect(changed.json().errors).toHaveProperty('old_password');
    // By the password it is owed all the same.
    expect(valueAt((await signIn(setup, email)).body, 'user', 'next_password_change')).not.toBeNull();
    await sql`update password_policy set password_expired_after_count_days = 0`.execute(setup.db);
  });

  it('asvs-6.3.4 asvs-6.8.4 owes the second factor as by a password, unless the provider says that it asked for one', async () => {
    const { email } = await aUser(setup);
    comes(email);
    await sql`update password_policy set second_factor_is_required = true`.execute(setup.db);
    expect(await letIn()).toMatchObject({ email, secondFactor: true });
    for (const amr of [['pwd'], ['otp'], 'mfa', ['pwd', 'sms']]) {
      stub.claims = { amr };
      expect(await letIn()).toMatchObject({ secondFactor: true });
    }
    stub.claims = { amr: ['pwd', 'otp', 'mfa'] };
    expect(await letIn()).toMatchObject({ secondFactor: false });
    await sql`update password_policy set second_factor_is_required = false`.execute(setup.db);
  });

  it('needs no password here at all: an invited account is theirs', async () => {
    const { id, email } = await aUser(setup, { first_time: true });
    await sql`delete from credentials where user_id = ${id}`.execute(setup.db);
    comes(email);
    expect(await letIn()).toMatchObject({ id, first_time: false });
    expect((await signIn(setup, email, goodPassword)).status).toBe(401);
  });

  it('has no old password to give for a new one, and none that they make up is a try', async () => {
    const { id, email } = await aUser(setup);
    await sql`delete from credentials where user_id = ${id}`.execute(setup.db);
    comes(email);
    const browser = traveller();
    await setup.goThere(browser);
    const { body } = await setup.takeUp(browser);
    const headers = { authorization: `Bearer ${textAt(body, 'tokens', 'access_token')}` };
    const payload = { old_password: goodPassword, new_password: 'Nové heslo 2027 příště' };
    const reply = await send(setup, { method: 'POST', url: '/central/auth/password', headers, payload });
    expect(reply).toMatchObject({ status: 422, body: { errors: { old_password: expect.stringContaining('není správné') } } });
    expect(await eventsOf(id)).toEqual(['identity_linked', 'sign_in']);
  });
});
