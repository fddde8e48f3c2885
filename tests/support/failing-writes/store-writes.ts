import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { aBackup, fileOf } from '../backups.ts';
import { aBookedOffice } from '../booked-office.ts';
import { keyFor } from '../licences.ts';
import { inputOf } from '../made/input-of.ts';
import { resourceOf } from '../made/world.ts';
import { numberAt, textAt } from '../people.ts';
import { aDesk, aService, aStore } from '../records.ts';
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
export const storeWrites: readonly NamedWrite[] = [
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
