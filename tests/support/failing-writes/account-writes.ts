import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { goodPassword } from '../central.ts';
import { confirmPhone, lastCode } from '../codes.ts';
import { type Client, numberAt, signedIn, textAt } from '../people.ts';
import type { NamedWrite, Write } from './write.ts';

const keepPreferences: Write = async () => ({
  request: { method: 'PATCH', url: '/central/preferences', payload: { theme: 'B', density: null } },
  status: 204,
});
const aView = { resource: 'stores', shared: false, state: { filter: {}, sort: [], columns: [], page_size: 25 } };
const keepView: Write = async () => ({
  request: { method: 'POST', url: '/central/views', payload: { ...aView, name: randomUUID() } },
  status: 201,
});
const toView =
  (method: 'PATCH' | 'DELETE' | 'POST', path: string, payload?: object): Write =>
  async ({ root }) => {
    const id = numberAt((await root.post('/views', { ...aView, name: randomUUID() })).body, 'id');
    if (path === '/restore') await root.remove(`/views/${id}`);
    return { request: { method, url: `/central/views/${id}${path}`, ...(payload === undefined ? {} : { payload }) }, status: 200 };
  };
const asSomebody =
  (path: string, status: number, bodyOf: (client: Client) => object): Write =>
  async ({ central }) => {
    const client = await signedIn(central);
    return {
      request: {
        method: 'POST',
        url: `/central/auth/${path}`,
        headers: { authorization: `Bearer ${client.token}` },
        payload: bodyOf(client),
      },
      status,
    };
  };
/** Someone whose session owes the second factor, and has a telephone that a code has gone to. */
const atTheStep =
  (path: string, bodyOf: (code: string) => object): Write =>
  async ({ central }) => {
    const client = await signedIn(central);
    const phone = await confirmPhone(central, client.id, `+42060${String(2_000_000 + client.id)}`);
    await sql`update sessions set owes_second_factor = true where user_id = ${client.id}`.execute(central.db);
    const send = { method: 'POST', headers: { authorization: `Bearer ${client.token}` } } as const;
    if (path === 'second-factor/send') return { request: { ...send, url: `/central/auth/${path}`, payload: {} }, status: 200 };
    await client.post('/auth/second-factor/send', {});
    return { request: { ...send, url: `/central/auth/${path}`, payload: bodyOf(await lastCode(central, phone)) }, status: 200 };
  };
const addApplication: Write = async ({ central }) => {
  const client = await signedIn(central);
  const secret = textAt((await client.post('/auth/totp', {})).body, 'secret');
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: central.clock.now().getTime() });
  const headers = { authorization: `Bearer ${client.token}` };
  return { request: { method: 'POST', url: '/central/auth/totp/confirm', headers, payload: { code } }, status: 200 };
};

/** Writes of one's own account: preferences, views, signing in and the second factor. */
export const accountWrites: readonly NamedWrite[] = [
  ['keep preferences', keepPreferences],
  ['keep a view', keepView],
  ['share a view', toView('PATCH', '', { shared: true })],
  ['delete a view', toView('DELETE', '')],
  ['restore a view', toView('POST', '/restore')],
  // A try counts whatever becomes of it.
  ['sign in', asSomebody('token', 200, ({ email }) => ({ username: email, password: goodPassword })), 'users_live'],
  ['refresh', asSomebody('refresh', 200, ({ refreshToken }) => ({ refresh_token: refreshToken }))],
  ['sign out', asSomebody('sign-out', 204, ({ refreshToken }) => ({ refresh_token: refreshToken }))],
  ['send a code', atTheStep('second-factor/send', () => ({}))],
  ['pass by a code', atTheStep('second-factor', (code) => ({ code }))],
  ['add an application', addApplication],
  ['make recovery codes', asSomebody('recovery-codes', 200, () => ({}))],
  [
    'change the password',
    asSomebody('password', 200, () => ({ old_password: goodPassword, new_password: 'Jiné heslo 2027! '.repeat(5) })),
    'users_live',
  ],
];
