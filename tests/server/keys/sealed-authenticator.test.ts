import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { beforeAll, describe, expect, it } from 'vitest';
import { encodeKey } from '../../../server/keys/keys.ts';
import { seal } from '../../../server/keys/seal.ts';
import { sealedPlace } from '../../../server/keys/sealed-columns.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { demandFactor, entering } from '../../support/codes.ts';
import { type Client, signedIn, textAt } from '../../support/people.ts';

const central = await centralOfFile();
beforeAll(async () => {
  await demandFactor(central, false);
});

const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: central.clock.now().getTime() });

/** Someone who has added an authenticator application. */
async function withApplication(): Promise<{ readonly client: Client; readonly secret: string }> {
  const client = await signedIn(central);
  const secret = textAt((await client.post('/auth/totp', {})).body, 'secret');
  expect((await client.post('/auth/totp/confirm', { code: codeOf(secret) })).status).toBe(200);
  return { client, secret };
}

/** Gives the code of an application as someone who signs in again. */
async function answerTo(client: Client, secret: string) {
  const session = await entering(central, client);
  central.clock.advance(30_000);
  return session.post('/auth/second-factor', { code: codeOf(secret), method: 'totp' });
}

describe('an authenticator application', () => {
  it('that the server cannot check any more, because it has another secret key, is said as such and counts as no wrong code', async () => {
    const { client, secret } = await withApplication();
    const sealed = seal(encodeKey('the key before, which is lost by now'), sealedPlace('authenticators', client.id), secret);
    await sql`update second_factors set totp_secret = ${sealed} where user_id = ${client.id}`.execute(central.db);
    const reply = await answerTo(client, secret);
    expect([reply.status, textAt(reply.body, 'errors', 'code')]).toEqual([422, expect.stringContaining('nový tajný klíč')]);
    const { rows } = await sql`select failed from second_factors where user_id = ${client.id}`.execute(central.db);
    expect(rows).toEqual([{ failed: 0 }]);
  });

  it('opens nothing in the row of another person', async () => {
    const [thief, owner] = [await withApplication(), await withApplication()];
    await sql`
      update second_factors set totp_secret = (select totp_secret from second_factors where user_id = ${thief.client.id})
      where user_id = ${owner.client.id}`.execute(central.db);
    expect((await answerTo(owner.client, thief.secret)).status).toBe(422);
    expect((await answerTo(thief.client, thief.secret)).status).toBe(200);
  });
});
