import { type DefaultOptions, hashKey, type Query, QueryObserver, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { isRow, type Row } from '../../core/row.ts';

/**
 * The row that a list laid at hand a moment ago for the names of what it refers to, for as long as nothing calls it into
 * question; undefined where it has to be asked for. Asking is what ra-core's hooks are for, but each of them is rendered again
 * with every change of the address, and a page of a list has two for each of its rows.
 */
export function useCachedRow(collection: string, id: number): Row | undefined {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  // The question of `useGetManyAggregate` for one record.
  const queryKey = useMemo(() => [collection, 'getMany', { ids: [String(id)] }], [collection, id]);
  const hash = hashKey(queryKey);
  const begunFresh = useMemo(() => isFresh(cache.get(hash), client.getDefaultOptions()), [cache, client, hash]);
  const subscribe = useCallback(
    (follow: () => void) => {
      if (!begunFresh) return () => {};
      // Asks nothing, and keeps what is on screen from being forgotten.
      const leave = new QueryObserver(client, { queryKey, enabled: false }).subscribe(() => {});
      // Any other query reports in the middle of renders too, and a page has two followers for each of its rows.
      const unfollow = cache.subscribe(({ query }) => {
        if (query.queryHash === hash) follow();
      });
      return () => {
        unfollow();
        leave();
      };
    },
    [client, cache, queryKey, hash, begunFresh],
  );
  return useSyncExternalStore(subscribe, () => (begunFresh ? rowIn(cache.get(hash)) : undefined));
}

function isFresh(query: Query | undefined, { queries }: DefaultOptions): boolean {
  const { staleTime = 0 } = queries ?? {};
  return query !== undefined && !query.isStaleByTime(typeof staleTime === 'function' ? staleTime(query) : staleTime);
}

function rowIn(query: Query | undefined): Row | undefined {
  if (query === undefined || query.state.isInvalidated) return undefined;
  const found: unknown = query.state.data;
  const row: unknown = Array.isArray(found) ? found[0] : undefined;
  return isRow(row) ? row : undefined;
}
