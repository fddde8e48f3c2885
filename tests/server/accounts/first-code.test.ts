import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { sendFirstCode } from '../../../server/areas/accounts/second-factor/send-first-code.ts';
import { findSession } from '../../../server/areas/accounts/sessions/find-session.ts';
import { accountsOver } from '../../support/accounts-over.ts';
import { startOfTests } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { confirmPhone, demandFactor, entering, lastCode } from '../../support/codes.ts';
import { messagesTo } from '../../support/outbox.ts';
import { aUser, signIn } from '../../support/people.ts';

const phone = '+420601234567';
const central = await centralOfFile();
beforeEach(async () => {
  central.clock.moveTo(startOfTests);
  await demandFactor(central);
  await sql`delete from outbox`.execute(central.db);
  await sql`update password_policy set second_factor_code_validity = 300`.execute(central.db);
});

const giveUnconfirmed = (id: number) => sql`update users set phone_number = ${phone} where id = ${id}`.execute(central.db);
const sentCodes = async (id: number) =>
  (await sql`select id from second_factor_codes where user_id = ${id}`.execute(central.db)).rows.length;

describe('the code that is sent with the sign-in', () => {
  it.each<[string, (id: number) => Promise<unknown>]>([
    ['owes no second factor', async (id) => Promise.all([confirmPhone(central, id), demandFactor(central, false)])],
    [
      'owes a first password before',
      async (id) => Promise.all([confirmPhone(central, id), sql`update users set first_time = true where id = ${id}`.execute(central.db)]),
    ],
    ['has no telephone', async () => undefined],
    ['has not confirmed the telephone', giveUnconfirmed],
  ])('is not sent to who %s', async (_, prepare) => {
    const { id, email } = await aUser(central);
    await prepare(id);
    const { status, body } = await signIn(central, email);
    expect(status).toBe(200);
    expect(body).not.toHaveProperty('secondFactorExpirationTime');
    expect(await sentCodes(id)).toBe(0);
  });

  it('ends the one that was sent to another session of the user', async () => {
    const user = await aUser(central);
    await confirmPhone(central, user.id, phone);
    const before = await entering(central, user);
    const code = await lastCode(central, phone);
    central.clock.advance(60_000);
    await entering(central, user);
    expect((await before.post('/auth/second-factor', { code })).status).toBe(422);
  });

  it.each([
    [300, 5],
    [90, 1],
    [30, 1],
  ])('that holds %i seconds says so in minutes: %i', async (seconds, minutes) => {
    await sql`update password_policy set second_factor_code_validity = ${seconds}`.execute(central.db);
    const { id, email } = await aUser(central);
    await confirmPhone(central, id, phone);
    await signIn(central, email);
    const [message] = await messagesTo(central, phone);
    expect(message?.body).toContain(`Platí ${minutes} min.`);
  });

  it('that cannot be kept is no answer that none was needed', async () => {
    const client = await aUser(central);
    await confirmPhone(central, client.id, phone);
    const { rows } = await sql<{ id: string }>`select id from sessions where user_id = ${(await entering(central, client)).id}`.execute(
      central.db,
    );
    const session = await findSession(central.db, rows[0]?.id ?? '', 1);
    if (session === undefined) throw new Error('no session');
    central.clock.advance(60_000);
    const tokens = { access_token: '', refresh_token: '', expires: '' };
    const sending = sendFirstCode(accountsOver(central), { sessionId: randomUUID(), user: session.user, tokens }, 'cs');
    await expect(sending).rejects.toThrow('second_factor_codes_session_id_fkey');
  });
});
