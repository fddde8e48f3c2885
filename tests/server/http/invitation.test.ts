import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { goodDigest, goodPassword, type Reply, send, startOfTests } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { importer } from '../../support/imports.ts';
import { linksTo, messagesTo } from '../../support/outbox.ts';
import { overtaken } from '../../support/overtaken.ts';
import { type Client, numberAt, rowsOf, signedIn, signIn, superAdministrator, textAt, valueAt } from '../../support/people.ts';

const central = await centralOfFile();
let admin: Client;
beforeEach(async () => {
  central.clock.moveTo(startOfTests);
  admin = await superAdministrator(central);
});

const day = 24 * 60 * 60_000;
const newPassword = 'Úplně první heslo 2027';
let made = 0;

type Invited = { readonly id: number; readonly email: string; readonly secret: string };

async function anInvited(values: Readonly<Record<string, unknown>> = {}): Promise<Invited> {
  made += 1;
  const email = `pozvany${made}@mesto.test`;
  const reply = await admin.post('/users', { email, name: 'Pozvaný Člověk', ...values });
  if (reply.status !== 201) throw new Error(JSON.stringify(reply.body));
  return { id: numberAt(reply.body, 'id'), email, secret: (await secretsTo(email))[0] ?? '' };
}

/** Secrets of the letters to the address that hold, the newest first. */
const secretsTo = (email: string) => linksTo(central, email);

function spend(secret: string, password = newPassword): Promise<Reply> {
  return send(central, { method: 'POST', url: `/central/auth/lost-password/${secret}`, payload: { password } });
}
const look = (secret: string) => send(central, { method: 'GET', url: `/central/auth/lost-password/${secret}` });
const stateOf = async (id: number) => valueAt((await admin.get(`/users/${id}`)).body, 'state');
async function act(id: number, action: string): Promise<Reply> {
  const version = numberAt((await admin.get(`/users/${id}`)).body, 'version');
  return admin.post(`/users/${id}/actions/${action}`, {}, { 'if-match': `"${version}"` });
}
async function change(id: number, values: object): Promise<Reply> {
  return admin.patch(`/users/${id}`, numberAt((await admin.get(`/users/${id}`)).body, 'version'), values);
}

