import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { SavedView } from '../../../../contract/operations/saved-view.ts';
import { useCalls } from '../../core/calls.ts';

export type Views = {
  readonly views: readonly SavedView[] | undefined;
  readonly isFailed: boolean;
  /** Reads them again, and is done when they are here. */
  readonly read: () => Promise<unknown>;
};

const keyOf = (resource: AnyResource): readonly string[] => ['views of', resource.name];

/** The views of a list that the person sees; not asked for before someone needs them. */
export function useViews(resource: AnyResource, isNeeded: boolean): Views {
  const { ask } = useCalls();
  const queries = useQueryClient();
  const { data, isError } = useQuery({
    queryKey: keyOf(resource),
    queryFn: () => ask('GET /views', { query: { resource: resource.name } }),
    enabled: isNeeded,
    retry: false,
  });
  const read = useCallback(() => queries.invalidateQueries({ queryKey: keyOf(resource) }), [queries, resource]);
  return { views: data, isFailed: isError, read };
}
