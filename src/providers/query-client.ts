import { QueryClient } from '@tanstack/react-query';

function isWorthRetrying(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return status === 0 || (typeof status === 'number' && status >= 500);
}

/** Reads are tried once more when the network or the server failed; refusals are final. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: (count, error) => count < 1 && isWorthRetrying(error), refetchOnWindowFocus: false },
    },
  });
}
