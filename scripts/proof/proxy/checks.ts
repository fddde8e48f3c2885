import { get } from 'node:http';
import { importLimits } from '../../../contract/derive/imports/import-columns.ts';
import { type Holder, tryHandshake } from '../../../tests/support/branch/branch-client.ts';
import { textAt } from '../../../tests/support/people.ts';
import { say } from '../reporting/options.ts';
import type { ProofLine } from '../reporting/proof-line.ts';
import type { Browser, Reply } from './browser.ts';
import { type Nginx, publicName } from './nginx.ts';

/** Where the browser says that it comes from: it must not be believed. */
export const claimed = '203.0.113.9';
const person = { email: 'prvni@mesto.test', name: 'První správce', password: 'Dost dlouhé heslo' };
const events = 20;
const megabyte = 1_048_576;

/** Signs in, goes on by the cookie, and sees where the session says that it comes from. */
export async function proveSignIn(browser: Browser, link: string, plainPort: number): Promise<readonly ProofLine[]> {
  say('signing in');
  expectStatus(204, await browser.post(link, person));
  const entered = await browser.post('/central/auth/token', { username: person.email, password: person.password });
  const cookies = [entered.headers['set-cookie'] ?? []].flat();
  const refresh = cookies.find((cookie) => cookie.startsWith('__Host-refresh=')) ?? '';
  const cookie = refresh.split(';')[0] ?? '';
  const again = await browser.ask('POST', '/central/auth/refresh', { headers: { cookie } });
  browser.authorization = `Bearer ${textAt(JSON.parse(again.text), 'tokens', 'access_token')}`;
  const { text } = await browser.ask('GET', '/central/sessions');
  const addresses = [...text.matchAll(/"address":"([^"]*)"/gu)].map(([, address]) => address);
  const location = await redirectOf(plainPort);
  return [
    line(
      'sign-in, then again by the cookie alone',
      `${entered.status}, ${again.status}, ${attributesOf(refresh)}`,
      '200, 200, Secure and HttpOnly',
      {
        holds: entered.status === 200 && again.status === 200 && /; HttpOnly; Secure; SameSite=Strict/u.test(refresh),
      },
    ),
    line('address of the session', addresses.join(), `127.0.0.2, not ${claimed}`, { holds: addresses.join() === '127.0.0.2' }),
    line('plain http', location, `308 to https://${publicName}`, { holds: location === `308 https://${publicName}/stores?a=1` }),
  ];
}

/** Follows the live stream while rows are made. */
export async function proveLive(browser: Browser): Promise<ProofLine> {
  say('live stream');
  let received = '';
  const leave = browser.follow('/central/live?topics=regions', (part) => {
    received += part;
  });
  const times: number[] = [];
  for (let event = 0; event < events; event += 1) {
    received = '';
    const begin = performance.now();
    expectStatus(201, await browser.post('/central/regions', { name: `Oblast ${event}` }));
    while (!received.includes('event: ') && performance.now() - begin < 10_000) await rest(5);
    times.push(performance.now() - begin);
    await rest(400);
  }
  leave();
  const longest = Math.round(Math.max(...times));
  const middle = Math.round(times.toSorted((a, b) => a - b)[events / 2] ?? 0);
  return line(
    'live stream, from sending a write to its event',
    `${events} events, median ${middle} ms, longest ${longest} ms`,
    '<= 1,000 ms',
    {
      holds: longest <= 1_000,
    },
  );
}

/** Opens the socket of a branch, is admitted, and stays longer than nginx waits by default. */
export async function proveBranch(store: Holder, { port, ca }: Nginx, log: () => string): Promise<ProofLine> {
  say('socket of a branch');
  const connection = { ca, servername: publicName, localAddress: '127.0.0.3' };
  const headers = { host: publicName, 'x-forwarded-for': claimed };
  const client = await tryHandshake(store, { origin: `https://127.0.0.1:${port}`, headers, connection });
  await client.next('welcome');
  const isConnected = /"address":"(?<address>[^"]*)","msg":"a branch is connected"/u;
  for (let left = 100; left > 0 && !isConnected.test(log()); left -= 1) await rest(50);
  const address = isConnected.exec(log())?.groups?.['address'] ?? '?';
  const silentSeconds = 70;
  const isOver = await Promise.race([client.ended.then(() => true), rest(silentSeconds * 1_000).then(() => false)]);
  client.close();
  return line(
    'socket of a branch',
    `welcome, from ${address}, ${isOver ? 'cut' : 'open'} after ${silentSeconds} s without a word of the branch`,
    'open, from 127.0.0.3',
    {
      holds: address === '127.0.0.3' && !isOver,
    },
  );
}

/** Sends files near the limit, beyond it, and over a slow line. */
export async function proveUploads(browser: Browser): Promise<readonly ProofLine[]> {
  const upload = (megabytes: number, lastsMs = 0) => {
    say(`upload of ${megabytes} MB`);
    return browser.ask('POST', '/central/regions/import?file_name=a.csv', {
      headers: { 'content-type': 'text/csv' },
      body: csv(megabytes),
      lastsMs,
    });
  };
  const [most, slowSeconds] = [importLimits.megabytes, 40];
  const [near, slow] = [await upload(most - 0.1), await upload(1, slowSeconds * 1_000)];
  const beyond = await upload(most + 1);
  return [
    line(`upload of ${most - 0.1} MB, of at most ${most}`, String(near.status), '201', { holds: near.status === 201 }),
    line(`upload of ${most + 1} MB`, `${beyond.status} ${codeOf(beyond)}`, '413 in the words of the server', {
      holds: beyond.status === 413 && codeOf(beyond) === 'too_large',
    }),
    line(
      `upload that takes ${slowSeconds} s; the server gives a request 30`,
      slow.status === 201 ? '201' : `${slow.status} ${codeOf(slow)}`,
      '201',
      { holds: slow.status === 201 },
    ),
  ];
}

/** Without a database the server says that it is not ready, and when to come again. */
export async function proveUnready(browser: Browser): Promise<ProofLine> {
  const { status, headers, text } = await browser.ask('GET', '/health/ready');
  const after = String(headers['retry-after'] ?? 'nothing');
  return line('not ready, without its database', `${status}, Retry-After ${after}, ${text}`, '503 with Retry-After and the reason', {
    holds: status === 503 && /^\d+$/u.test(after) && text.includes('"database"'),
  });
}

function csv(megabytes: number): Buffer {
  const row = (number: number) => `Dovoz ${number};${'p'.repeat(480)}\n`;
  const rows = Math.floor((megabytes * megabyte - 10) / Buffer.byteLength(row(99_999)));
  return Buffer.from(`name;note\n${Array.from({ length: rows }, (_, place) => row(10_000 + place)).join('')}`);
}

function redirectOf(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { host: publicName };
    get({ host: '127.0.0.1', port, path: '/stores?a=1', headers, agent: false }, (reply) => {
      reply.resume();
      resolve(`${reply.statusCode} ${reply.headers.location ?? ''}`);
    }).once('error', reject);
  });
}

function attributesOf(cookie: string): string {
  return cookie.split('; ').slice(1).join('; ');
}

function codeOf({ text }: Reply): string {
  return /"err":"(\w+)"/u.exec(text)?.[1] ?? text.slice(0, 100);
}

function expectStatus(status: number, reply: Reply): void {
  if (reply.status !== status) throw new Error(`${reply.status} ${reply.text.slice(0, 300)} instead of ${status}`);
}

function line(what: string, measured: string, target: string, { holds }: Pick<ProofLine, 'holds'>): ProofLine {
  return { what, measured, target, holds };
}

function rest(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
