import { once } from 'node:events';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { centralOfFile } from '../../support/central-of-file.ts';

const central = await centralOfFile();
let port: number;
beforeAll(async () => {
  await central.app.listen({ port: 0, host: '127.0.0.1' });
  const address = central.app.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});

async function say(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const said: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => said.push(chunk));
  socket.end(text);
  await once(socket, 'close');
  return Buffer.concat(said).toString('utf8');
}

it.each([
  ['an unknown method', 'BREW /central/me HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ['two lengths of one body', 'POST /central/auth/token HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nContent-Length: 5\r\n\r\nabc'],
  ['no HTTP at all', 'ahoj\r\n\r\n'],
])('answers %s in Czech and with the headers of the API', async (_, text) => {
  const answer = await say(text);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /u);
  expect(answer).toContain('x-content-type-options: nosniff');
  expect(answer).toContain('"err":"bad_request"');
  expect(answer).toContain('Požadavku nerozumíme');
});

it.each([
  ['no HTTP at all', 'ahoj\r\n\r\n'],
  ['an upgrade that leads nowhere', 'GET /central/nikam HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'],
])('lets go of a connection that asked for %s, though the other side never closes its half', async (_, text) => {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => undefined).resume();
  socket.write(text);
  await once(socket, 'end');
  const held = promisify(central.app.server.getConnections.bind(central.app.server));
  await expect.poll(() => held(), { timeout: 10_000 }).toBe(0);
  socket.destroy();
});
