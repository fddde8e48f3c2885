import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { AnyResource } from '../../contract/kit/index.ts';
import { resources } from '../../server/app.ts';
import { type Central, goodPassword } from './central.ts';
import { confirmPhone, lastCode } from './codes.ts';
import { importer } from './imports.ts';
import { inputOf } from './made/input-of.ts';
import { isMadeByPeople, resourceOf, type World } from './made/world.ts';
import { type Client, numberAt, signedIn, textAt } from './people.ts';

/** Prepares a write that goes through once: the request and its status. */
export type Write = (at: At) => Promise<{ readonly request: InjectOptions; readonly status: number }>;
/** Where it is written: as the super administrator, in a world with a row of everything. */
export type At = { readonly central: Central; readonly root: Client; readonly world: World; readonly stores: readonly number[] };

const made = resources.filter(isMadeByPeople);
const settings = resources.filter(({ singleton }) => singleton === true);

const create =
  (resource: AnyResource): Write =>
  async ({ world, stores }) => ({
    request: { method: 'POST', url: `/central/${resource.name}`, payload: inputOf(resource, world.place(stores)) },
    status: 201,
  });
/** Everything that may change does, children too. */
const edit =
  (resource: AnyResource): Write =>
  async ({ root, world, stores }) => {
    const address = resource.singleton === true ? `/${resource.name}` : `/${resource.name}/${(await world.make(resource, stores)).id}`;
    const { [resource.limitedBy ?? '']: _, ...payload } = inputOf(resource, world.place(stores));
    const version = String((await root.get(address)).headers['etag']);
    return { request: { method: 'PATCH', url: `/central${address}`, headers: { 'if-match': version }, payload }, status: 200 };
  };
const remove =
  (resource: AnyResource): Write =>
  async ({ world, stores }) => ({
    request: { method: 'DELETE', url: `/central/${resource.name}/${(await world.make(resource, stores)).id}` },
    status: 200,
  });
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

const inBulk =
  (name: string, action: string, values: object = {}): Write =>
  async (at) => {
    const resource = resourceOf(name);
    const ids = [await aRow(at, resource), await aRow(at, resource)];
    if (action === 'restore') for (const id of ids) await at.root.remove(`/${name}/${id}`);
    return { request: { method: 'POST', url: `/central/${name}/bulk`, payload: { action, ids, ...values } }, status: 200 };
  };
const bringBack =
  (name: string): Write =>
  async (at) => {
    const id = await aRow(at, resourceOf(name));
    await at.root.remove(`/${name}/${id}`);
    return { request: { method: 'POST', url: `/central/${name}/${id}/restore` }, status: 200 };
  };
const confirmOrder: Write = async (at) => {
  const id = await aRow(at, resourceOf('orders'));
  return { request: { method: 'POST', url: `/central/orders/${id}/actions/confirm`, headers: { 'if-match': '"1"' } }, status: 200 };
};
const createOnce: Write = async ({ world, stores }) => ({
  request: {
    method: 'POST',
    url: '/central/services',
    headers: { 'idempotency-key': randomUUID() },
    payload: inputOf(resourceOf('services'), world.place(stores)),
  },
  status: 201,
});
const someRegions = () => `Název\nKraj ${randomUUID()}\nKraj ${randomUUID()}\n`;
const bringIn: Write = async () => ({
  request: {
    method: 'POST',
    url: '/central/regions/import?file_name=a.csv',
    headers: { 'content-type': 'text/csv' },
    payload: someRegions(),
  },
  status: 201,
});
const checkImport: Write = async ({ central, root }) => {
  const { body } = await importer(central, root, 'regions').upload(someRegions());
  const url = `/central/regions/import/${numberAt(body, 'id')}/check`;
  return { request: { method: 'POST', url, payload: { mapping: ['name'] } }, status: 200 };
};
const saveImport: Write = async ({ central, root }) => {
  const { id } = await importer(central, root, 'regions').checked(someRegions());
  return { request: { method: 'POST', url: `/central/regions/import/${id}/save`, payload: { rows: 'all' } }, status: 200 };
};
const cancelTask: Write = async ({ central, root }) => {
  const { id } = await importer(central, root, 'regions').checked(someRegions());
  const begun = await root.post(`/regions/import/${id}/save`, { rows: 'all' });
  return { request: { method: 'POST', url: `/central/tasks/${numberAt(begun.body, 'id')}/cancel` }, status: 200 };
};

/** Somebody whose session owes the second factor, and has a telephone that a code has gone to. */
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

/** A row to be written; an order in the state in which something can be done to it. */
async function aRow({ root, world, stores }: At, resource: AnyResource): Promise<number> {
  if (resource.name !== 'orders') return (await world.make(resource, stores)).id;
  const order = { ...inputOf(resource, world.place(stores)), state: 'unconfirmed' };
  return numberAt((await root.post('/orders', order)).body, 'id');
}

/** Every write; one that is new is a line here. `keeps` names what is to stay although the rest failed. */
const all: readonly (readonly [title: string, write: Write, keeps?: string])[] = [
  ...made.map((resource) => [`create ${resource.name}`, create(resource)] as const),
  ...[...made, ...settings].map((resource) => [`edit ${resource.name}`, edit(resource)] as const),
  ...made.map((resource) => [`delete ${resource.name}`, remove(resource)] as const),
  ['create services with a key', createOnce],
  ['bulk update orders', inBulk('orders', 'update', { values: { note: 'Jiná poznámka' } })],
  ['bulk delete desks', inBulk('desks', 'delete')],
  ['bulk restore desks', inBulk('desks', 'restore')],
  ['bulk cancel orders', inBulk('orders', 'cancel')],
  ['bulk invite users', inBulk('users', 'invite')],
  ['bulk deactivate users', inBulk('users', 'deactivate')],
  ['restore desks', bringBack('desks')],
  ['confirm orders', confirmOrder],
  ['send a file', bringIn],
  ['begin to check a file', checkImport],
  ['begin to save a file', saveImport],
  ['cancel a task', cancelTask],
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

export const writes = all.map(([title, write, keeps]) => ({ title, write, keeps }));
