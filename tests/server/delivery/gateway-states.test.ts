import { sql } from 'kysely';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { type Gateways, httpSmsGateway, noGateways, smtpGateway } from '../../../server/adapters/gateways.ts';
import { deliverNext } from '../../../server/areas/messages/delivery/deliver.ts';
import { type GatewayStates, gatewayStates } from '../../../server/areas/messages/delivery/gateways.ts';
import { queueMessage } from '../../../server/areas/messages/queue-message.ts';
import { startOfTests } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { aMailServer, deliveryOf, noSuchBox, type Refusal } from '../../support/mail-server.ts';

const central = await centralOfFile();
const lines: unknown[] = [];
const keep = (...line: readonly unknown[]) => lines.push(line);
let states: GatewayStates;
beforeEach(async () => {
  central.clock.moveTo(startOfTests);
  await sql`delete from outbox`.execute(central.db);
  lines.length = 0;
  states = gatewayStates({ error: keep, warn: keep });
});

/** Sends one new message by these ways. */
async function send(gateways: Gateways, channel: 'email' | 'sms' = 'email'): Promise<void> {
  const message = { channel, recipient: channel === 'email' ? 'jana@mesto.test' : '+420601000001', subject: null, body: 'Text' } as const;
  await queueMessage(central.db, { ...message, now: central.clock.now(), hasGateway: true });
  await deliverNext({ ...deliveryOf(central, gateways), states });
  await sql`delete from outbox`.execute(central.db);
}

async function mailing(refuses?: Refusal): Promise<Gateways> {
  const { gateways, close } = await aMailServer([], refuses);
  onTestFinished(close);
  return gateways;
}

const begins = (setting: string) => [expect.objectContaining({ setting, fault: expect.any(String) }), 'messages cannot be handed over'];
const ends = [expect.anything(), 'messages are handed over again'];
const nowhere: Gateways = {
  email: smtpGateway({ url: new URL('smtp://jmeno:tajne@127.0.0.1:1'), from: 'urad@mesto.test' }),
  sms: httpSmsGateway({ url: new URL('http://127.0.0.1:1/'), template: '{"phone":"{phone}","text":"{text}"}', authorization: 'tajne' }),
};

it('a way out that does not work is one line when it begins and one when it ends, and holds no password', async () => {
  for (let turn = 0; turn < 3; turn += 1) await send(nowhere);
  expect(lines).toEqual([begins('SMTP_URL')]);
  expect(JSON.stringify(lines)).not.toContain('tajne');
  const works = await mailing();
  await send(works);
  await send(works);
  expect(lines).toEqual([begins('SMTP_URL'), ends]);
});

it('each way has its own state', async () => {
  await send(nowhere, 'sms');
  await send(nowhere);
  expect(lines).toEqual([begins('SMS_URL'), begins('SMTP_URL')]);
});

it('a server that refuses us as a sender is a way out that does not work', async () => {
  await send(await mailing({ code: 530, said: '5.7.0 sign in first', at: 'sender' }));
  expect(lines).toEqual([begins('SMTP_URL')]);
});

it.each([
  ['refuses a recipient for good', noSuchBox],
  ['asks to come again with one', { code: 450, said: '4.2.0 greylisted' }],
  ['refuses a text', { code: 554, said: '5.6.0 no such text', at: 'data' }],
] as const)('a server that %s is a way out that works', async (_, refusal) => {
  await send({ ...noGateways, ...(await mailing(refusal)) });
  expect(lines).toEqual([]);
});
