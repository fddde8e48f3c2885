import type { DataProvider, GetManyParams, Identifier } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import type { HttpClient } from '../http/http-client.ts';
import { type ComingFile, type ConsoleCalls, comingFile, createNamedCalls, type ExportAsked } from './calls-by-name.ts';
import { changedValues, type Values, writableValues } from './changes.ts';
import { collectionOf, resourceCalled } from './collections.ts';
import { readListTotal } from './list-address.ts';
import { createListReader } from './list-reader.ts';
import { createPrefetched, type Prefetched } from './prefetched.ts';
import { createRestClient, type RestAnswer, type RestClient, type RestClientOptions } from './rest-client.ts';

/** One address can hold so many identifiers and stay of a safe length. */
const idsPerCall = 100;

/** A change that shall happen once, however often it is sent. */
type Sent = { readonly key: string /** Nothing is written to clients about it. */; readonly isQuiet?: boolean };

export type ConsoleDataProvider = DataProvider & {
  /** Does one thing to many rows; the answer says what became of each. */
  readonly bulk: (resource: string, request: Values, sent?: Sent) => Promise<{ readonly data: Values }>;
  readonly restore: (resource: string, id: Identifier, sent: Sent) => Promise<{ readonly data: Values }>;
  /** Does an action that the entity declares, over the version that was seen. */
  readonly act: (
    resource: string,
    asked: { readonly id: Identifier; readonly version: number; readonly action: string; readonly values: Values },
    sent: Sent,
  ) => Promise<{ readonly data: Values }>;
  /** What was changed on a record, newest first. */
  readonly history: (resource: string, id: Identifier) => Promise<{ readonly data: readonly Values[]; readonly total: number }>;
  /** The rows that are filtered as a file that is still coming. */
  readonly export: (resource: string, asked: ExportAsked) => Promise<ComingFile>;
} & ConsoleCalls;

type DataProviderOptions = RestClientOptions & {
  /** A token that holds for the next request, for what sends its requests without the client of the console. */
  readonly freshToken?: () => Promise<string>;
  /** Called with the rows that a list brings along for the names in it, by collection. */
  readonly onBrought?: Prefetched['keep'];
};

/**
 * ra-data-simple-rest reads, creates and deletes single rows. Lists, edits and changes of many rows are our own (decision 0105).
 * The addresses of an entity follow from its declaration, for every entity alike, and are made here; all other calls go by their names.
 */
export function createDataProvider(http: Pick<HttpClient, 'request' | 'stream'>, options: DataProviderOptions): ConsoleDataProvider {
  const client = createRestClient(http, options);
  /** `headers` go with each of its calls. */
  const restWith = (headers: Readonly<Record<string, string>>) =>
    simpleRestProvider('', (url, call) => client.fetchJson(url, { ...call, headers: new Headers(headers) }));
  const rest = restWith({});
  const prefetched = createPrefetched(undefined, options.onBrought);
  const lists = createListReader(client, prefetched);
  /** After a change no place in a list and no row brought along is what it was. */
  const changed = <T>(answer: T): T => {
    lists.forget();
    prefetched.forget();
    return answer;
  };
  return {
    supportAbortSignal: true,
    getList: (name, params) => lists.read(name, params),
    getManyReference: (name, params) => lists.read(name, { ...params, filter: { ...params.filter, [params.target]: params.id } }),
    getOne: async (name, params) => {
      if (isSingleton(name)) return { data: (await client.call(recordPath(name, params.id), { signal: params.signal })).json };
      return await rest.getOne(collectionOf(name), params);
    },
    getMany: async (name, params) => {
      const brought = prefetched.find(collectionOf(name), params.ids);
      return { data: brought ?? (await rowsById(rest, name, params)) };
    },
    create: async (name, params) => {
      const data = writableValues(resourceCalled(name), params.data);
      return changed(await restWith(once(params.meta?.idempotencyKey)).create(collectionOf(name), { ...params, data }));
    },
    update: async (name, params) => {
      const changes = changedValues(resourceCalled(name), params.previousData ?? {}, params.data);
      // Nothing to save is saved already: no new version, no entry in the history.
      if (params.previousData !== undefined && Object.keys(changes).length === 0) return { data: params.previousData };
      return changed({
        data: await patch(
          client,
          name,
          { id: params.id, version: params.previousData?.version, changes: { ...changes, ...messageOf(params.meta) } },
          params.meta?.isQuiet,
        ),
      });
    },
    updateMany: async (name, params) => {
      return changed({ data: await changedByBulk(client, name, { action: 'update', ids: params.ids, values: params.data }) });
    },
    delete: async (name, params) => {
      const { data } = await rest.delete(collectionOf(name), params);
      return changed({ data: data ?? params.previousData ?? { id: params.id } });
    },
    deleteMany: async (name, params) => {
      return changed({ data: await changedByBulk(client, name, { action: 'delete', ids: params.ids }) });
    },
    bulk: async (name, body, sent) => {
      const headers = once(sent?.key);
      return changed({
        data: (await client.call(`/${collectionOf(name)}/bulk${quiet(sent?.isQuiet)}`, { method: 'POST', headers, body })).json,
      });
    },
    restore: async (name, id, { key }) => {
      return changed({ data: (await client.call(`${recordPath(name, id)}/restore`, { method: 'POST', headers: once(key) })).json });
    },
    act: async (name, { id, version, action, values }, { key, isQuiet }) => {
      const headers = { ...once(key), 'If-Match': `"${version}"` };
      const { json } = await client.call(`${recordPath(name, id)}/actions/${action}${quiet(isQuiet)}`, {
        method: 'POST',
        headers,
        body: values,
      });
      return changed({ data: json });
    },
    export: async (name, { signal, ...body }) =>
      comingFile(await client.stream(`/${collectionOf(name)}/export`, { method: 'POST', body, signal })),
    ...createNamedCalls(client, () => changed(undefined)),
    freshToken: options.freshToken ?? noToken,
    history: async (name, id) => {
      const answer = await client.call(`${recordPath(name, id)}/history`);
      return { data: answer.json, total: readListTotal(answer) };
    },
  };
}

