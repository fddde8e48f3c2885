import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { afterFailure, mayTry, type Tries } from '../../../contract/rules/accounts/guessing.ts';
import { anotherServer, goodPassword, openCentral, type Reply, send, startOfTests } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { messagesTo } from '../../support/outbox.ts';
import { aUser, numberAt, rowsOf, signedIn, superAdministrator, valueAt } from '../../support/people.ts';
import { propertyRuns } from '../../support/sampling/property-runs.ts';

const central = await centralOfFile();
const admin = await superAdministrator(central);
beforeEach(async () => {
  central.clock.moveTo(startOfTests);
  await sql`update password_policy set block_after_count_of_failed_attempt = 5`.execute(central.db);
});

const wrong = 'Špatné heslo 2026';
let addresses = 0;
/** Each try from an address of its own, unless it is named: what one address may is another matter. */
function tryIn(username: string, password: string, from = `10.${addresses >> 8}.${addresses & 255}.1`, server = central): Promise<Reply> {
  addresses += 1;
  return send(server, { method: 'POST', url: '/central/auth/token', payload: { username, password }, remoteAddress: from });
}
async function failedOf(id: number): Promise<unknown> {
  return valueAt((await admin.get(`/users/${id}`)).body, 'failed_sign_ins');
}
/** What is kept of the tries; nothing while there was none. */
async function keptOf(id: number): Promise<Tries> {
  const { rows } = await sql<Tries>`
    select failed_sign_ins as failed, waits_until as "waitsUntil", blocked_at as "blockedAt"
    from users_live where id = ${id} and failed_sign_ins is not null`.execute(central.db);
  return rows[0] ?? { failed: 0, waitsUntil: null, blockedAt: null };
}
const setFailed = (id: number, count: number) =>
  sql`insert into users_live (id, failed_sign_ins) values (${id}, ${count})
    on conflict (id) do update set failed_sign_ins = excluded.failed_sign_ins`.execute(central.db);
const withoutReference = (body: unknown) => ({ ...Object(body), reference: null });

