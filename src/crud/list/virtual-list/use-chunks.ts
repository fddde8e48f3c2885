import { useQueries, useQueryClient } from '@tanstack/react-query';
import { type GetListResult, useDataProvider } from 'ra-core';
import { useEffect, useState } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { Sight } from '../../../ui/table/virtual-list/continuous-table.tsx';
import { isRow, type Row } from '../../core/row.ts';
import type { RecordList } from '../state/use-record-list.ts';

export type Chunks = {
  /** Undefined until it is read. */
  readonly rowAt: (index: number) => Row | undefined;
  readonly isFailedAt: (index: number) => boolean;
  /** Retries every failed part of the drawn rows: they usually failed for the same reason. */
  readonly retry: () => void;
};

/** Rows that were read and are out of sight are kept so long: anyone who scrolls back sees them at once. */
const freshMilliseconds = 30_000;
const keptMilliseconds = 60_000;
/** Who drags the scroll bar passes more than they look at: what is asked for is what they rest at. */
const restMilliseconds = 60;

/** Parts of a list by their places. Those in sight are read and read again when they change; of others the query is given up. */
export function useChunks(resource: AnyResource, list: RecordList, sight: Sight & { readonly queryKey: string }): Chunks {
  const name = prefixOf(resource);
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const { controller, meta } = list;
  const { perPage, sort, filter, filterValues } = controller;
  const wanted = useRested(pagesOf(sight, perPage), sight.queryKey);
  const paramsOf = (page: number) => ({ pagination: { page, perPage }, sort, filter: { ...filterValues, ...filter }, meta });
  const keyOf = (page: number) => [name, 'getList', paramsOf(page)] as const;
  const pages = wanted.split(',').map(Number);
  useQueries({
    queries: pages.map((page) => ({
      queryKey: keyOf(page),
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
        const { data, total, pageInfo, meta: rowsMeta } = await dataProvider.getList(name, { ...paramsOf(page), signal });
        return { data, total, pageInfo, meta: rowsMeta };
      },
      staleTime: freshMilliseconds,
      gcTime: keptMilliseconds,
      retry: false,
    })),
  });
  const pageAt = (index: number): number => Math.floor(index / perPage) + 1;
  const stateOf = (page: number) => queryClient.getQueryState<GetListResult>(keyOf(page));
  const isFailed = (page: number): boolean => {
    const state = stateOf(page);
    return state?.status === 'error' && state.fetchStatus === 'idle' && state.data === undefined;
  };
  return {
    rowAt: (index) => {
      const page = pageAt(index);
      const data: readonly unknown[] | undefined = stateOf(page)?.data?.data ?? (page === controller.page ? controller.data : undefined);
      const row = data?.[index % perPage];
      return isRow(row) ? row : undefined;
    },
    isFailedAt: (index) => isFailed(pageAt(index)),
    retry: () => {
      for (const page of pages.filter(isFailed)) void queryClient.refetchQueries({ queryKey: keyOf(page), exact: true });
    },
  };
}

/** Pages that the rows in sight are on, as one text that can be compared. */
function pagesOf({ first, last }: Sight, perPage: number): string {
  const [begin, end] = [Math.floor(first / perPage) + 1, Math.floor(last / perPage) + 1];
  return Array.from({ length: end - begin + 1 }, (_, at) => begin + at).join();
}

/** The value once it has been the same for a moment; the first one of each query at once. */
function useRested(value: string, queryKey: string): string {
  const [kept, keep] = useState({ value, queryKey });
  if (kept.queryKey !== queryKey) keep({ value, queryKey });
  useEffect(() => {
    if (value === kept.value) return undefined;
    const timer = setTimeout(() => keep({ value, queryKey }), restMilliseconds);
    return () => clearTimeout(timer);
  }, [value, queryKey, kept]);
  return kept.queryKey === queryKey ? kept.value : value;
}