describe('an invitation', () => {
  it('asvs-6.4.6 goes to a new user instead of a password, sets one, and the account begins', async () => {
    const { id, email, secret } = await anInvited({ resources: ['store'] });
    expect(await stateOf(id)).toBe('invited');
    expect(await look(secret)).toMatchObject({ status: 200, body: { purpose: 'invitation' } });
    expect(await spend(secret, 'krátké')).toMatchObject({ status: 422, body: { errors: { password: expect.any(String) } } });
    expect((await spend(secret)).status).toBe(204);
    expect(await stateOf(id)).toBe('active');
    expect(await signIn(central, email, newPassword)).toMatchObject({ status: 200, body: { user: { first_time: false } } });
    expect((await spend(secret, 'Ještě jiné heslo 2028')).status).toBe(410);
    const audited = rowsOf(await admin.get('/audit-log?filter={"action":"account_invited"}&range=[0,0]'));
    expect(audited[0]).toMatchObject({ actor_id: admin.id, resource: 'users', record_id: id });
  });

  it('says how long it holds and in the language of who invites', async () => {
    const reply = await admin.post('/users', { email: 'english@mesto.test', name: 'E' }, { 'accept-language': 'en' });
    expect(reply.status).toBe(201);
    const [letter] = rowsOf(await admin.get('/outbox?filter={"q":"english@mesto.test"}'));
    expect(letter).toMatchObject({ subject: 'Invitation to the Central application' });
    expect(String(letter?.['body'])).toContain('holds for 24 hours, until 21.11.2026');
  });

  it('asvs-6.4.1 holds a day to the second, and is seen in the list from then on', async () => {
    const { id, secret } = await anInvited();
    central.clock.advance(day - 1);
    expect((await look(secret)).status).toBe(200);
    central.clock.advance(1);
    expect((await spend(secret)).status).toBe(410);
    central.clock.advance(2000);
    admin = await superAdministrator(central);
    expect(await stateOf(id)).toBe('not_invited');
    const inState = async (state: string) =>
      rowsOf(await admin.get(`/users?filter={"state":"${state}"}&range=[0,999]`)).map((row) => row['id']);
    expect(await inState('not_invited')).toContain(id);
    expect(await inState('invited')).not.toContain(id);
  });

  it('is sent again, and the older one holds no more', async () => {
    const { id, email, secret } = await anInvited();
    expect((await act(id, 'invite')).status).toBe(200);
    const [second = ''] = await secretsTo(email);
    expect(second).not.toBe(secret);
    expect((await spend(secret)).status).toBe(410);
    expect((await spend(second)).status).toBe(204);
    // Who has a password needs none: nothing is sent.
    expect((await act(id, 'invite')).status).toBe(200);
    expect((await messagesTo(central, email)).filter(({ subject }) => subject?.startsWith('Pozvánka'))).toHaveLength(2);
  });

  it('holds no more for who is deactivated or deleted meanwhile, not even once they are back', async () => {
    const [closed, deleted] = [await anInvited(), await anInvited()];
    expect((await act(closed.id, 'deactivate')).status).toBe(200);
    expect([(await look(closed.secret)).status, (await spend(closed.secret)).status]).toEqual([410, 410]);
    expect(await act(closed.id, 'invite')).toMatchObject({ status: 409, body: { err: 'inactive_account' } });
    expect((await act(closed.id, 'activate')).status).toBe(200);
    expect((await spend(closed.secret)).status).toBe(410);
    central.clock.advance(2000);
    expect(await stateOf(closed.id)).toBe('not_invited');
    await admin.remove(`/users/${deleted.id}`);
    expect((await spend(deleted.secret)).status).toBe(410);
    expect((await admin.post(`/users/${deleted.id}/restore`, {})).status).toBe(200);
    expect((await spend(deleted.secret)).status).toBe(410);
  });

  it('follows a changed e-mail: the old address leads nowhere, the new one gets a letter', async () => {
    const { id, secret } = await anInvited();
    const email = `opraveny${made}@mesto.test`;
    expect((await change(id, { email })).status).toBe(200);
    expect((await spend(secret)).status).toBe(410);
    const [second = ''] = await secretsTo(email);
    expect((await spend(second)).status).toBe(204);
    // Who has begun is sent nothing, and keeps their password.
    expect((await change(id, { email: `znovu${made}@mesto.test` })).status).toBe(200);
    expect(await secretsTo(`znovu${made}@mesto.test`)).toEqual([]);
    expect((await signIn(central, `znovu${made}@mesto.test`, newPassword)).status).toBe(200);
  });

  it('ends a link for a lost password that went to the address before', async () => {
    const user = await signedIn(central);
    await send(central, { method: 'POST', url: '/central/auth/lost-password', payload: { username: user.email } });
    await expect.poll(async () => (await secretsTo(user.email)).length).toBe(1);
    const [secret = ''] = await secretsTo(user.email);
    await change(user.id, { email: `prestehovany${made}@mesto.test` });
    expect((await spend(secret)).status).toBe(410);
  });

  it('is not needed by who asks for a lost password: that link sets the first one, and ends the invitation', async () => {
    const { id, email, secret } = await anInvited();
    await send(central, { method: 'POST', url: '/central/auth/lost-password', payload: { username: email } });
    await expect.poll(async () => (await secretsTo(email)).length).toBe(2);
    // Asking for it does not end the invitation: anybody could.
    expect((await look(secret)).status).toBe(200);
    const [lost = ''] = await secretsTo(email);
    expect((await spend(lost)).status).toBe(204);
    expect((await spend(secret)).status).toBe(410);
    expect(await stateOf(id)).toBe('active');
    expect((await signIn(central, email, newPassword)).status).toBe(200);
  });

  it('is spent once by two at once', async () => {
    const { secret } = await anInvited();
    const replies = await Promise.all([spend(secret), spend(secret, 'Jiné první heslo 2027'), spend(secret)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([204, 410, 410]);
  });

  it('sets no password for an account that got one while it was being spent', async () => {
    const { id, email, secret } = await anInvited();
    const reply = await overtaken(central, {
      lock: sql`select from users where id = ${id} for update`,
      work: () => spend(secret),
      meanwhile: async (holder) =>
        sql`insert into credentials (user_id, password_hash, changed_at) values (${id}, ${await goodDigest()}, ${central.clock.now()})`.execute(
          holder,
        ),
    });
    expect(reply).toMatchObject({ status: 409, body: { err: 'conflict' } });
    expect((await signIn(central, email, goodPassword)).status).toBe(200);
  });

  it('does not make the account known: signing in is answered as where there is none', async () => {
    const { email } = await anInvited();
    const [invited, nobody] = [await signIn(central, email, goodPassword), await signIn(central, 'nikdo@mesto.test', goodPassword)];
    const said = ({ status, body }: Reply) => [status, valueAt(body, 'err'), textAt(body, 'message')];
    // That it takes as long, `npm run proof -- timing` measures.
    expect(said(invited)).toEqual(said(nobody));
  });

  it('is not sent to who is made inactive, and can be once they are active', async () => {
    const { id, email } = await anInvited({ active: false });
    expect([await secretsTo(email), await stateOf(id)]).toEqual([[], 'inactive']);
    await act(id, 'activate');
    await act(id, 'invite');
    expect([(await secretsTo(email)).length, await stateOf(id)]).toEqual([1, 'invited']);
  });

  it('goes to everybody whom an import makes, once it is saved and not before, in the language of who saves', async () => {
    const emails = ['prvni.z.importu@mesto.test', 'druhy.z.importu@mesto.test'];
    const english: Client = {
      ...admin,
      post: (path, body, headers) => admin.post(path, body, { ...headers, 'accept-language': 'en' }),
    };
    const users = importer(central, english, 'users');
    const { id } = await users.checked(`E-mail;Jméno\n${emails.map((email) => `${email};Z Importu`).join('\n')}\n`);
    for (const email of emails) expect(await secretsTo(email)).toEqual([]);
    await users.saved(id);
    for (const email of emails) expect((await secretsTo(email)).length).toBe(1);
    const [letter] = rowsOf(await admin.get('/outbox?filter={"q":"prvni.z.importu@mesto.test"}'));
    expect(letter).toMatchObject({ subject: 'Invitation to the Central application' });
  });

  it('is either spent or replaced when both happen at once, and leaves one state', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id, email, secret } = await anInvited();
      const [spent, invited, changed] = await Promise.all([spend(secret), act(id, 'invite'), change(id, { name: 'Jiné Jméno' })]);
      expect([204, 410]).toContain(spent.status);
      expect([200, 412]).toEqual(expect.arrayContaining([invited.status, changed.status]));
      const isBegun = (await signIn(central, email, newPassword)).status === 200;
      expect([isBegun, await stateOf(id)]).toEqual(spent.status === 204 ? [true, 'active'] : [false, 'invited']);
    }
  });

  it('is not sent by a dry run', async () => {
    const { id, email } = await anInvited();
    const reply = await admin.post('/users/bulk', { action: 'invite', ids: [id], dry_run: true });
    expect(reply.status).toBe(200);
    expect((await secretsTo(email)).length).toBe(1);
  });
});
