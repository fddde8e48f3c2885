import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { imapMailbox, type Mailbox } from '../../../server/adapters/imap-mailbox.ts';
import { type BounceTools, everyMs, readBounces } from '../../../server/areas/messages/delivery/bounces/read-bounces.ts';
import { deliverNext } from '../../../server/areas/messages/delivery/deliver.ts';
import { lastingFault } from '../../../server/areas/messages/delivery/lasting-fault.ts';
import { awayAnswer, exchangeReport, eximReport, postfixReport } from '../../support/bounces.ts';
import { type Central, openCentral, startOfTests } from '../../support/central.ts';
import { letOut, someTemplates } from '../../support/client-letters.ts';
import { anImapServer, type ImapBox, type ImapServer } from '../../support/imap-server.ts';
import { aMailServer, deliveryOf, type MailServer, noSuchBox, type TakenLetter } from '../../support/mail-server.ts';
import { anOffice } from '../../support/office.ts';
import { type Client, numberAt, rowsOf, superAdministrator, textAt, valueAt } from '../../support/people.ts';

let central: Central;
let root: Client;
let mail: MailServer;
let imap: ImapServer;
const taken: TakenLetter[] = [];
const box: ImapBox = { validity: 7, letters: new Map() };
const states: unknown[] = [];
const aState = () => lastingFault({ begins: (error) => states.push(error), ends: () => states.push(null) });
let state = aState();

beforeAll(async () => {
  mail = await aMailServer(taken);
  imap = await anImapServer(box);
  central = await openCentral({ gateways: mail.gateways });
  root = await superAdministrator(central);
  await someTemplates(root, ['created', 'changed', 'cancelled'], ['email']);
  await letOut(root, { email: true, sms: false });
});
beforeEach(async () => {
  central.clock.moveTo(startOfTests);
  for (const table of ['outbox', 'bounce_mailbox']) await sql`delete from ${sql.table(table)}`.execute(central.db);
  taken.length = 0;
  states.length = 0;
  state = aState();
  box.letters.clear();
  box.validity = 7;
});
afterAll(async () => {
  await Promise.all([mail.close(), imap.close()]);
  await central.close();
});

async function leave(gateways = mail.gateways): Promise<void> {
  while (await deliverNext(deliveryOf(central, gateways))) {
    // One letter at a time.
  }
}
const overImap = (): Mailbox => imapMailbox({ url: imap.url, mayBePlain: true });
/** Reads the mailbox when its turn has come again. */
async function read(values: Partial<BounceTools> = {}): Promise<boolean> {
  central.clock.advance(everyMs);
  const { gateways: _, ...tools } = deliveryOf(central, mail.gateways);
  return readBounces({ ...tools, mailbox: overImap(), mailboxKey: 'vratky', state, ...values });
}
const comeBack = (...letters: readonly string[]) => {
  for (const letter of letters) box.letters.set(box.letters.size + 1, letter);
};
const nameOf = async (letter: TakenLetter | undefined) => (await PostalMime.parse(letter?.text ?? '')).messageId ?? '';
const orderAt = async (id: number) => (await root.get(`/orders/${id}`)).body;
const problemOf = async (id: number) => valueAt(await orderAt(id), 'email_problem');
const messageOf = async (id: number) => {
  const { body } = await root.get(`/orders/${id}/messages`);
  return [textAt(body, '0', 'state'), valueAt(body, '0', 'error')];
};
/** An order with a letter that has left. */
async function writtenTo(email = 'jana@gmial.com'): Promise<{ readonly order: number; readonly messageId: string }> {
  const order = await (await anOffice(root)).made({ email });
  await leave();
  return { order, messageId: await nameOf(taken.at(-1)) };
}

