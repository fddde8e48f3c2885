import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useCalls } from '../../core/calls.ts';

/** A private file that a row names. Its content never changes, so it is read once while it is shown somewhere. */
export function useFileOfRow({
  resource,
  id,
  digest,
}: {
  readonly resource: string;
  readonly id: number;
  readonly digest: string;
}): UseQueryResult<Blob> {
  const { download } = useCalls();
  return useQuery({
    queryKey: ['file', resource, id, digest],
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async ({ signal }) => {
      const { content, type } = await download('GET /files/{digest}/{resource}/{id}', { path: { digest, resource, id }, signal });
      return new Blob([await new Response(content).blob()], { type });
    },
  });
}
