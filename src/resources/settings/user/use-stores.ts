import { useGetList } from 'ra-core';
import { paging } from '../../../../contract/basics/limits.ts';
import { idOf, isRow, textOf } from '../../../crud/core/row.ts';
import type { ChoiceGroup } from './grouped-choice.tsx';

type Stores = {
  readonly regions: readonly ChoiceGroup<number>[];
  readonly total: number;
  readonly isPending: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
};

const whole = { page: 1, perPage: paging.maximalSize };

/** All stores by their regions, both in the order of their names; those without a region last. */
export function useStores(nameOfNone: string): Stores {
  const stores = useGetList('stores', { pagination: whole, sort: { field: 'label', order: 'ASC' } }, { retry: false });
  const regions = useGetList('stores/regions', { pagination: whole, sort: { field: 'name', order: 'ASC' } }, { retry: false });
  const rows: readonly unknown[] = stores.data ?? [];
  const named: readonly unknown[] = regions.data ?? [];
  const places = [...named.filter(isRow).map((row) => ({ id: idOf(row), name: textOf(row['name']) })), { id: null, name: nameOfNone }];
  const known = new Set(places.map(({ id }) => id));
  const placed = rows.filter(isRow).map((row) => {
    const region = typeof row['region_id'] === 'number' ? row['region_id'] : null;
    return { id: idOf(row), label: textOf(row['label']), region: known.has(region) ? region : null };
  });
  return {
    regions: places
      .map(({ id, name }) => ({ id, name, items: placed.filter(({ region }) => region === id) }))
      .filter((region) => region.items.length > 0),
    total: stores.total ?? placed.length,
    isPending: stores.isPending || regions.isPending,
    failed: stores.error !== null || regions.error !== null,
    retry: () => {
      void stores.refetch();
      void regions.refetch();
    },
  };
}