describe('guessing at the password of an account', () => {
  const aTry = fc.oneof(
    fc.record({ kind: fc.constant('wrong' as const), times: fc.integer({ min: 1, max: 4 }) }),
    fc.record({ kind: fc.constant('right' as const) }),
    fc.record({ kind: fc.constant('wait' as const), seconds: fc.constantFrom(1, 59, 60, 61, 120, 480, 900, 3600) }),
  );

  it('lets through what the rule lets through, however tries and waits follow each other', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.array(aTry, { minLength: 6, maxLength: 14 }), async (allowed, tries) => {
        await sql`update password_policy set block_after_count_of_failed_attempt = ${allowed}`.execute(central.db);
        const { id, email } = await aUser(central);
        let model: Tries = { failed: 0, waitsUntil: null, blockedAt: null };
        for (const each of tries) {
          const now = central.clock.now();
          if (each.kind === 'wait') central.clock.advance(each.seconds * 1000);
          if (each.kind === 'wrong') {
            const replies = await Promise.all(Array.from({ length: each.times }, () => tryIn(email, wrong)));
            expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 401));
            for (const _ of replies) if (mayTry(model, now)) model = afterFailure(model, now, { allowed, mayBlock: true });
          }
          if (each.kind === 'right') {
            const isLetIn = mayTry(model, now);
            expect((await tryIn(email, goodPassword)).status).toBe(isLetIn ? 200 : 401);
            if (isLetIn) model = { failed: 0, waitsUntil: null, blockedAt: null };
          }
          expect(await keptOf(id)).toEqual(model);
          central.clock.advance(1);
        }
        central.clock.moveTo(startOfTests);
      }),
      propertyRuns(12, { endOnFailure: true }),
    );
  });

  it('asvs-6.1.1 asvs-6.3.1 is looked at five times of fifty at once; then not even the right one, and the answer is the same', async () => {
    const { id, email } = await aUser(central);
    const replies = await Promise.all(Array.from({ length: 50 }, () => tryIn(email, wrong)));
    expect(await failedOf(id)).toBe(5);
    const late = await tryIn(email, goodPassword);
    const unknown = await tryIn('nikdo@mesto.test', goodPassword);
    expect(new Set([...replies, late, unknown].map(({ status, body }) => JSON.stringify([status, withoutReference(body)]))).size).toBe(1);
    expect((await tryIn((await aUser(central)).email, goodPassword)).status).toBe(200);
  });

  it('asvs-6.3.5 tells the user by e-mail when tries begin to wait, when somebody gets in after them, and of the block', async () => {
    const { id, email } = await aUser(central);
    const subjects = async () => {
      const root = await superAdministrator(central);
      const filter = encodeURIComponent(JSON.stringify({ q: email }));
      return rowsOf(await root.get(`/outbox?filter=${filter}&sort=["id","asc"]`)).map(({ subject, state }) => [subject, state]);
    };
    for (const _ of [1, 2, 3, 4]) await tryIn(email, wrong);
    expect(await subjects()).toEqual([]);
    for (const _ of [5, 6, 7]) await tryIn(email, wrong);
    central.clock.advance(60_000);
    await tryIn(email, goodPassword);
    await setFailed(id, 99);
    await tryIn(email, wrong, '192.0.2.90');
    const [blocked] = await messagesTo(central, email);
    expect(blocked?.body).toContain('20.11.2026 10:01');
    expect(blocked?.body).toContain('192.0.2.90');
    expect(await subjects()).toEqual([
      ['Opakované chybné přihlášení do Centrální aplikace', 'kept'],
      ['Přihlášení do Centrální aplikace po chybných pokusech', 'kept'],
      ['Váš účet v Centrální aplikaci je zablokován', 'kept'],
    ]);
  });

  it('asvs-6.3.1 waits as long on another server', async () => {
    const { email } = await aUser(central);
    for (const _ of [1, 2, 3, 4, 5]) await tryIn(email, wrong);
    const other = await anotherServer(central);
    expect((await tryIn(email, goodPassword, undefined, other)).status).toBe(401);
    central.clock.advance(60_000);
    expect((await tryIn(email, goodPassword, undefined, other)).status).toBe(200);
    await other.close();
  });

  it('blocks the account at the hundredth failure, until a super administrator unblocks it', async () => {
    const { id, email } = await aUser(central, { name: 'Zapomnětlivá' });
    await setFailed(id, 99);
    await tryIn(email, wrong);
    expect((await admin.get(`/users/${id}`)).body).toMatchObject({ failed_sign_ins: 100, blocked_at: startOfTests });
    central.clock.advance(30 * 24 * 3_600_000);
    expect((await tryIn(email, goodPassword)).status).toBe(401);
    const now = await superAdministrator(central);
    const version = String(numberAt((await now.get(`/users/${id}`)).body, 'version'));
    const unblocked = await now.post(`/users/${id}/actions/unblock`, {}, { 'if-match': `"${version}"` });
    expect(unblocked).toMatchObject({ status: 200, body: { failed_sign_ins: 0, waits_until: null, blocked_at: null } });
    expect((await tryIn(email, goodPassword)).status).toBe(200);
    const events = rowsOf(await now.get('/audit-log?filter={"action":["account_blocked","account_unblocked"]}'));
    const own = events.filter(({ record_id, actor_name }) => record_id === id || actor_name === 'Zapomnětlivá');
    expect(own.map(({ action, actor_name, record_id }) => [action, actor_name, record_id])).toEqual([
      ['account_unblocked', expect.stringContaining('User'), id],
      ['account_blocked', 'Zapomnětlivá', null],
    ]);
  });

  it('never blocks the last super administrator who could unblock somebody', async () => {
    const alone = await openCentral();
    const { id, email } = await aUser(alone, { role: 'superAdministrator', level: 0 });
    await sql`insert into users_live (id, failed_sign_ins) values (${id}, 99)`.execute(alone.db);
    await tryIn(email, wrong, undefined, alone);
    expect((await tryIn(email, goodPassword, undefined, alone)).status).toBe(401);
    alone.clock.advance(15 * 60_000);
    expect((await tryIn(email, goodPassword, undefined, alone)).status).toBe(200);
    await alone.close();
  });

  it('is not unblocked by who may not change users', async () => {
    const { id } = await aUser(central);
    const operator = await signedIn(central, { role: 'administrator', level: 10, resources: ['store', 'settings'] });
    expect((await operator.post(`/users/${id}/actions/unblock`, {}, { 'if-match': '"1"' })).status).toBe(403);
  });
});

