import { useGetList } from 'ra-core';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { registry } from '../../../../contract/resources/registry.ts';
import type { StoreState } from '../../../../contract/rules/branch-status/store-state.ts';
import { storeStates } from '../../../../contract/rules/branch-status/store-state.ts';
import { idOf, isRow, textOf } from '../../../crud/core/row.ts';
import { useRested } from '../../../crud/fields/references/use-rested.ts';

const restMilliseconds = 120;
/** So many are listed; the others are found by what is typed. */
export const mostOffered = 100;

export type OfferedStore = {
  readonly id: number;
  readonly label: string;
  /** Undefined for those who read names of stores alone. */
  readonly state: StoreState | undefined;
};

export type OfferedStores = {
  readonly stores: readonly OfferedStore[];
  /** How many there are, next to those listed too. */
  readonly total: number;
  /** Until they are those of what is typed. */
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  readonly retry: () => Promise<unknown>;
};

/** Stores that the person may choose, found by what is typed. */
export function useOfferedStores(text: string): OfferedStores {
  const asked = text.trim();
  const q = useRested(asked, restMilliseconds);
  const { data, total, isFetching, isError, refetch } = useGetList(
    prefixOf(registry.stores),
    {
      pagination: { page: 1, perPage: mostOffered },
      sort: { field: registry.stores.represent, order: 'ASC' },
      filter: q === '' ? {} : { q },
    },
    { placeholderData: (previous) => previous, retry: false },
  );
  const rows: readonly unknown[] = data ?? [];
  const stores = rows.filter(isRow).map((row) => ({
    id: idOf(row),
    label: textOf(row[registry.stores.represent]),
    state: storeStates.find((state) => state === row['communication']),
  }));
  return { stores, total: total ?? stores.length, isLoading: isFetching || q !== asked, isFailed: isError, retry: refetch };
}
