import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { startOfTests } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { confirmPhone, demandFactor, entering } from '../../support/codes.ts';
import { aUser, type Client, numberAt, rowsOf, superAdministrator } from '../../support/people.ts';

const central = await centralOfFile();
beforeEach(async () => {
  central.clock.moveTo(startOfTests);
  await demandFactor(central);
  await sql`update password_policy set second_factor_code_length = 6, second_factor_code_validity = 300`.execute(central.db);
});

const phone = '+420601234567';
/** Someone with a confirmed telephone who has given their password. */
async function atTheStep(): Promise<Client> {
  const user = await aUser(central);
  await confirmPhone(central, user.id, phone);
  return entering(central, user);
}

describe('the policy', () => {
  const demand = async (client: Client) =>
    client.patch('/password-policy', numberAt((await client.get('/password-policy')).body, 'version'), { second_factor_is_required: true });

  it('demands no codes that nobody could get: without a gateway, who demands them has a way that needs none', async () => {
    await demandFactor(central, false);
    const root = await superAdministrator(central);
    expect(await demand(root)).toMatchObject({
      status: 422,
      body: { errors: { second_factor_is_required: expect.stringContaining('bránu SMS') } },
    });
    await sql`insert into second_factors (user_id, totp_secret, totp_since) values (${root.id}, 'x', now())`.execute(central.db);
    expect((await demand(root)).status).toBe(200);
  });

  it.each([
    ['second_factor_code_length', 5],
    ['second_factor_code_validity', 601],
  ])('asvs-6.5.4 takes no %s of %i', async (field, value) => {
    await demandFactor(central, false);
    const root = await superAdministrator(central);
    const version = numberAt((await root.get('/password-policy')).body, 'version');
    expect((await root.patch('/password-policy', version, { [field]: value })).status).toBe(422);
  });
});

describe('resetting the second factor of somebody', () => {
  it('takes every way away, ends the sessions, and is in the audit and in a letter', async () => {
    const client = await atTheStep();
    await demandFactor(central, false);
    const root = await superAdministrator(central);
    const path = `/users/${client.id}/actions/reset-second-factor`;
    const version = numberAt((await root.get(`/users/${client.id}`)).body, 'version');
    expect(await root.post(path, {}, { 'if-match': `"${version}"` })).toMatchObject({
      status: 200,
      body: { phone_number_confirmed: false },
    });
    expect((await client.get('/auth/second-factor')).status).toBe(401);
    const events = rowsOf(await root.get(`/audit-log?filter={"record_id":${client.id},"action":["second_factor_reset"]}`));
    expect(events).toHaveLength(1);
    const { rows } = await sql<{ subject: string }>`select subject from outbox where recipient = ${client.email}`.execute(central.db);
    expect(rows.map(({ subject }) => subject)).toEqual(['Vaše dvoufázové ověření v Centrální aplikaci bylo zrušeno']);
    expect((await root.get(`/users/${client.id}`)).body).toMatchObject({ second_factor_since: null });
  });

  it('is not for one’s own account', async () => {
    await demandFactor(central, false);
    const root = await superAdministrator(central);
    const version = numberAt((await root.get(`/users/${root.id}`)).body, 'version');
    const reply = await root.post(`/users/${root.id}/actions/reset-second-factor`, {}, { 'if-match': `"${version}"` });
    expect(reply).toMatchObject({ status: 409, body: { err: 'own_account' } });
  });
});
