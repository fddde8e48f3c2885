import { type DefaultOptions, hashKey, type Query, QueryObserver, type QueryState, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { isRow, type Row } from '../../core/row.ts';

/** A row from the cache, and whether it has to be read again because something changed it. */
export type CachedRow = { readonly row: Row; readonly isInvalidated: boolean };

/**
 * The row that a list put into the cache a moment ago for the names of what it refers to; undefined where it has to be asked for.
 * Asking is what ra-core's hooks are for, but each of them is rendered again with every change of the address, and a page of a
 * list has two for each of its rows.
 */
export function useCachedRow(collection: string, id: number): CachedRow | undefined {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  // The query of `useGetManyAggregate` for one record.
  const queryKey = useMemo(() => [collection, 'getMany', { ids: [String(id)] }], [collection, id]);
  const hash = hashKey(queryKey);
  const begunFresh = useMemo(() => isFresh(cache.get(hash), client.getDefaultOptions()), [cache, client, hash]);
  const subscribe = useCallback(
    (follow: () => void) => {
      if (!begunFresh) return () => {};
      // Asks nothing, and keeps what is on screen from being forgotten.
      const leave = new QueryObserver(client, { queryKey, enabled: false }).subscribe(() => {});
      // Other events are sent in the middle of renders, and a page has two followers for each of its rows.
      const unfollow = cache.subscribe(({ type, query }) => {
        if (type === 'updated' && query.queryHash === hash) follow();
      });
      return () => {
        unfollow();
        leave();
      };
    },
    [client, cache, queryKey, hash, begunFresh],
  );
  const state = useSyncExternalStore(subscribe, () => (begunFresh ? cache.get(hash)?.state : undefined));
  return state === undefined ? undefined : rowIn(state);
}

function isFresh(query: Query | undefined, { queries }: DefaultOptions): boolean {
  const { staleTime = 0 } = queries ?? {};
  return query !== undefined && !query.isStaleByTime(typeof staleTime === 'function' ? staleTime(query) : staleTime);
}

function rowIn({ data, status, isInvalidated }: QueryState): CachedRow | undefined {
  const found: unknown = data;
  const row: unknown = Array.isArray(found) ? found[0] : undefined;
  return status !== 'error' && isRow(row) ? { row, isInvalidated } : undefined;
}
