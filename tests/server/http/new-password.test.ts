import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../../../server/adapters/passwords.ts';
import { linkForFirstAdministrator } from '../../../server/areas/accounts/administrators/first-administrator.ts';
import { goodPassword, openCentral, type Reply, secretKey, send, startOfTests } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { confirmPhone } from '../../support/codes.ts';
import { type Client, numberAt, rowsOf, signedIn, signIn, superAdministrator, textAt } from '../../support/people.ts';

const central = await centralOfFile();
beforeEach(() => central.clock.moveTo(startOfTests));

const change = ({ post }: Client, old_password: string, new_password: string): Promise<Reply> =>
  post('/auth/password', { old_password, new_password });
const saidOf = (reply: Reply) => textAt(reply.body, 'errors', 'new_password');

describe('a new password', () => {
  it.each(['password1234', 'Heslo 2026!!!', 'Praha20262026', 'q1w2e3r4t5y6', 'iloveyou 2026'])(
    'asvs-6.2.4 is not a common one: %s',
    async (password) => {
      const user = await signedIn(central);
      const reply = await change(user, goodPassword, password);
      expect([reply.status, saidOf(reply)]).toEqual([422, 'Toto heslo je příliš běžné, zvolte jiné']);
    },
  );

  it('asvs-6.2.11 is not the name of who sets it', async () => {
    const user = await signedIn(central, { name: 'Jana Nováková' });
    expect(saidOf(await change(user, goodPassword, 'Novakova-2026'))).toContain('vaše jméno');
    expect((await change(user, goodPassword, 'Jana chodí do práce pěšky')).status).toBe(200);
  });

  it('is refused for what the specification names before what is easily guessed', async () => {
    const user = await signedIn(central, { name: 'Jana Nováková' });
    // Set before such passwords were refused.
    const easy = ['Novakova-2026', 'password1234'];
    await sql`update credentials set password_hash = ${await hashPassword('Novakova-2026')} where user_id = ${user.id}`.execute(central.db);
    await sql`
      insert into password_history (user_id, password_hash, changed_at)
      values (${user.id}, ${await hashPassword('password1234')}, ${startOfTests})`.execute(central.db);
    const said = await Promise.all(easy.map(async (password) => saidOf(await change(user, 'Novakova-2026', password))));
    expect(said).toEqual([expect.stringContaining('stejné jako stávající'), 'Toto heslo jste už používali (20. 11. 2026), zvolte jiné']);
  });

  it('is none of so many before it as the policy remembers, and the refusal says when it was set', async () => {
    await sql`update password_policy set duplicate_last_password_count = 2`.execute(central.db);
    const { email, ...first } = await signedIn(central);
    const passwords = [goodPassword, 'Druhé dlouhé heslo', 'Třetí dlouhé heslo', 'Čtvrté dlouhé heslo'];
    let client: Client = { email, ...first };
    for (const [place, next] of passwords.slice(1).entries()) {
      central.clock.advance(24 * 3_600_000);
      client = await asAnew(email, passwords[place] ?? '');
      expect((await change(client, passwords[place] ?? '', next)).status).toBe(200);
    }
    const present = 'Čtvrté dlouhé heslo';
    expect(saidOf(await change(client, present, present))).toContain('stejné jako stávající');
    expect(saidOf(await change(client, present, 'Třetí dlouhé heslo'))).toBe('Toto heslo jste už používali (22. 11. 2026), zvolte jiné');
    expect(saidOf(await change(client, present, 'Druhé dlouhé heslo'))).toBe('Toto heslo jste už používali (21. 11. 2026), zvolte jiné');
    expect((await change(client, present, goodPassword)).status).toBe(200);
    await sql`update password_policy set duplicate_last_password_count = 12`.execute(central.db);
  });

  it.each([
    ['a super administrator by role', { role: 'superAdministrator', level: 20 } as const, 17],
    ['a super administrator by level', { role: 'operator', level: 1 } as const, 17],
    ['an administrator', { role: 'administrator', level: 2 } as const, 12],
  ])('asvs-6.2.1 of %s has at least so many characters as the policy asks of them', async (_, sketch, least) => {
    const user = await signedIn(central, sketch);
    const password = 'Žlutý kůň skáče přes potok';
    expect(saidOf(await change(user, goodPassword, password.slice(0, least - 1)))).toContain('nesplňuje');
    expect((await change(user, goodPassword, password.slice(0, least))).status).toBe(200);
  });

  it('of the first super administrator is held to their length, and the link says so', async () => {
    const empty = await openCentral();
    const url = `/central/auth/lost-password/${await linkForFirstAdministrator(empty, secretKey)}`;
    const body = { purpose: 'first_administrator', is_super_administrator: true };
    expect(await send(empty, { method: 'GET', url })).toMatchObject({ status: 200, body });
    const make = (password: string) =>
      send(empty, { method: 'POST', url, payload: { email: 'prvni@mesto.test', name: 'Alena', password } });
    expect(await make('Žlutý kůň skáče')).toMatchObject({
      status: 422,
      body: { errors: { password: expect.stringContaining('nesplňuje') } },
    });
    expect((await make('Žlutý kůň skáče přes')).status).toBe(204);
    await empty.close();
  });

  it('asvs-6.3.7 is told to its owner by e-mail', async () => {
    const user = await signedIn(central);
    await change(user, goodPassword, 'Nové dlouhé heslo');
    const admin = await superAdministrator(central);
    const [letter] = rowsOf(await admin.get(`/outbox?filter=${encodeURIComponent(JSON.stringify({ q: user.email }))}`));
    expect(letter).toMatchObject({ subject: 'Vaše heslo do Centrální aplikace bylo změněno', body: expect.stringContaining('127.0.0.1') });
  });

  it('is told as the first one to who had none of their own', async () => {
    const novice = await signedIn(central, { first_time: true });
    expect((await novice.post('/auth/password', { new_password: 'Úplně první heslo 2027' })).status).toBe(200);
    const root = await superAdministrator(central);
    const [letter] = rowsOf(await root.get(`/outbox?filter=${encodeURIComponent(JSON.stringify({ q: novice.email }))}`));
    expect(letter).toMatchObject({ subject: 'Heslo do Centrální aplikace je nastavené' });
  });

  it('asvs-6.3.7 is not all that is told: a changed e-mail is, at the old one, and so is a confirmed telephone', async () => {
    const [admin, user] = [await superAdministrator(central), await signedIn(central)];
    await confirmPhone(central, user.id);
    const edit = async (values: object) =>
      admin.patch(`/users/${user.id}`, numberAt((await admin.get(`/users/${user.id}`)).body, 'version'), values);
    const letters = async (email: string) =>
      rowsOf(await admin.get(`/outbox?filter=${encodeURIComponent(JSON.stringify({ q: email }))}&sort=["id","asc"]`)).map(
        ({ body }) => body,
      );
    await edit({ phone_number: '+420602000111' });
    await edit({ name: 'Jiné Jméno' });
    await edit({ phone_number: '+420602000222' });
    await edit({ email: `nova-${user.email}` });
    expect(await letters(user.email)).toEqual([expect.stringContaining('telefon, na který'), expect.stringContaining('e-mail, kterým')]);
  });

  async function asAnew(email: string, password: string): Promise<Client> {
    const { body } = await signIn(central, email, password);
    const authorization = `Bearer ${textAt(body, 'tokens', 'access_token')}`;
    const template = await signedIn(central);
    return { ...template, email, post: (path, sent) => template.post(path, sent, { authorization }) };
  }
});
