import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { type JSX, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { useClock } from '../../core/clock.ts';
import { formatMoment } from '../../core/format.ts';
import { useWords } from '../../core/words.ts';
import '../../../ui/table/pager.css';
import type { RecordList } from './use-record-list.ts';

/** Counts the rows of a list to the last one when it is pressed, and says when that was: meanwhile rows come and go. */
export function ExactTotal({ list }: { readonly list: RecordList }): JSX.Element {
  const { list: words, filterBuilder, grammar } = useWords();
  const provider = useDataProvider();
  const now = useClock();
  const { resource, sort, filter, filterValues } = list.controller;
  const params = {
    pagination: { page: 1, perPage: 1 },
    sort,
    filter: { ...filterValues, ...filter },
    meta: { ...list.meta, isBounded: false, facets: [], prefetch: [] },
  };
  const asked = JSON.stringify(params.filter);
  const [pressed, setPressed] = useState<string>();
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['exact-total', resource, params],
    queryFn: async ({ signal }) => {
      const { total = 0 } = await provider.getList(resource, { ...params, signal });
      return words.exactly(grammar.number(total), formatMoment(now().toISOString(), now()));
    },
    enabled: pressed === asked,
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const count = (): void => {
    if (isFetching) return;
    if (pressed === asked) void refetch();
    setPressed(asked);
  };
  return (
    <>
      <Button tone="plain" aria-disabled={isFetching || undefined} onClick={count}>
        {words.countExactly}
      </Button>
      <p className="pager__range figures" role="status">
        {isFetching ? filterBuilder.counting : isError ? filterBuilder.uncounted : (data ?? '')}
      </p>
    </>
  );
}
