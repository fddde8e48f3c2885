import { useGetList } from 'ra-core';
import { paging } from '../../../../contract/basics/limits.ts';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import type { OpeningPlan } from '../../../../contract/rules/opening/day-hours.ts';
import { resourceNamed } from '../../../crud/core/named.ts';
import { idOf, isRow, type Row, textOf } from '../../../crud/core/row.ts';
import { draftIntervals } from './week/draft-intervals.ts';

const plans = resourceNamed('opening-plans');
const whole = { page: 1, perPage: paging.maximalSize };

type Plans = {
  /** Undefined until they are known. */
  readonly rows: readonly Row[] | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
};

/** The plans of a store by their beginning: one request for all that show them. */
export function usePlans(storeId: number): Plans {
  const query = { filter: { store_id: storeId }, pagination: whole, sort: { field: 'valid_from', order: 'ASC' } } as const;
  const { data, error, refetch } = useGetList(prefixOf(plans), query, { retry: false });
  const rows: readonly unknown[] | undefined = data;
  return { rows: rows?.filter(isRow), error, retry: () => void refetch() };
}

/** A row as what days follow from. */
export function parsePlan(row: Row): OpeningPlan & { readonly id: number } {
  return {
    id: idOf(row),
    name: textOf(row['name']),
    valid_from: dayOf(row['valid_from']),
    valid_to: dayOf(row['valid_to']),
    intervals: draftIntervals(row['intervals']).map(({ weekday = 0, ...interval }) => ({ ...interval, weekday })),
  };
}

function dayOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
