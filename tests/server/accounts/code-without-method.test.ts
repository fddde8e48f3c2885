import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { startOfTests } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { confirmPhone, entering, lastCode } from '../../support/codes.ts';
import { type Client, signedIn, textAt, valueAt } from '../../support/people.ts';

const central = await centralOfFile();
beforeEach(() => central.clock.moveTo(startOfTests));

let made = 0;
/** A session that owes a factor of someone who has set up all ways of codes: an application, a telephone, recovery codes. */
async function withAllWays() {
  const client = await signedIn(central);
  const secret = textAt((await client.post('/auth/totp', {})).body, 'secret');
  const ofApplication = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: central.clock.now().getTime() });
  const { body } = await client.post('/auth/totp/confirm', { code: ofApplication() });
  const recovery = String(valueAt(body, 'codes', '0'));
  made += 1;
  const phone = await confirmPhone(central, client.id, `+42060155500${made}`);
  // The application's code of this step is spent.
  central.clock.advance(60_000);
  const session = await entering(central, client);
  const sent = async () => {
    expect((await session.post('/auth/second-factor/send', {})).status).toBe(200);
    return lastCode(central, phone);
  };
  return { client, session, ofApplication, recovery, sent };
}
const give = (client: Client, code: string) => client.post('/auth/second-factor', { code });
/** Six digits that differ from both. */
const neither = (...codes: readonly string[]) =>
  ['111111', '222222', '333333', '444444', '555555'].find((code) => !codes.includes(code)) ?? '666666';

describe('a code that comes without the way that it is of', () => {
  it('passes by whichever way it is right for', async () => {
    for (const kind of ['application', 'sms', 'recovery'] as const) {
      const { session, ofApplication, recovery, sent } = await withAllWays();
      const code = kind === 'recovery' ? recovery.toLowerCase() : kind === 'sms' ? await sent() : ofApplication();
      expect((await give(session, code)).status, kind).toBe(200);
      expect((await session.get('/me')).status, kind).toBe(200);
    }
  });

  it('is one try when it is wrong, at each way that it fits: neither has more tries than before', async () => {
    const { session, ofApplication, sent } = await withAllWays();
    const code = await sent();
    for (const _ of [1, 2, 3, 4, 5])
      expect((await give(session, neither(code, ofApplication()))).body).toMatchObject({ errors: { code: 'Chybný kód' } });
    // The code of the SMS has had its five tries, and the application waits.
    expect((await session.post('/auth/second-factor', { code, method: 'sms' })).status).toBe(422);
    expect((await session.post('/auth/second-factor', { code: ofApplication(), method: 'totp' })).status).toBe(429);
  });

  it('passes by an SMS while the application waits', async () => {
    const { session, sent } = await withAllWays();
    for (const _ of [1, 2, 3, 4, 5]) await session.post('/auth/second-factor', { code: '000000', method: 'totp' });
    expect((await give(session, await sent())).status).toBe(200);
  });

  it('says that the application cannot be checked any more, but counts as a wrong one where a sent code was asked for too', async () => {
    const { client, session, sent } = await withAllWays();
    const failed = async () =>
      (await sql<{ failed: number }>`select failed from second_factors where user_id = ${client.id}`.execute(central.db)).rows;
    // What no key of the server opens.
    await sql`update second_factors set totp_secret = 'x' where user_id = ${client.id}`.execute(central.db);
    await sql`update second_factor_codes set ended_at = now() where user_id = ${client.id}`.execute(central.db);
    expect((await give(session, '111111')).body).toMatchObject({ errors: { code: expect.stringContaining('nový tajný klíč') } });
    expect(await failed()).toEqual([{ failed: 0 }]);
    central.clock.advance(60_000);
    const code = await sent();
    expect((await give(session, neither(code))).body).toMatchObject({ errors: { code: 'Chybný kód' } });
    expect(await failed()).toEqual([{ failed: 1 }]);
    expect((await give(session, code)).status).toBe(200);
  });

  it('is of no use where nothing is owed, whatever it fits', async () => {
    const { client, recovery } = await withAllWays();
    expect((await give(client, recovery)).status).toBe(422);
    expect((await give(client, 'ěščřž')).status).toBe(422);
  });
});
