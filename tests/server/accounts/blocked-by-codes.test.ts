import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { factorLimits } from '../../../contract/rules/accounts/second-factor.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { confirmPhone, demandFactor, entering, lastCode } from '../../support/codes.ts';
import { messagesTo } from '../../support/outbox.ts';
import { type Client, numberAt, rowsOf, signedIn, signIn, superAdministrator, textAt } from '../../support/people.ts';

const phone = '+420601234567';

const central = await centralOfFile();

describe('an account of which codes were wrong a hundred times in a row', () => {
  const give = (client: Client, code: string) => client.post('/auth/second-factor', { code });
  const owed = async (client: Client) => (await client.get('/auth/second-factor')).status;
  /** A session that owes the code of an SMS, after so many wrong ones; and the code, right and wrong. */
  async function afterWrongCodes(client: Client, failed: number) {
    await demandFactor(central);
    await confirmPhone(central, client.id, phone);
    const session = await entering(central, client);
    await sql`update second_factors set failed = ${failed} where user_id = ${client.id}`.execute(central.db);
    const right = await lastCode(central, phone);
    await demandFactor(central, false);
    return { session, right, wrong: `${(Number(right[0]) + 1) % 10}${right.slice(1)}` };
  }

  it('goes on when it is that of the last super administrator, who could unblock somebody', async () => {
    const { session, right, wrong } = await afterWrongCodes(await superAdministrator(central), 99);
    expect((await give(session, wrong)).status).toBe(422);
    expect(await owed(session)).toBe(200);
    expect((await give(session, right)).status).toBe(200);
  });

  it('begins its count again once a code was right', async () => {
    const client = await signedIn(central);
    const { session, right } = await afterWrongCodes(client, 98);
    expect((await give(session, right)).status).toBe(200);
    const { rows } = await sql`select failed, waits_until from second_factors where user_id = ${client.id}`.execute(central.db);
    expect(rows).toEqual([{ failed: 0, waits_until: null }]);
  });

  it('is locked to who reads the users while its codes wait and once it is blocked, and else is not', async () => {
    const admin = await superAdministrator(central);
    const client = await signedIn(central);
    const { session, wrong } = await afterWrongCodes(client, factorLimits.triesBeforeWait - 1);
    const read = async () => (await admin.get(`/users/${client.id}`)).body;
    const locks = async () => {
      const listed = rowsOf(await admin.get(`/users?filter=${JSON.stringify({ id: client.id })}`)).map(({ lock }) => lock);
      return [textAt(await read(), 'lock'), ...listed];
    };
    expect(await locks()).toEqual(['none', 'none']);
    expect((await give(session, 'ABCDEFGHJK')).status).toBe(422);
    expect(await locks()).toEqual(['locked', 'locked']);
    central.clock.advance(60_001);
    expect(await locks()).toEqual(['none', 'none']);
    await sql`update second_factors set failed = 99 where user_id = ${client.id}`.execute(central.db);
    expect((await give(session, wrong)).status).toBe(422);
    expect(await locks()).toEqual(['locked', 'locked']);
    const tag = { 'if-match': `"${numberAt(await read(), 'version')}"` };
    expect((await admin.post(`/users/${client.id}/actions/unblock`, {}, tag)).status).toBe(200);
    expect(await locks()).toEqual(['none', 'none']);
  });

  it('is blocked, with its sessions, also for who then has the right password, and its owner is told', async () => {
    const client = await signedIn(central);
    const { session, wrong } = await afterWrongCodes(client, 98);
    expect((await give(session, wrong)).status).toBe(422);
    expect([await owed(session), (await client.get('/me')).status]).toEqual([200, 200]);
    expect((await give(session, wrong)).status).toBe(422);
    expect([await owed(session), (await client.get('/me')).status]).toEqual([401, 401]);
    expect((await signIn(central, client.email)).status).toBe(401);
    const { rows } = await sql`select action from audit_log where actor_id = ${client.id} and action = 'account_blocked'`.execute(
      central.db,
    );
    expect(rows).toHaveLength(1);
    // Unlike after wrong passwords of strangers no browser enters, and the letter promises none.
    const [letter] = await messagesTo(central, client.email);
    expect(letter).toMatchObject({ subject: expect.stringContaining('zablokován'), body: expect.stringContaining('127.0.0.1') });
    expect(letter?.body).not.toContain('prohlížeč');
  });
});
