import { randomUUID } from 'node:crypto';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { resources } from '../../../server/app.ts';
import { importer } from '../imports.ts';
import { inputOf } from '../made/input-of.ts';
import { inState } from '../made/put-values.ts';
import { isMadeByPeople, resourceOf } from '../made/world.ts';
import { numberAt } from '../people.ts';
import type { At, NamedWrite, Write } from './write.ts';

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
const createOnce: Write = async ({ world, stores }) => ({
  request: {
    method: 'POST',
    url: '/central/services',
    headers: { 'idempotency-key': randomUUID() },
    payload: inputOf(resourceOf('services'), world.place(stores)),
  },
  status: 201,
});
const confirmOrder: Write = async (at) => {
  const id = await aRow(at, resourceOf('orders'));
  return { request: { method: 'POST', url: `/central/orders/${id}/actions/confirm`, headers: { 'if-match': '"1"' } }, status: 200 };
};
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

/** A row to be written; an order in the state in which something can be done to it. */
async function aRow({ central, world, stores }: At, resource: AnyResource): Promise<number> {
  const { id } = await world.make(resource, stores);
  return resource.name === 'orders' ? inState(central, id, 'unconfirmed') : id;
}

/** Writes of rows: of every entity one by one, of many at once, and of a file. */
export const rowWrites: readonly NamedWrite[] = [
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
];
