import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { digestSecret, newSecret } from '../../../server/keys/secrets.ts';
import { goodPassword, type Reply, send, startOfTests } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { aUser, signedIn, signIn, textAt } from '../../support/people.ts';
import { propertyRuns, seedOfRun, shareOf } from '../../support/sampling/property-runs.ts';

const second = 1000;
const minute = 60 * second;
const central = await centralOfFile();
beforeEach(() => central.clock.moveTo(startOfTests));

const refresh = (token: string) => send(central, { method: 'POST', url: '/central/auth/refresh', payload: { refresh_token: token } });
const refreshTokenOf = (reply: Reply) => textAt(reply.body, 'tokens', 'refresh_token');
const me = (reply: Reply) =>
  send(central, {
    method: 'GET',
    url: '/central/me',
    headers: { authorization: `Bearer ${textAt(reply.body, 'tokens', 'access_token')}` },
  });
const eventsOf = async (id: number, action: string) =>
  (await sql`select id from audit_log where actor_id = ${id} and action = ${action}`.execute(central.db)).rows.length;

/** How two tabs come to race: at the same instant, or the second one so late with what the first one has spent. */
const aRace = fc.record({
  lateSeconds: fc.constantFrom(null, 0, 1, 9, 10),
  /** The one with the answer that reaches the browser last, and so stays in its cookie. */
  lastAnswer: fc.constantFrom(0, 1),
  // Activity is written once a minute: that much earlier than after half an hour a session may end.
  pauseSeconds: fc.integer({ min: 1, max: 28 * 60 }),
});

describe('two tabs of one browser', () => {
  const races = shareOf(500);

  it(`are never signed out by refreshing at once, in ${races} races however they go`, { timeout: 240_000 }, async () => {
    const given = fc.sample(aRace, { numRuns: races, seed: seedOfRun() });
    const { id, email } = await aUser(central);
    let cookie = refreshTokenOf(await signIn(central, email));
    let began = central.clock.now().getTime();
    for (const { lateSeconds, lastAnswer, pauseSeconds } of given) {
      // The day's end is another matter.
      if (central.clock.now().getTime() + pauseSeconds * second - began > 11 * 60 * minute) {
        cookie = refreshTokenOf(await signIn(central, email));
        began = central.clock.now().getTime();
      }
      central.clock.advance(pauseSeconds * second);
      const answers: Reply[] = [];
      if (lateSeconds === null) {
        answers.push(...(await Promise.all([refresh(cookie), refresh(cookie)])));
      } else {
        answers.push(await refresh(cookie));
        central.clock.advance(lateSeconds * second);
        answers.push(await refresh(cookie));
      }
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      // Both go on with what each was given, and that is activity.
      const [first, other] = answers;
      if (first === undefined || other === undefined) throw new Error('two tabs are two');
      expect([(await me(first)).status, (await me(other)).status]).toEqual([200, 200]);
      cookie = refreshTokenOf(lastAnswer === 0 ? first : other);
    }
    expect(await eventsOf(id, 'token_reused')).toBe(0);
  });
});

