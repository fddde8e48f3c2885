import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CallAnswer } from '../../../../contract/api/calls.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { SavedView } from '../../../../contract/operations/saved-view.ts';
import { useCalls } from '../../vocabulary/calls.ts';

export type Views = {
  readonly views: readonly SavedView[] | undefined;
  readonly isFailed: boolean;
  /** Reads them again, and is done when they are here. */
  readonly read: () => Promise<unknown>;
};

const keyOf = (resource: AnyResource): readonly string[] => ['views of', resource.name];

/** A view as it was told: an order is a list of pairs. */
export function viewOf(told: CallAnswer<'POST /views'>): SavedView {
  const sort = told.state.sort.map(([name = '', order]) => [name, order === 'desc' ? order : 'asc'] as const);
  return { ...told, state: { ...told.state, sort } };
}

/** The views of a list that the person sees; not asked for before somebody needs them. */
export function useViews(resource: AnyResource, isNeeded: boolean): Views {
  const { ask } = useCalls();
  const queries = useQueryClient();
  const { data, isError } = useQuery({
    queryKey: keyOf(resource),
    queryFn: async () => (await ask('GET /views', { query: { resource: resource.name } })).map(viewOf),
    enabled: isNeeded,
    retry: false,
  });
  const read = useCallback(() => queries.invalidateQueries({ queryKey: keyOf(resource) }), [queries, resource]);
  return { views: data, isFailed: isError, read };
}
