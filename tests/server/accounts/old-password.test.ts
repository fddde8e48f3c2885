import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { goodPassword, type Reply, send, startOfTests } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { overtaken } from '../../support/overtaken.ts';
import { type Client, numberAt, rowsOf, signedIn, signIn, superAdministrator, textAt } from '../../support/people.ts';

const wrong = 'Špatné heslo 2026';
const newPassword = 'Nové heslo 2027 příště';

const central = await centralOfFile();

describe('the old password, asked for a new one', () => {
  beforeEach(() => central.clock.moveTo(startOfTests));

  let addresses = 0;
  /** Each try from an address of its own, unless it is named. */
  function change({ token }: Client, old_password: string, from = `10.0.${addresses}.1`): Promise<Reply> {
    addresses += 1;
    return send(central, {
      method: 'POST',
      url: '/central/auth/password',
      headers: { authorization: `Bearer ${token}` },
      payload: { old_password, new_password: newPassword },
      remoteAddress: from,
    });
  }
  const isWrong = { status: 422, body: { errors: { old_password: 'Stávající heslo není správné, napište ho znovu' } } };
  async function failedOf(id: number): Promise<number> {
    return numberAt((await (await superAdministrator(central)).get(`/users/${id}`)).body, 'failed_sign_ins');
  }

  it('asvs-6.2.3 is looked at five times of fifty at once; then the right one waits too, under the same answer', async () => {
    const thief = await signedIn(central);
    const replies = await Promise.all(Array.from({ length: 50 }, () => change(thief, wrong)));
    for (const reply of replies) expect(reply).toMatchObject(isWrong);
    expect(await failedOf(thief.id)).toBe(5);
    expect(await change(thief, goodPassword)).toMatchObject(isWrong);
    expect((await signIn(central, thief.email)).status).toBe(401);
    central.clock.advance(60_000);
    expect((await change(thief, goodPassword)).status).toBe(200);
    expect(await failedOf(thief.id)).toBe(0);
  });

  it('is exchanged once by two who give it at the same time: the second learns that it has changed', async () => {
    const user = await signedIn(central);
    const replies = await overtaken(central, {
      lock: sql`select from credentials where user_id = ${user.id} for update`,
      work: () => Promise.all([change(user, goodPassword), change(user, goodPassword)]),
      waiting: 2,
    });
    const [first, second] = replies.toSorted((one, other) => one.status - other.status);
    expect(first?.status).toBe(200);
    expect(second).toMatchObject({ status: 409, body: { err: 'conflict' } });
  });

  it('counts together with tries at signing in, and its owner is told', async () => {
    const user = await signedIn(central);
    for (const _ of [1, 2]) await signIn(central, user.email, wrong);
    for (const _ of [3, 4, 5]) await change(user, wrong);
    expect((await signIn(central, user.email)).status).toBe(401);
    const root = await superAdministrator(central);
    const letters = rowsOf(await root.get(`/outbox?filter=${encodeURIComponent(JSON.stringify({ q: user.email }))}`));
    expect(letters.map(({ subject }) => subject)).toEqual(['Opakované chybné přihlášení do Centrální aplikace']);
    const events = rowsOf(await root.get(`/audit-log?filter=${encodeURIComponent(JSON.stringify({ actor_id: user.id }))}`));
    expect(events.filter(({ action }) => action === 'sign_in_failed')).toHaveLength(6);
  });

  it('blocks the account at the hundredth failure in a row', async () => {
    const user = await signedIn(central);
    await sql`update users_live set failed_sign_ins = 99 where id = ${user.id}`.execute(central.db);
    await change(user, wrong);
    central.clock.advance(20 * 60_000);
    expect((await signIn(central, user.email)).status).toBe(401);
    const root = await superAdministrator(central);
    expect((await root.get(`/users/${user.id}`)).body).toMatchObject({ failed_sign_ins: 100, blocked_at: startOfTests });
  });

  it('asvs-7.4.2 ends the session in which it was tried a hundred times', async () => {
    const thief = await signedIn(central);
    await superAdministrator(central);
    await sql`update users_live set failed_sign_ins = 99 where id = ${thief.id}`.execute(central.db);
    await change(thief, wrong);
    expect((await thief.get('/me')).status).toBe(401);
  });

  it('forgets its failures when it is right, although the new one is not good enough', async () => {
    const user = await signedIn(central);
    for (const _ of [1, 2, 3, 4]) await change(user, wrong);
    const reply = await user.post('/auth/password', { old_password: goodPassword, new_password: 'krátké' });
    expect(Object.keys(Object(Object(reply.body).errors))).toEqual(['new_password']);
    expect(await failedOf(user.id)).toBe(0);
  });

  it('is not counted when it was left empty, nor asked for at the first sign-in', async () => {
    const user = await signedIn(central);
    expect(textAt((await change(user, '')).body, 'errors', 'old_password')).toContain('vyplňte');
    expect(await failedOf(user.id)).toBe(0);
    const novice = await signedIn(central, { first_time: true });
    await sql`update users_live set failed_sign_ins = 3 where id = ${novice.id}`.execute(central.db);
    expect((await novice.post('/auth/password', { new_password: newPassword })).status).toBe(200);
  });

  it('is tried thirty times in five minutes from one address at the most, whoever is tried', async () => {
    const from = '192.0.2.9';
    const users = await Promise.all(Array.from({ length: 8 }, () => signedIn(central)));
    for (const user of users) for (const _ of [1, 2, 3, 4]) await change(user, wrong, from);
    const last = await signedIn(central);
    expect(await change(last, goodPassword, from)).toMatchObject({ status: 429, body: { err: 'too_many_requests' } });
    expect((await change(last, goodPassword)).status).toBe(200);
  });
});