describe('a refresh token that was stolen', () => {
  it('ends the whole family of the session when it comes back, once, and no other session of the user', async () => {
    const { refreshToken, id, email } = await signedIn(central);
    const elsewhere = await signIn(central, email);
    const family = [refreshToken];
    let last: Reply | undefined;
    for (let turn = 0; turn < 5; turn += 1) {
      central.clock.advance(minute);
      last = await refresh(family.at(-1) ?? '');
      family.push(refreshTokenOf(last));
    }
    central.clock.advance(11 * second);
    const replies = await Promise.all(Array.from({ length: 20 }, (_, turn) => refresh(family[turn % 5] ?? '')));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([401]));
    for (const token of family) expect((await refresh(token)).status).toBe(401);
    expect(last === undefined ? 0 : (await me(last)).status).toBe(401);
    expect(await eventsOf(id, 'token_reused')).toBe(1);
    expect((await refresh(refreshTokenOf(elsewhere))).status).toBe(200);
  });

  it('asvs-10.4.5 does not go on beside its owner for being used within the grace: who comes second is found out', async () => {
    const { refreshToken, id } = await signedIn(central);
    const [owner, thief] = [await refresh(refreshToken), await refresh(refreshToken)];
    expect([owner.status, thief.status]).toEqual([200, 200]);
    central.clock.advance(5 * minute);
    const onward = await refresh(refreshTokenOf(owner));
    expect(onward.status).toBe(200);
    central.clock.advance(11 * second);
    expect((await refresh(refreshTokenOf(thief))).status).toBe(401);
    expect(await eventsOf(id, 'token_reused')).toBe(1);
    expect([(await me(onward)).status, (await me(thief)).status]).toEqual([401, 401]);
  });

  it('asvs-7.4.3 leads nowhere once its owner has changed the password in the same session', async () => {
    const client = await signedIn(central);
    const changed = await client.post('/auth/password', { old_password: goodPassword, new_password: 'Nové heslo 2027 příště' });
    central.clock.advance(11 * second);
    expect((await refresh(refreshTokenOf(changed))).status).toBe(200);
    expect((await refresh(client.refreshToken)).status).toBe(401);
    expect(await eventsOf(client.id, 'token_reused')).toBe(1);
  });

  it('is spent by whoever comes first, whatever mixture of right and wrong ones comes at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('new', 'spent', 'unknown'), { minLength: 2, maxLength: 8 }), async (kinds) => {
        const { refreshToken, id } = await signedIn(central);
        const current = refreshTokenOf(await refresh(refreshToken));
        central.clock.advance(11 * second);
        const tokens = { new: current, spent: refreshToken, unknown: newSecret() };
        const replies = await Promise.all(kinds.map((kind) => refresh(tokens[kind])));
        // Where a spent one was among them nothing of the session is left, in whatever order they came.
        const isStolen = kinds.includes('spent');
        replies.forEach(({ status }, place) => {
          if (kinds[place] !== 'new') expect(status).toBe(401);
          if (kinds[place] === 'new' && !isStolen) expect(status).toBe(200);
        });
        expect(await eventsOf(id, 'token_reused')).toBe(isStolen ? 1 : 0);
        expect((await refresh(current)).status).toBe(isStolen ? 401 : 200);
      }),
      propertyRuns(15),
    );
  });
});

describe('a one-time link', () => {
  const useLink = (secret: string, password: string) =>
    send(central, { method: 'POST', url: `/central/auth/lost-password/${secret}`, payload: { password } });
  /** A link as `sendLink` makes it: the letter that carries it is not what is tried here. */
  async function aLink(userId: number): Promise<string> {
    const secret = newSecret();
    const now = central.clock.now();
    await sql`
      insert into one_time_links (digest, purpose, user_id, created_at, expires_at)
      values (${digestSecret(secret)}, 'lost_password', ${userId}, ${now}, ${new Date(now.getTime() + 30 * minute)})`.execute(central.db);
    return secret;
  }

  it('sets one password, that of whoever was answered so, however many use it at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 2, max: 6 }), async (count) => {
        const { id, email } = await aUser(central);
        const secret = await aLink(id);
        const passwords = Array.from({ length: count }, (_, place) => `Souběžné heslo číslo ${place} 2027`);
        const replies = await Promise.all(passwords.map((password) => useLink(secret, password)));
        const done = passwords.filter((_, place) => replies[place]?.status === 204);
        expect(done.length).toBe(1);
        expect(replies.filter(({ status }) => status === 410).length).toBe(count - 1);
        expect((await signIn(central, email, done[0])).status).toBe(200);
        expect((await signIn(central, email, goodPassword)).status).toBe(401);
        expect(await eventsOf(id, 'password_changed')).toBe(1);
      }),
      propertyRuns(8),
    );
  });

  it('is spent by no password that the rules refuse', async () => {
    const { id } = await aUser(central);
    const secret = await aLink(id);
    expect((await useLink(secret, 'krátké')).status).toBe(422);
    expect((await useLink(secret, 'Dostatečně dlouhé 2027')).status).toBe(204);
    expect((await useLink(secret, 'Dostatečně dlouhé 2028')).status).toBe(410);
  });
});