/** Where there is no session, as in tests of other calls. */
const noToken = async (): Promise<string> => '';

function once(key: unknown): Readonly<Record<string, string>> {
  return typeof key === 'string' ? { 'Idempotency-Key': key } : {};
}

/** A message to clients about the change, which is no field of the row. */
function messageOf(meta: Values | undefined): Values {
  const message = meta?.['client_message'];
  return typeof message === 'string' ? { client_message: message } : {};
}

function quiet(isQuiet: unknown): string {
  return isQuiet === true ? '?quiet=true' : '';
}

/** Identifiers of the rows that are now as they were asked to be: one that was refused keeps the others from nothing. */
async function changedByBulk(client: RestClient, name: string, body: Values): Promise<Identifier[]> {
  const { json } = await client.call(`/${collectionOf(name)}/bulk`, { method: 'POST', body });
  const results: readonly { readonly id: Identifier; readonly result: string }[] = json.results;
  return results.flatMap(({ id, result }) => (result === 'refused' ? [] : [id]));
}

function isSingleton(name: string): boolean {
  return resourceCalled(name)?.singleton === true;
}

function recordPath(name: string, id: Identifier): string {
  return isSingleton(name) ? `/${collectionOf(name)}` : `/${collectionOf(name)}/${encodeURIComponent(id)}`;
}

type Patch = { readonly id: Identifier; readonly version: unknown; readonly changes: Values };

async function patch(client: RestClient, name: string, { id, version, changes }: Patch, isQuiet: unknown): Promise<RestAnswer['json']> {
  const headers = typeof version === 'number' ? { 'If-Match': `"${version}"` } : {};
  return (await client.call(`${recordPath(name, id)}${quiet(isQuiet)}`, { method: 'PATCH', headers, body: changes })).json;
}

/** Rows in the order of the identifiers; those that are gone or not allowed are left out. */
async function rowsById(rest: DataProvider, name: string, params: GetManyParams): Promise<RestAnswer['json'][]> {
  const wanted = [...new Set(params.ids)];
  const chunks = Array.from({ length: Math.ceil(wanted.length / idsPerCall) }, (_, place) =>
    wanted.slice(place * idsPerCall, (place + 1) * idsPerCall),
  );
  const answers = await Promise.all(chunks.map((ids) => rest.getMany(collectionOf(name), { ...params, ids })));
  const found = new Map(answers.flatMap(({ data }) => data).map((row) => [row.id, row]));
  return params.ids.flatMap((id) => found.get(id) ?? []);
}
