import type { GetListParams, GetListResult } from 'ra-core';
import type { Call } from '../transport/send.ts';
import { collectionOf } from './collections.ts';
import { type ListMeta, type ListParams, listAddress, listQuery, moreThanHeader, readListTotal } from './list-address.ts';
import type { Prefetched } from './prefetched.ts';
import type { RestAnswer, RestClient } from './rest-client.ts';

export type ListReader = {
  readonly read: (name: string, params: Partial<GetListParams>) => Promise<GetListResult>;
  readonly forget: () => void;
};

/** Longer addresses are cut by proxies: from here on a list is asked by a body, as one that brings more than its rows. */
const longestAddress = 1800;
const mostPlaces = 200;

/**
 * Reads lists. The page that follows one that was read goes on after its last row instead of counting rows off: it is
 * found at once however deep it is, and misses nothing that was pushed on meanwhile.
 */
export function createListReader(client: RestClient, prefetched: Prefetched): ListReader {
  const places = new Map<string, string>();
  const keep = (key: string, cursor: string | null): void => {
    places.delete(key);
    if (cursor === null) return;
    const oldest = places.size < mostPlaces ? undefined : places.keys().next().value;
    if (oldest !== undefined) places.delete(oldest);
    places.set(key, cursor);
  };
  return {
    read: async (name, { signal, meta, ...params }) => {
      const collection = collectionOf(name);
      const asked: ListParams = {
        ...params,
        ...metaOf(meta),
        ...(meta?.trash === true ? { trash: true } : {}),
        isBounded: meta?.isBounded === true,
      };
      const page = params.pagination?.page ?? 1;
      // Parts of one list are each read by their place: had one gone on after another as it was, a row might be in neither.
      const after = meta?.byPlace === true ? undefined : places.get(keyOf(collection, asked, page));
      const { path, call } = callOf(collection, { ...asked, after });
      const answer = await client.call(path, { ...call, signal });
      keep(keyOf(collection, asked, page + 1), answer.headers.get('Next-Cursor'));
      return resultOf(answer, prefetched);
    },
    forget: () => places.clear(),
  };
}

function callOf(collection: string, params: ListParams): { readonly path: string; readonly call: Call } {
  const path = listAddress(collection, params);
  if (params.meta === undefined && path.length <= longestAddress) return { path, call: {} };
  return { path: `/${collection}/query`, call: { method: 'POST', body: listQuery(params) } };
}

/** One page of one query; what it brings along next to its rows changes no place. */
function keyOf(collection: string, { pagination, sort, filter, trash }: ListParams, page: number): string {
  return JSON.stringify([collection, trash === true, sort, filter, pagination?.perPage, page]);
}

/** What of react-admin's meta the API knows; the rest is the console's own. */
function metaOf(meta: unknown): { readonly meta?: ListMeta } {
  if (typeof meta !== 'object' || meta === null) return {};
  const names = (key: string): readonly string[] => {
    const value: unknown = Reflect.get(meta, key);
    return Array.isArray(value) ? value.map(String) : [];
  };
  const [prefetch, facets] = [names('prefetch'), names('facets')];
  if (prefetch.length === 0 && facets.length === 0) return {};
  return { meta: { ...(prefetch.length === 0 ? {} : { prefetch }), ...(facets.length === 0 ? {} : { facets }) } };
}

/** A list is an array; an answer to a body has its rows within. */
function resultOf(answer: RestAnswer, prefetched: Prefetched): GetListResult {
  const { json } = answer;
  const total = readListTotal(answer);
  const isMore = answer.headers.has(moreThanHeader);
  if (Array.isArray(json)) return { data: json, total, ...(isMore ? { meta: { isMore } } : {}) };
  prefetched.keep(json.meta.prefetched);
  return { data: json.data, total, meta: { facets: json.meta.facets, ...(isMore ? { isMore } : {}) } };
}
