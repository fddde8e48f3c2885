import { createServer, type Server } from 'node:http';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Gateways, httpSmsGateway, noGateways } from '../../../server/adapters/gateways.ts';
import { deliverNext } from '../../../server/areas/messages/delivery/deliver.ts';
import { clearExpired } from '../../../server/areas/messages/delivery/outbox-works.ts';
import { queueMessage } from '../../../server/areas/messages/queue-message.ts';
import { startOfTests } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { aMailServer, deliveryOf, noSuchBox, type Refusal, type TakenLetter } from '../../support/mail-server.ts';

const central = await centralOfFile();
beforeEach(async () => {
  central.clock.moveTo(startOfTests);
  await sql`delete from outbox`.execute(central.db);
  await sql`delete from message_secrets`.execute(central.db);
});

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const letter = { channel: 'email', recipient: 'jana@mesto.test', subject: 'Žluťoučký kůň', body: 'Příliš\n.\núpěl' } as const;
const queue = (message: Omit<Parameters<typeof queueMessage>[1], 'now' | 'hasGateway'> = letter, hasGateway = true) =>
  queueMessage(central.db, { ...message, now: central.clock.now(), hasGateway });
const deliver = (gateways: Gateways) => deliverNext(deliveryOf(central, gateways));
async function kept(): Promise<Readonly<Record<string, unknown>>> {
  const { rows } = await sql<Record<string, unknown>>`select state, body, attempts, error, next_try_at, sent_at from outbox`.execute(
    central.db,
  );
  return rows[0] ?? {};
}

/** Gateways with a mail server that takes what it is sent, or refuses it. */
async function mailing(taken: TakenLetter[], refuses?: Refusal): Promise<Gateways> {
  const { gateways, close } = await aMailServer(taken, refuses);
  closing.push(close);
  return gateways;
}

