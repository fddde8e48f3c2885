import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Reply, startOfTests } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { confirmPhone, demandFactor, entering, lastCode, refresh } from '../../support/codes.ts';
import { readLive } from '../../support/live-reader.ts';
import { aUser, type Client, clientOf, numberAt, signedIn, superAdministrator, textAt } from '../../support/people.ts';

const central = await centralOfFile();
beforeEach(() => central.clock.moveTo(startOfTests));

/** Saves the policy as someone who has a way in that needs no gateway. */
async function demand(client: Client, isRequired = true): Promise<Reply> {
  await sql`
    insert into second_factors (user_id, totp_secret, totp_since) values (${client.id}, 'x', now()) on conflict do nothing`.execute(
    central.db,
  );
  const version = numberAt((await client.get('/password-policy')).body, 'version');
  return client.patch('/password-policy', version, { second_factor_is_required: isRequired });
}

describe('a second factor that everybody has to pass from now on', () => {
  it('ends sessions that passed none ten minutes after it demands one, and tells them at once; those that did go on', async () => {
    await demandFactor(central);
    const owing = await aUser(central);
    const phone = await confirmPhone(central, owing.id, '+420601444333');
    const session = await entering(central, owing);
    const { body } = await session.post('/auth/second-factor', { code: await lastCode(central, phone) });
    const passed = clientOf(central, owing, textAt(body, 'tokens', 'access_token'), textAt(body, 'tokens', 'refresh_token'));
    await demandFactor(central, false);
    const root = await superAdministrator(central);
    const other = await signedIn(central, { resources: ['store'] });
    const reader = await readLive(central, other.token, { query: '?topics=stores' });

    expect((await demand(root)).status).toBe(200);

    expect((await reader.until(({ name }) => name === 'reset')).length).toBeGreaterThan(0);
    reader.leave();
    const sessionHeaders = ({ headers }: Reply) => [headers['session-left-seconds'], headers['session-end-cause']];
    expect(sessionHeaders(await other.get('/me'))).toEqual(['600', 'second_factor']);
    expect(sessionHeaders(await passed.get('/me'))).toEqual([String(12 * 3600), undefined]);
    central.clock.advance(10 * 60_000);
    const later = await refresh(central, other.refreshToken);
    expect(later.status).toBe(200);
    central.clock.advance(1);
    expect((await refresh(central, textAt(later.body, 'tokens', 'refresh_token'))).status).toBe(401);
    expect((await refresh(central, passed.refreshToken)).status).toBe(200);
  });

  it('lets sessions go on when it demands none any more before they ended', async () => {
    await demandFactor(central, false);
    const root = await superAdministrator(central);
    expect((await demand(root)).status).toBe(200);
    expect((await demand(root, false)).status).toBe(200);
    expect((await root.get('/me')).headers['session-end-cause']).toBeUndefined();
    central.clock.advance(11 * 60_000);
    expect((await refresh(central, root.refreshToken)).status).toBe(200);
  });
});
