import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { AnyResource } from '../../contract/kit/index.ts';
import { resources } from '../../server/app.ts';
import { aBackup, fileOf } from './backups.ts';
import { type Central, goodPassword } from './central.ts';
import { confirmPhone, lastCode } from './codes.ts';
import { importer } from './imports.ts';
import { keyFor } from './licences.ts';
import { inputOf } from './made/input-of.ts';
import { inState } from './made/put-values.ts';
import { isMadeByPeople, resourceOf, type World } from './made/world.ts';
import { type Client, numberAt, signedIn, textAt } from './people.ts';
import { aDesk, aService, aStore } from './records.ts';

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
const keyOfStore: Write = async ({ stores }) => ({
  request: { method: 'POST', url: `/central/stores/${stores[0]}/key` },
  status: 200,
});
const withdraw: Write = async ({ central, root, stores }) => {
  const service = await aService(root, stores[0] ?? 0);
  const { rows } = await sql<{ id: string }>`
    select id from revisions where resource = 'services' and record_id = ${service}`.execute(central.db);
  return { request: { method: 'POST', url: `/central/stores/${stores[0]}/waiting-changes/${rows[0]?.id}/withdraw` }, status: 200 };
};
const markDaysOfStore: Write = async ({ stores }) => ({
  request: {
    method: 'POST',
    url: `/central/stores/${stores[0]}/mark-days`,
    payload: { days: ['2029-03-01', '2029-03-02'], day_type: 'blocked' },
  },
  status: 200,
});
const copyHours: Write = async ({ root, world, stores }) => {
  const { id } = await world.make(resourceOf('opening-plans'), stores.slice(0, 1));
  const others = [numberAt((await root.post('/stores', inputOf(resourceOf('stores'), world.place([])))).body, 'id')];
  return {
    request: { method: 'POST', url: `/central/stores/${stores[0]}/opening-copy`, payload: { plan_id: id, store_ids: others } },
    status: 200,
  };
};
const applyDefaultHours: Write = async ({ root }) => {
  const { headers } = await root.get('/store-defaults');
  const store = await aStore(root);
  const intervals = [{ weekday: 1, opens: '08:00', closes: '17:00' }];
  await root.patch('/store-defaults', Number(/\d+/u.exec(String(headers['etag']))?.[0]), { intervals });
  return { request: { method: 'POST', url: '/central/store-defaults/apply', payload: { store_ids: [store] } }, status: 200 };
};
const copyServices: Write = async ({ root }) => {
  const [from, to] = [await aStore(root), await aStore(root)];
  const service = await aService(root, from);
  await aDesk(root, from, { number: 900, service_ids: [service] });
  await aDesk(root, to, { number: 900 });
  return {
    request: { method: 'POST', url: '/central/services/copy', payload: { ids: [service], store_ids: [to], with_desks: true } },
    status: 200,
  };
};
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
  const url = `/central/imports/regions/${numberAt(body, 'id')}/check`;
  return { request: { method: 'POST', url, payload: { mapping: ['name'] } }, status: 200 };
};
const saveImport: Write = async ({ central, root }) => {
  const { id } = await importer(central, root, 'regions').checked(someRegions());
  return { request: { method: 'POST', url: `/central/imports/regions/${id}/save`, payload: { rows: 'all' } }, status: 200 };
};
const cancelTask: Write = async ({ central, root }) => {
  const { id } = await importer(central, root, 'regions').checked(someRegions());
  const begun = await root.post(`/imports/regions/${id}/save`, { rows: 'all' });
  return { request: { method: 'POST', url: `/central/tasks/${numberAt(begun.body, 'id')}/cancel` }, status: 200 };
};

const changeLicence: Write = async ({ root, stores }) => {
  const [store] = stores;
  const serial_number = textAt((await root.get(`/stores/${store}/licence`)).body, 'serial_number');
  const license_key = keyFor({ serial_number, software_bulkhead_desk_count: 9999, hardware_bulkhead_desk_count: 9999 });
  return { request: { method: 'PUT', url: `/central/stores/${store}/licence`, payload: { license_key } }, status: 200 };
};
const makeBackup: Write = async ({ stores }) => ({
  request: { method: 'POST', url: `/central/stores/${stores[0]}/backups`, payload: { name: randomUUID() } },
  status: 200,
});
const uploadBackup: Write = async ({ central, root, stores }) => {
  const [store = 0] = stores;
  const payload = await fileOf(central, root, await aBackup(central, root, store));
  const url = `/central/stores/${store}/backups/upload?file_name=${randomUUID()}`;
  return { request: { method: 'POST', url, headers: { 'content-type': 'application/octet-stream' }, payload }, status: 201 };
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
async function aRow({ central, world, stores }: At, resource: AnyResource): Promise<number> {
  const { id } = await world.make(resource, stores);
  return resource.name === 'orders' ? inState(central, id, 'unconfirmed') : id;
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
  ['make a key of a branch', keyOfStore],
  ['withdraw a change', withdraw],
  ['mark days of a branch', markDaysOfStore],
  ['copy opening hours', copyHours],
  ['give stores the default hours', applyDefaultHours],
  ['copy services', copyServices],
  ['keep a view', keepView],
  ['share a view', toView('PATCH', '', { shared: true })],
  ['change a licence', changeLicence],
  ['ask for a backup', makeBackup],
  ['upload a backup', uploadBackup],
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