type Asked = { readonly body: string; readonly authorization: string | undefined };
/** A gateway of SMS that answers with the status. */
async function anSmsGateway(asked: Asked[], status: number, headers: Readonly<Record<string, string>> = {}): Promise<Gateways> {
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString();
    });
    request.on('end', () => {
      asked.push({ body, authorization: request.headers.authorization });
      response.writeHead(status, headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const url = new URL(`http://127.0.0.1:${port}/send`);
  return { ...noGateways, sms: httpSmsGateway({ url, template: '{"to":"{phone}","message":"{text}"}', authorization: 'Key 1' }) };
}

describe('delivery', () => {
  it('sends a letter by SMTP once, to one recipient, and forgets its text', async () => {
    const taken: TakenLetter[] = [];
    const gateways = await mailing(taken);
    await queue();
    expect(await deliver(gateways)).toBe(true);
    expect(await deliver(gateways)).toBe(false);
    expect(taken.map(({ recipients }) => recipients)).toEqual([['jana@mesto.test']]);
    expect(taken[0]?.text).toContain('From: urad@mesto.test');
    expect(taken[0]?.text).toContain('Auto-Submitted: auto-generated');
    expect(await kept()).toMatchObject({ state: 'sent', body: null, attempts: 1, error: null, sent_at: central.clock.now() });
  });

  it('sends a formatted letter as HTML beside its plain text, with the secret in both', async () => {
    const taken: TakenLetter[] = [];
    const gateways = await mailing(taken);
    const secret = { text: 'taj_ny_', link: 'digest', endsAt: new Date(central.clock.now().getTime() + 60_000) };
    await queue({ ...letter, body: '**PIN** 5 < 6\n\n<https://mesto.test/#o=taj_ny_>', formatted: true, secret });
    await deliver(gateways);
    const text = taken[0]?.text ?? '';
    expect(text).toMatch(/multipart\/alternative.*text\/plain.*PIN 5 < 6\s+https:\/\/mesto\.test\/#o=(?:3D)?taj_ny_\s.*text\/html/su);
    expect(text.replaceAll('=\r\n', '').replaceAll('=3D', '=')).toContain('<a href="https://mesto.test/#o=taj_ny_">');
    expect(text).toContain('<strong>PIN</strong> 5 &lt; 6');
  });

  it('lets no text of a letter become a header or a second recipient', async () => {
    const taken: TakenLetter[] = [];
    const gateways = await mailing(taken);
    await queue({ ...letter, recipient: 'jana@mesto.test, eva@evil.test', subject: 'A\r\nBcc: eva@evil.test' });
    await deliver(gateways);
    expect(taken.flatMap(({ recipients }) => recipients)).not.toContain('eva@evil.test');
    expect(taken.map(({ text }) => text).join('')).not.toMatch(/^bcc:/imu);
  });

  it.each<Refusal>([
    noSuchBox,
    { code: 550, said: '5.7.1 access denied' },
    { code: 552, said: '5.2.2 mailbox full' },
    { code: 554, said: '5.1.0 no such address' },
    { code: 550, said: '5.6.0 not such a letter', at: 'data' },
  ])('gives up at once what the mail server refuses for good: %j', async (refusal) => {
    const gateways = await mailing([], refusal);
    await queue();
    expect(await deliver(gateways)).toBe(true);
    expect(await kept()).toMatchObject({ state: 'failed', attempts: 1, next_try_at: null, error: expect.stringContaining(refusal.said) });
  });

  it.each<Refusal>([
    { code: 450, said: '4.2.0 greylisted' },
    { code: 530, said: '5.7.0 must authenticate', at: 'sender' },
    { code: 550, said: '5.7.1 sender not known', at: 'sender' },
    { code: 554, said: '5.7.1 relay access denied' },
  ])('tries again what is about the sender or about now: %j', async (refusal) => {
    const gateways = await mailing([], refusal);
    await queue();
    await deliver(gateways);
    expect(await kept()).toMatchObject({ state: 'waiting', attempts: 1, error: expect.stringContaining(refusal.said) });
  });

  it('tries again after 1, 5, 15 and 60 minutes, and says why it did not go', async () => {
    const gateways = await mailing([], { code: 451, said: '4.3.0 come later' });
    await queue();
    for (const minutes of [1, 5, 15, 60]) {
      expect(await deliver(gateways)).toBe(true);
      expect(await kept()).toMatchObject({ state: 'waiting', error: expect.stringContaining('come later'), body: letter.body });
      central.clock.advance(minutes * 60_000 - 1);
      expect(await deliver(gateways)).toBe(false);
      central.clock.advance(1);
    }
  });

  it('goes on for a day while the mail server is away, and gives up what is older', async () => {
    let isAway = true;
    const taken: unknown[] = [];
    const gateways: Gateways = {
      sms: null,
      email: async (message) => {
        if (isAway) throw new Error('connect ECONNREFUSED');
        taken.push(message);
      },
    };
    const begun = central.clock.now().getTime();
    const hours = () => (central.clock.now().getTime() - begun) / 3_600_000;
    const tryOn = async (until: number) => {
      while (hours() < until && (await kept())['state'] === 'waiting') {
        await deliver(gateways);
        central.clock.advance(60_000);
      }
    };
    await queue();
    await tryOn(24);
    expect(await kept()).toMatchObject({ state: 'waiting', error: 'connect ECONNREFUSED', attempts: expect.any(Number) });
    isAway = false;
    await tryOn(25.1);
    expect([(await kept())['state'], taken.length]).toEqual(['sent', 1]);
    isAway = true;
    await sql`delete from outbox`.execute(central.db);
    await queue();
    const again = hours();
    await tryOn(again + 28);
    expect((await kept())['state']).toBe('failed');
    expect(hours() - again).toBeGreaterThan(26);
    // Sent again by hand, it has its first tries once more.
    await sql`update outbox set state = 'waiting', attempts = 0, next_try_at = ${central.clock.now()}`.execute(central.db);
    expect(await deliver(gateways)).toBe(true);
    expect(await kept()).toMatchObject({ state: 'waiting', attempts: 1 });
  });

  it('sends an SMS as the template says, whatever the text holds', async () => {
    const asked: Asked[] = [];
    const gateways = await anSmsGateway(asked, 200);
    await queue({ channel: 'sms', recipient: '+420600123456', subject: null, body: 'Kód "12" \\ {phone}\n' });
    await deliver(gateways);
    expect(asked.map(({ body, authorization }) => [JSON.parse(body), authorization])).toEqual([
      [{ to: '+420600123456', message: 'Kód "12" \\ {phone}\n' }, 'Key 1'],
    ]);
    expect(await kept()).toMatchObject({ state: 'sent', body: null });
  });

  it.each([
    ['an error of the gateway', 500, 'waiting', {}],
    ['a key that is not valid', 401, 'waiting', {}],
    ['a refusal', 400, 'failed', {}],
    ['a redirect', 302, 'waiting', { location: 'http://127.0.0.1:1/elsewhere' }],
  ])('takes %s for a failure', async (_, status, state, headers) => {
    const asked: Asked[] = [];
    const gateways = await anSmsGateway(asked, status, headers);
    await queue({ channel: 'sms', recipient: '+420600123456', subject: null, body: 'Kód' });
    await deliver(gateways);
    expect([asked.length, (await kept())['state']]).toEqual([1, state]);
  });

  it('keeps what has no way out, and sends nothing twice when two servers look at once', async () => {
    const taken: TakenLetter[] = [];
    const gateways = await mailing(taken);
    await queue(letter, false);
    expect(await deliver(gateways)).toBe(false);
    expect(await kept()).toMatchObject({ state: 'kept', body: letter.body });
    await queue();
    await Promise.all([deliver(gateways), deliver(gateways), deliver(gateways)]);
    expect(taken.length).toBe(1);
  });

  const link = () => ({ text: 'tajny-odkaz', link: 'digest', endsAt: new Date(central.clock.now().getTime() + 10 * 60_000) });
  const withLink = () => queue({ ...letter, body: 'Odkaz: tajny-odkaz', secret: link() });
  const secrets = async () => (await sql`select from message_secrets`.execute(central.db)).rows.length;

  it('puts the link where its row hides it, and keeps it no longer than the message waits', async () => {
    const taken: TakenLetter[] = [];
    const gateways = await mailing(taken);
    await withLink();
    expect(await kept()).toMatchObject({ body: 'Odkaz: ••••••' });
    await deliver(gateways);
    expect(taken[0]?.text).toContain('tajny-odkaz');
    expect([await kept(), await secrets()]).toMatchObject([{ state: 'sent', body: null }, 0]);
  });

  it('sends no link that has expired, and clears it, also when sending had failed', async () => {
    const taken: TakenLetter[] = [];
    await withLink();
    await deliver(await mailing([], { code: 451, said: '4.3.0 come later' }));
    expect(await clearExpired(central)).toBe(false);
    central.clock.advance(10 * 60_000);
    expect(await deliver(await mailing(taken))).toBe(false);
    expect(await clearExpired(central)).toBe(true);
    expect([await kept(), await secrets(), taken.length]).toMatchObject([{ state: 'over', body: null, next_try_at: null }, 0, 0]);
  });

  it('is taken over when the server that began it died', async () => {
    const taken: TakenLetter[] = [];
    const gateways = await mailing(taken);
    await queue();
    await sql`update outbox set attempts = 1, next_try_at = ${new Date(central.clock.now().getTime() + 120_000)}`.execute(central.db);
    expect(await deliver(gateways)).toBe(false);
    central.clock.advance(120_000);
    await deliver(gateways);
    expect(taken.length).toBe(1);
  });
});
