import type { QueryClient } from '@tanstack/react-query';
import type { GetListParams, GetListResult } from 'ra-core';

type Lists = { readonly getList: (name: string, params: GetListParams) => Promise<GetListResult> };

/** A list that is opened so long after its rows came is content with them. */
export const aheadMilliseconds = 3000;

/**
 * Asks for the rows of a list that is about to be opened, so that they are on their way while its screen is made. They lie
 * where react-admin looks for them: a list that asks another query finds nothing there and asks on its own.
 */
export function askAhead(queryClient: QueryClient, provider: Lists, name: string, params: GetListParams): void {
  const queryKey = [name, 'getList', params];
  queryClient.setQueryDefaults(queryKey, {
    refetchOnMount: ({ state }) => state.isInvalidated || state.dataUpdateCount > 1 || Date.now() - state.dataUpdatedAt > aheadMilliseconds,
  });
  // A failure is no news yet: the list asks again, and reports.
  void queryClient.prefetchQuery({
    queryKey,
    // A list that was quicker has asked already.
    staleTime: aheadMilliseconds,
    queryFn: async ({ signal }) => {
      const { data, total, pageInfo, meta } = await provider.getList(name, { ...params, signal });
      return { data, total, pageInfo, meta };
    },
  });
}