describe('guessing from one address', () => {
  it('asvs-6.3.1 ends after thirty failures in five minutes, whatever the names, and says when to go on', async () => {
    const from = '192.0.2.7';
    for (let time = 0; time < 30; time += 1) expect((await tryIn(`nikdo${time}@mesto.test`, wrong, from)).status).toBe(401);
    const { email } = await aUser(central);
    const refused = await tryIn(email, goodPassword, from);
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '300' }, body: { err: 'too_many_requests' } });
    expect((await tryIn(email, goodPassword, '192.0.2.8')).status).toBe(200);
    central.clock.advance(5 * 60_000 + 1);
    expect((await tryIn(email, goodPassword, from)).status).toBe(200);
  });

  it('asvs-6.3.1 looks at thirty of two hundred that come at once', async () => {
    const replies = await Promise.all(Array.from({ length: 200 }, (_, time) => tryIn(`nikdo${time}@mesto.test`, wrong, '192.0.2.20')));
    const count = (status: number) => replies.filter((reply) => reply.status === status).length;
    expect([count(401), count(429)]).toEqual([30, 170]);
  });

  it('takes the addresses of one IPv6 network for one, and those of another not', async () => {
    const from = (place: string) => (_: unknown, time: number) =>
      tryIn(`nikdo${time}@mesto.test`, wrong, `2001:db8:0:${place}::${time + 1}`);
    // A proxy may have handed on what is no address at all.
    await tryIn('nikdo@mesto.test', wrong, 'fade');
    for (const reply of await Promise.all(Array.from({ length: 30 }, from('7')))) expect(reply.status).toBe(401);
    expect((await tryIn('nikdo@mesto.test', wrong, '2001:db8:0:7:a:b:c:d')).status).toBe(429);
    expect((await tryIn('nikdo@mesto.test', wrong, '2001:db8:0:8::1')).status).toBe(401);
  });

  it('refuses nobody of a whole office that signs in at once, and the thirty wrong ones count after as before', async () => {
    const from = '192.0.2.21';
    const people = await Promise.all(Array.from({ length: 40 }, () => aUser(central)));
    const replies = await Promise.all(people.map(({ email }) => tryIn(email, goodPassword, from)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    for (let time = 0; time < 30; time += 1) expect((await tryIn(`nikdo${time}@mesto.test`, wrong, from)).status).toBe(401);
    expect((await tryIn(people[0]?.email ?? '', goodPassword, from)).status).toBe(429);
  });

  it('looks at no more passwords at once than it can, says when to come again, and counts who was not looked at nowhere', async () => {
    const people = await Promise.all(Array.from({ length: 90 }, () => aUser(central)));
    const replies = await Promise.all(people.map(({ email }) => tryIn(email, wrong)));
    const busy = replies.flatMap(({ status }, at) => (status === 503 ? [people[at]?.id ?? 0] : []));
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(54);
    expect(busy).toHaveLength(36);
    expect(replies.find(({ status }) => status === 503)).toMatchObject({ body: { err: 'busy' }, headers: { 'retry-after': '5' } });
    for (const id of busy) expect((await keptOf(id)).failed).toBe(0);
    expect((await tryIn(people[0]?.email ?? '', goodPassword)).status).toBe(200);
  });

  it('lets thirty of a hundred ask for a link that come at once', async () => {
    const ask = (time: number) =>
      send(central, {
        method: 'POST',
        url: '/central/auth/lost-password',
        payload: { username: `nikdo${time}@mesto.test` },
        remoteAddress: '192.0.2.22',
      });
    const replies = await Promise.all(Array.from({ length: 100 }, (_, time) => ask(time)));
    expect(replies.filter(({ status }) => status === 204)).toHaveLength(30);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(70);
  });
});
