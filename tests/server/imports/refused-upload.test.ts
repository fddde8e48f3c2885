import { Agent, type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listening } from '../../support/branch/branch-setup.ts';
import { type Central, openCentral } from '../../support/central.ts';
import { type Client, superAdministrator } from '../../support/people.ts';

let central: Central;
let client: Client;
let origin: string;
/** One connection, as a proxy keeps it for requests of anybody. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
beforeAll(async () => {
  central = await openCentral();
  client = await superAdministrator(central);
  origin = await listening(central);
});
afterAll(async () => {
  agent.destroy();
  await central.close();
});

type Answered = { readonly status: number | undefined; readonly localPort: number | undefined };

function ask(method: string, path: string, body: Buffer | null): Promise<Answered> {
  const headers = { authorization: `Bearer ${client.token}`, ...(body === null ? {} : { 'content-type': 'text/csv' }) };
  return new Promise((resolve, reject) => {
    const sending = request(`${origin}/central${path}`, { method, agent, headers }, (answer: IncomingMessage) => {
      const { localPort } = answer.socket;
      answer.resume().once('end', () => resolve({ status: answer.statusCode, localPort }));
    });
    sending.once('error', reject);
    sending.end(body);
  });
}

describe('an upload that is refused before its end', () => {
  it('leaves the connection to the next request', async () => {
    const refused = await ask('POST', '/stores/import?file_name=a.csv', Buffer.alloc(21 * 1_048_576, 0x61));
    const next = await ask('GET', '/me', null);
    expect([refused.status, next.status]).toEqual([413, 200]);
    expect(next.localPort).toBe(refused.localPort);
  }, 20_000);
});
