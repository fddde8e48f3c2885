import { notifyManager, type Query, QueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import { prefixOf } from '../../contract/derive/addresses.ts';
import { resourceCalled } from './data/collections.ts';

function isWorthRetrying(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return status === 0 || (typeof status === 'number' && status >= 500);
}

/**
 * Reads are tried once more when the network or the server failed; refusals are final. Without a network both fail and say so:
 * what waits for it would be a save that no one learns of, done later though the person has given it up meanwhile.
 */
export function createQueryClient(): QueryClient {
  const networkMode = 'always';
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode,
        staleTime: freshFor,
        retry: (count, error) => count < 1 && isWorthRetrying(error),
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
      },
      mutations: { networkMode },
    },
  });
}

/** Names that came so long ago are not read again by cells that begin to show them. */
const freshMilliseconds = 3000;

/** How long what was read is good for anyone who comes to it: names for a moment, all else not at all. */
function freshFor({ queryKey }: Pick<Query, 'queryKey'>): number {
  return queryKey[1] === 'getMany' ? freshMilliseconds : 0;
}

/**
 * Lays rows that a list brought along where the cells look for the names of what they refer to: they have them in the first
 * rendering, instead of asking for each and being rendered again.
 */
export function cacheNames(queryClient: QueryClient, brought: Readonly<Record<string, readonly RaRecord[]>>): void {
  notifyManager.batch(() => {
    for (const [collection, rows] of Object.entries(brought)) {
      const resource = resourceCalled(collection);
      if (resource === undefined) continue;
      for (const row of rows) queryClient.setQueryData([prefixOf(resource), 'getMany', { ids: [String(row.id)] }], [row]);
    }
  });
}
