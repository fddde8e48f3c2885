import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useMemo } from 'react';
import { searching } from '../../../contract/basics/limits.ts';
import { prefixOf } from '../../../contract/derive/addresses.ts';
import { orders } from '../../../contract/resources/web-orders/orders.ts';
import { searchedWords } from '../../../contract/rules/text/fold-diacritics.ts';
import { useClock } from '../../crud/core/clock.ts';
import { isRow } from '../../crud/core/row.ts';
import { useRested } from '../../crud/fields/references/use-rested.ts';
import { type Caller, callersOf } from './callers.ts';

/** This many orders are read: a common name has more, and the clerk types more of it. */
export const mostOrders = 50;
const restMilliseconds = 120;
const nobody: readonly Caller[] = [];

export type Callers = {
  readonly callers: readonly Caller[];
  /** There are more orders than were read. */
  readonly isCut: boolean;
  /** Nothing was typed that can be looked for. */
  readonly isIdle: boolean;
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  readonly retry: () => void;
  /** Reads the orders again, which another clerk may have added to; those known so far where they cannot be read. */
  readonly reread: () => Promise<readonly Caller[]>;
};

/** The clients whom the text finds by telephone, name or PIN, with their orders. */
export function useCallers(typed: string): Callers {
  const provider = useDataProvider();
  const now = useClock();
  const text = typed.trim();
  const rested = useRested(text, restMilliseconds);
  const isWorth = searchedWords(rested).join('').length >= searching.shortest;
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['callers', rested],
    queryFn: async () => {
      const found = await provider.getList(prefixOf(orders), {
        pagination: { page: 1, perPage: mostOrders },
        sort: { field: 'starts_at', order: 'DESC' },
        filter: { q: rested },
      });
      return { text: rested, rows: found.data.filter(isRow), total: found.total ?? found.data.length };
    },
    enabled: isWorth,
    meta: { follows: ['orders'] },
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  const isShown = isWorth && data !== undefined && text.startsWith(data.text);
  const rows = isShown ? data.rows : undefined;
  const callers = useMemo(() => (rows === undefined ? nobody : callersOf(rows, rested, now())), [rows, rested, now]);
  return {
    callers,
    isCut: isShown && data.total > data.rows.length,
    isIdle: !isWorth && text === rested,
    isLoading: text !== rested || (isWorth && isFetching && data?.text !== rested),
    isFailed: isError && !isFetching,
    retry: () => void refetch(),
    reread: async () => {
      if (!isWorth) return nobody;
      const { data: fresh } = await refetch();
      return fresh === undefined ? nobody : callersOf(fresh.rows, rested, now());
    },
  };
}
