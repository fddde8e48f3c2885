import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'ra-core';
import { useCallback } from 'react';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { SavedView } from '../../../../contract/operations/saved-view.ts';

/** The calls of the data provider about saved views. */
export type ViewProvider = DataProvider & {
  readonly views: (resource: string) => Promise<readonly SavedView[]>;
  readonly createView: (view: Pick<SavedView, 'resource' | 'name' | 'shared' | 'state'>, key: string) => Promise<SavedView>;
  readonly changeView: (id: number, changes: Partial<Pick<SavedView, 'name' | 'shared' | 'state'>>) => Promise<SavedView>;
  readonly deleteView: (id: number) => Promise<SavedView>;
  readonly restoreView: (id: number) => Promise<SavedView>;
};

export type Views = {
  readonly views: readonly SavedView[] | undefined;
  readonly isFailed: boolean;
  /** Reads them again, and is done when they are here. */
  readonly read: () => Promise<unknown>;
};

const keyOf = (resource: AnyResource): readonly string[] => ['views of', resource.name];

/** The views of a list that the person sees; not asked for before somebody needs them. */
export function useViews(resource: AnyResource, isNeeded: boolean): Views {
  const provider = useDataProvider<ViewProvider>();
  const queries = useQueryClient();
  const { data, isError } = useQuery({
    queryKey: keyOf(resource),
    queryFn: () => provider.views(resource.name),
    enabled: isNeeded,
    retry: false,
  });
  const read = useCallback(() => queries.invalidateQueries({ queryKey: keyOf(resource) }), [queries, resource]);
  return { views: data, isFailed: isError, read };
}
