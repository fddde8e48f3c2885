import { QueryClient } from '@tanstack/react-query';
import { freshFor } from './cached-names.ts';

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
