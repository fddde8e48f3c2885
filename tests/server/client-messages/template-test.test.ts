import { describe, expect, it } from 'vitest';
import { centralOfFile } from '../../support/central-of-file.ts';
import { messagesTo } from '../../support/outbox.ts';
import { superAdministrator } from '../../support/people.ts';

const central = await centralOfFile();
const root = await superAdministrator(central);

describe('the test of a template', () => {
  it('goes to its author and to nobody else, as it was filled in, and says that it stays in the outbox', async () => {
    const { email } = root;
    const text = { channel: 'email', subject: 'Zkouška\r\nBcc: cizi@posta.test', content: 'Přijďte 18. 11. 2026 v 9:30.' };
    expect(await root.post('/template-tests', text)).toMatchObject({ status: 200, body: { recipient: email, leaves: false } });
    expect((await messagesTo(central, email))[0]).toMatchObject({
      subject: 'Zkouška Bcc: cizi@posta.test',
      body: 'Přijďte 18. 11. 2026 v 9:30.',
      state: 'kept',
    });
  });

  it('is refused as an SMS to who has no telephone, without a text, and with one that no template may have', async () => {
    const send = (body: object) => root.post('/template-tests', body);
    expect(await send({ channel: 'sms', content: 'Text' })).toMatchObject({ status: 409, body: { err: 'own_phone_missing' } });
    expect((await send({ channel: 'email', content: '' })).status).toBe(422);
    expect((await send({ channel: 'dopis', content: 'Text' })).status).toBe(422);
    expect((await send({ channel: 'email', content: 'a'.repeat(20_001) })).status).toBe(422);
    expect((await send({ channel: 'email', content: 'Text', recipient: 'cizi@posta.test' })).status).toBeGreaterThanOrEqual(400);
  });
});
