import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from './central-context.ts';
import { useHttp } from './http/http-context.ts';
import { fetchRights, type Rights, rightsFrom, rightsKey } from './rights.ts';

const freshMilliseconds = 5 * 60_000;

/** The matrix of rights, fetched at sign-in and kept. */
export function useRightsQuery(): UseQueryResult<Rights> {
  const http = useHttp();
  const { user } = useSession();
  return useQuery({
    queryKey: rightsKey,
    queryFn: () => fetchRights(http),
    staleTime: freshMilliseconds,
    // No one waits for what the session reports already.
    placeholderData: () => (user === null ? undefined : rightsFrom(user)),
  });
}

/** The rights, below the gate that has waited for them. */
export function useRights(): Rights {
  const { data } = useRightsQuery();
  const kept = useQueryClient().getQueryData<Rights>(rightsKey);
  const rights = data ?? kept;
  if (rights === undefined) throw new Error('Rights are asked for above the gate that waits for them');
  return rights;
}
