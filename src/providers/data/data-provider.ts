import type { DataProvider, Identifier } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import type { HttpClient } from '../http/http-client.ts';
import { changedValues, type Values, writableValues } from './changes.ts';
import { collectionOf, resourceCalled } from './collections.ts';
import { listAddress, totalOf } from './list-address.ts';
import { createRestClient, type RestAnswer, type RestClient, type RestClientOptions } from './rest-client.ts';

/** One address can hold so many identifiers and stay of a safe length. */
const idsPerCall = 100;

export type ConsoleDataProvider = DataProvider & {
  /** What was changed on a record, newest first. */
  readonly history: (resource: string, id: Identifier) => Promise<{ readonly data: readonly Values[]; readonly total: number }>;
};

/** ra-data-simple-rest with what it lacks: see the research of react-admin, section 4.2. */
export function createDataProvider(http: HttpClient, options: RestClientOptions): ConsoleDataProvider {
  const client = createRestClient(http, options);
  const rest = simpleRestProvider('', client.fetchJson);
  return {
    ...rest,
    supportAbortSignal: true,
    getList: async (name, params) => {
      const answer = await client.call(listAddress(collectionOf(name), params), { signal: params.signal });
      return { data: answer.json, total: totalOf(answer) };
    },
    getManyReference: async (name, params) => {
      const filter = { ...params.filter, [params.target]: params.id };
      const answer = await client.call(listAddress(collectionOf(name), { ...params, filter }), { signal: params.signal });
      return { data: answer.json, total: totalOf(answer) };
    },
    getOne: async (name, params) => ({ data: (await client.call(recordPath(name, params.id), { signal: params.signal })).json }),
    getMany: async (name, params) => ({ data: await rowsById(client, name, params.ids, params.signal) }),
    create: async (name, params) => {
      const body = writableValues(resourceCalled(name), params.data);
      return { data: (await client.call(`/${collectionOf(name)}`, { method: 'POST', body })).json };
    },
    update: async (name, params) => {
      const changes = changedValues(resourceCalled(name), params.previousData ?? {}, params.data);
      // Nothing to save is saved already: no new version, no entry in the history.
      if (params.previousData !== undefined && Object.keys(changes).length === 0) return { data: params.previousData };
      return { data: await patch(client, name, { id: params.id, version: params.previousData?.version, changes }) };
    },
    updateMany: async (name, params) => {
      const rows = await rowsById(client, name, params.ids);
      for (const { id, version } of rows) await patch(client, name, { id, version, changes: params.data });
      return { data: rows.map(({ id }) => id) };
    },
    delete: async (name, params) => {
      const { json } = await client.call(recordPath(name, params.id), { method: 'DELETE' });
      return { data: json ?? params.previousData ?? { id: params.id } };
    },
    deleteMany: async (name, params) => {
      for (const id of params.ids) await client.call(recordPath(name, id), { method: 'DELETE' });
      return { data: params.ids };
    },
    history: async (name, id) => {
      const answer = await client.call(`/${collectionOf(name)}/${encodeURIComponent(id)}/history`);
      return { data: answer.json, total: totalOf(answer) };
    },
  };
}

function recordPath(name: string, id: Identifier): string {
  const resource = resourceCalled(name);
  return resource?.singleton === true ? `/${resource.name}` : `/${collectionOf(name)}/${encodeURIComponent(id)}`;
}

type Patch = { readonly id: Identifier; readonly version: unknown; readonly changes: Values };

async function patch(client: RestClient, name: string, { id, version, changes }: Patch): Promise<RestAnswer['json']> {
  const headers = typeof version === 'number' ? { 'If-Match': `"${version}"` } : {};
  return (await client.call(recordPath(name, id), { method: 'PATCH', headers, body: changes })).json;
}

/** Rows in the order of the identifiers; those that are gone or not allowed are left out. */
async function rowsById(client: RestClient, name: string, ids: readonly Identifier[], signal?: AbortSignal): Promise<RestAnswer['json'][]> {
  const wanted = [...new Set(ids)];
  const chunks = Array.from({ length: Math.ceil(wanted.length / idsPerCall) }, (_, place) =>
    wanted.slice(place * idsPerCall, (place + 1) * idsPerCall),
  );
  const answers = await Promise.all(
    chunks.map((chunk) => {
      const query = new URLSearchParams({ filter: JSON.stringify({ id: chunk }) });
      return client.call(`/${collectionOf(name)}?${query}`, { signal });
    }),
  );
  const found = new Map(answers.flatMap(({ json }) => json).map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