describe('mail that comes back', () => {
  it.each([
    ['Postfix', postfixReport],
    ['Exchange', exchangeReport],
    ['Exim', eximReport],
  ])('marks the message and its order, as %s reports it', async (_, report) => {
    const { order, messageId } = await writtenTo();
    comeBack(report({ messageId, recipient: 'jana@gmial.com' }));
    await read();
    expect(await problemOf(order)).toBe('bounced');
    expect(await messageOf(order)).toEqual(['bounced', expect.stringMatching(/\S/u)]);
    const { body } = await root.get(`/orders/${order}/history`);
    expect(JSON.stringify(body)).toContain('email_problem');
    // No one's letters are marked as seen, moved or deleted.
    expect(imap.asked.filter((command) => /STORE|EXPUNGE|MOVE|COPY|SELECT/u.test(command))).toEqual([]);
  });

  it('is found in the list of orders, and forgotten once the e-mail is put right', async () => {
    const { order, messageId } = await writtenTo();
    comeBack(postfixReport({ messageId, recipient: 'jana@gmial.com' }));
    await read();
    const found = async () => rowsOf(await root.get('/orders?filter={"email_problem":"bounced"}')).some(({ id }) => id === order);
    expect(await found()).toBe(true);
    await root.patch(`/orders/${order}`, numberAt(await orderAt(order), 'version'), { email: 'jana@gmail.com' });
    expect([await problemOf(order), await found()]).toEqual([null, false]);
    // The same report once more says nothing of the other e-mail.
    box.validity = 8;
    await read();
    expect(await problemOf(order)).toBeNull();
  });

  it('is marked at no order that has another e-mail by then', async () => {
    const { order, messageId } = await writtenTo();
    await root.patch(`/orders/${order}`, 1, { email: 'jana@gmail.com' });
    comeBack(postfixReport({ messageId, recipient: 'jana@gmial.com' }));
    await read();
    expect([await problemOf(order), (await messageOf(order))[0]]).toEqual([null, 'bounced']);
  });

  it('is forgotten where a later letter was taken', async () => {
    const { order, messageId } = await writtenTo();
    comeBack(postfixReport({ messageId, recipient: 'jana@gmial.com' }));
    await read();
    const { body } = await root.get(`/orders/${order}/messages`);
    expect((await root.post(`/orders/${order}/messages/${numberAt(body, '0', 'id')}/resend`, undefined)).status).toBe(200);
    await leave();
    expect(await problemOf(order)).toBeNull();
  });

  it('marks nothing where a stranger made it up, or it only is late, or a machine answers', async () => {
    const { order, messageId } = await writtenTo();
    const forged = messageId.replace(/\.[\w-]{22}@/u, `.${'a'.repeat(22)}@`);
    const recipient = 'jana@gmial.com';
    comeBack(postfixReport({ messageId: forged, recipient }), postfixReport({ messageId, recipient, action: 'delayed' }));
    comeBack(awayAnswer({ messageId, recipient }), 'Subject: Ahoj\r\n\r\nText.\r\n', '');
    await read();
    expect([await problemOf(order), (await messageOf(order))[0], states]).toEqual([null, 'sent', []]);
  });

  it('is refused at once: the order says so, until a letter is taken', async () => {
    const refusing = await aMailServer([], noSuchBox);
    const order = await (await anOffice(root)).made({ email: 'nikdo@seznam.cz' });
    await leave(refusing.gateways);
    await refusing.close();
    expect([await problemOf(order), (await messageOf(order))[0]]).toEqual(['refused', 'failed']);
    await root.patch(`/orders/${order}`, numberAt(await orderAt(order), 'version'), { name: 'Jana Nová' });
    expect(await problemOf(order)).toBe('refused');
    const { body } = await root.get(`/orders/${order}/messages`);
    await root.post(`/orders/${order}/messages/${numberAt(body, '0', 'id')}/resend`, undefined);
    await leave();
    expect(await problemOf(order)).toBeNull();
  });
});

describe('the mailbox', () => {
  it('is read on from where it was read to, by one of several servers', async () => {
    const { order, messageId } = await writtenTo();
    comeBack('Subject: Ahoj\r\n\r\nText.\r\n');
    await read();
    const fetched = () => imap.asked.filter((command) => command.startsWith('UID FETCH'));
    const before = fetched().length;
    await read();
    expect(fetched()).toHaveLength(before);
    comeBack(postfixReport({ messageId, recipient: 'jana@gmial.com' }));
    central.clock.advance(everyMs);
    let readers = 0;
    const counted: Mailbox = (reading) => {
      readers += 1;
      return overImap()(reading);
    };
    const { gateways: _, ...tools } = deliveryOf(central, mail.gateways);
    const one = () => readBounces({ ...tools, mailbox: counted, mailboxKey: 'vratky', state });
    await Promise.all([one(), one(), one()]);
    expect([readers, await problemOf(order)]).toEqual([1, 'bounced']);
    expect(fetched().at(-1)).toMatch(/^UID FETCH 2 /u);
  });

  it('is read from its beginning where it is another one', async () => {
    const { order, messageId } = await writtenTo();
    comeBack('Subject: Ahoj\r\n\r\nText.\r\n');
    await read();
    box.letters.clear();
    comeBack(postfixReport({ messageId, recipient: 'jana@gmial.com' }));
    await read();
    expect(await problemOf(order)).toBeNull();
    await read({ mailboxKey: 'jina' });
    expect(await problemOf(order)).toBe('bounced');
  });

  it('says once that it cannot be read, and once that it can be again', async () => {
    const { order, messageId } = await writtenTo();
    comeBack(postfixReport({ messageId, recipient: 'jana@gmial.com' }));
    const wrong = new URL(imap.url.href.replace('heslo', 'jine'));
    const locked = imapMailbox({ url: wrong, mayBePlain: true });
    for (let turn = 0; turn < 3; turn += 1) await read({ mailbox: locked });
    expect(states).toEqual([expect.any(Error)]);
    await read();
    await read();
    expect([states.length, states[1], await problemOf(order)]).toEqual([2, null, 'bounced']);
  });

  it('says after a restart again that it cannot be read, and of another one at once', async () => {
    const locked = imapMailbox({ url: new URL(imap.url.href.replace('heslo', 'jine')), mayBePlain: true });
    await read({ mailbox: locked });
    await read({ mailbox: locked, state: aState() });
    await read({ mailbox: locked, state: aState(), mailboxKey: 'jina' });
    expect(states).toEqual([expect.any(Error), expect.any(Error), expect.any(Error)]);
    // The other one has failed since now, not since the first one did.
    const { rows } = await sql<{ failed_since: Date }>`select failed_since from bounce_mailbox`.execute(central.db);
    expect(rows).toEqual([{ failed_since: central.clock.now() }]);
    // A server that was restarted with the right one says that it is read again.
    await read({ state: aState(), mailboxKey: 'jina' });
    expect(states.at(-1)).toBeNull();
  });

  it('gets no password where the connection is not secured', async () => {
    const before = imap.asked.length;
    await read({ mailbox: imapMailbox({ url: imap.url, mayBePlain: false }) });
    expect(states).toEqual([expect.any(Error)]);
    expect(imap.asked.slice(before).filter((command) => /^(?:AUTHENTICATE|LOGIN)/u.test(command))).toEqual([]);
  });
});
