import { useQuery } from '@tanstack/react-query';
import type { CallAnswer } from '../../../../contract/client/calls.ts';
import { useCalls } from '../../../crud/core/calls.ts';

/** What the server knows of a stored file. */
export type StoredFacts = CallAnswer<'POST /files/facts'>['files'][number];

/** What the server knows of stored files, by digest. A file never changes, so what is known stays. */
export function useStoredFacts(digests: readonly string[]): ReadonlyMap<string, StoredFacts> {
  const { ask } = useCalls();
  const asked = [...new Set(digests)].toSorted();
  const { data } = useQuery({
    queryKey: ['files', 'facts', asked],
    queryFn: async () => (await ask('POST /files/facts', { body: { digests: asked } })).files,
    enabled: asked.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
    retry: false,
  });
  return new Map((data ?? []).map((facts) => [facts.digest, facts]));
}
