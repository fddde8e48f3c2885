import { beforeEach, describe, expect, it } from 'vitest';
import { hiddenSecret } from '../../../contract/rules/accounts/hidden-secret.ts';
import { clearExpired } from '../../../server/areas/messages/delivery/outbox-works.ts';
import { goodPassword, send, startOfTests } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { confirmPhone, demandFactor, entering, lastCode } from '../../support/codes.ts';
import { linksTo, messagesTo } from '../../support/outbox.ts';
import { aUser, type Client, rowsOf, signedIn, superAdministrator } from '../../support/people.ts';

const central = await centralOfFile();

describe('a link or a code in a message', () => {
  let root: Client;
  beforeEach(async () => {
    central.clock.moveTo(startOfTests);
    root = await superAdministrator(central);
  });

  let made = 0;
  /** Someone who has just been invited. */
  async function anInvited() {
    made += 1;
    const email = `tajny${made}@mesto.test`;
    expect((await root.post('/users', { email, name: 'Pozvaný Člověk' })).status).toBe(201);
    const [message] = await messagesTo(central, email);
    return { email, id: Number(message?.id), link: (await linksTo(central, email))[0] ?? '' };
  }
  const messageTo = async (email: string) => (await messagesTo(central, email)).at(-1);
  const shownTo = (client: Client, id: number) => client.post(`/outbox/${id}/text`, undefined);
  const spend = (link: string) =>
    send(central, { method: 'POST', url: `/central/auth/lost-password/${link}`, payload: { password: 'Úplně jiné heslo 2027' } });

  it('stands in no answer about messages: lists, records, questions, files', async () => {
    const { email, id, link } = await anInvited();
    const asked = { filter: { q: email } };
    const answers = await Promise.all([
      root.get(`/outbox?filter=${encodeURIComponent(JSON.stringify(asked.filter))}`),
      root.get(`/outbox/${id}`),
      root.post('/outbox/query', asked),
      root.post('/outbox/export', { ...asked, format: 'csv', columns: ['recipient', 'body'] }),
    ]);
    expect(link).toHaveLength(43);
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(JSON.stringify(body)).toContain(hiddenSecret);
      expect(JSON.stringify(body)).not.toContain(link);
    }
  });

  it('is shown for the password, and the audit says to whom', async () => {
    const { id, link } = await anInvited();
    central.clock.advance(60_000);
    expect((await shownTo(root, id)).body).toMatchObject({ err: 'proof_needed' });
    expect((await root.post('/auth/proof', { password: goodPassword })).status).toBe(204);

    expect(await shownTo(root, id)).toMatchObject({
      status: 200,
      body: { body: expect.stringContaining(`/auth/lost-password/${link}\n`) },
    });

    const audited = rowsOf(await root.get(`/audit-log?filter={"record_id":${id},"action":["message_shown"]}`));
    expect(audited).toMatchObject([{ actor_id: root.id, resource: 'outbox', address: '127.0.0.1' }]);
  });

  it('is not shown to whoever is below its recipient, nor where there is none', async () => {
    const above = await aUser(central, { role: 'superAdministrator', level: 0 });
    const lower = await signedIn(central, { role: 'superAdministrator', level: 1 });
    await send(central, { method: 'POST', url: '/central/auth/lost-password', payload: { username: above.email } });
    expect((await shownTo(lower, Number((await messageTo(above.email))?.id))).status).toBe(404);
    const { email, link } = await anInvited();
    await spend(link);
    const [begun] = await messagesTo(central, email);
    expect(begun?.subject).toContain('je nastavené');
    expect((await shownTo(root, Number(begun?.id))).body).toMatchObject({ err: 'message_cleared' });
  });

  it('is cleared as soon as the link is used, or a newer one takes its place', async () => {
    const used = await anInvited();
    expect((await spend(used.link)).status).toBe(204);
    expect(await messageTo(used.email)).toMatchObject({ body: null, state: 'over' });
    expect((await shownTo(root, used.id)).status).toBe(410);

    const { email } = await aUser(central);
    const ask = () => send(central, { method: 'POST', url: '/central/auth/lost-password', payload: { username: email } });
    await ask();
    central.clock.advance(60_000);
    await ask();
    expect(await messagesTo(central, email)).toMatchObject([{ state: 'kept' }, { body: null, state: 'over' }]);
  });

  it('is cleared as soon as the code is used', async () => {
    const user = await aUser(central);
    const phone = await confirmPhone(central, user.id, '+420601999888');
    await demandFactor(central);
    const client = await entering(central, user);
    expect(await messageTo(phone)).toMatchObject({ state: 'kept' });
    expect((await client.post('/auth/second-factor', { code: await lastCode(central, phone) })).status).toBe(200);
    await demandFactor(central, false);
    expect(await messageTo(phone)).toMatchObject({ body: null, state: 'over' });
  });

  it('is cleared when it expires, although nobody could send it', async () => {
    const { email, id } = await anInvited();
    central.clock.advance(24 * 3_600_000);
    root = await superAdministrator(central);
    expect((await shownTo(root, id)).status).toBe(410);
    while (await clearExpired(central));
    expect(await messageTo(email)).toMatchObject({ body: null, state: 'over' });
  });
});
