import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { aBackup, fileOf } from '../backups.ts';
import { aBookedOffice } from '../booked-office.ts';
import { goodPassword } from '../central.ts';
import { confirmPhone, lastCode } from '../codes.ts';
import { keyFor } from '../licences.ts';
import { inputOf } from '../made/input-of.ts';
import { resourceOf } from '../made/world.ts';
import { type Client, numberAt, signedIn, textAt } from '../people.ts';
import { aDesk, aService, aStore } from '../records.ts';
import { rowWrites } from './row-writes.ts';
import type { NamedWrite, Write } from './write.ts';

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
const copyBookingPlan: Write = async ({ root }) => {
  const { store, plan } = await aBookedOffice(root, 1);
  const services = [await aService(root, store, { ticket_prefix: 'B' }), await aService(root, store, { ticket_prefix: 'C' })];
  const targets = services.map((service) => ({ store_id: store, service_id: service }));
  return { request: { method: 'POST', url: `/central/booking-plans/${plan}/copy`, payload: { targets } }, status: 200 };
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

/** What is done to a store beyond its rows. */
const storeWrites: readonly NamedWrite[] = [
  ['make a key of a branch', keyOfStore],
  ['withdraw a change', withdraw],
  ['mark days of a branch', markDaysOfStore],
  ['copy opening hours', copyHours],
  ['give stores the default hours', applyDefaultHours],
  ['copy services', copyServices],
  ['copy booking-plans', copyBookingPlan],
  ['change a licence', changeLicence],
  ['ask for a backup', makeBackup],
  ['upload a backup', uploadBackup],
];

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
/** Someone with a session that owes the second factor, and a telephone that a code has gone to. */
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
const accountWrites: readonly NamedWrite[] = [
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

/** Every write; one that is new is a line in the table of its subject. */
export const writes = [...rowWrites, ...storeWrites, ...accountWrites].map(([title, write, keeps]) => ({ title, write, keeps }));
