import { listMeta } from '../../../../contract/basics/limits.ts';
import { isSortable } from '../../../../contract/derive/fields.ts';
import { prefetchNames } from '../../../../contract/derive/list-meta.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { deletedAt } from './columns.ts';
import { type KeptSort, keptSortOf, type SortKey, sortKeysOf } from './sort-keys.ts';

type Opened = { readonly isTrash?: boolean; readonly isInDays?: boolean };

/**
 * The default sort. Lists by day are sorted from the earliest row, unless the declaration says `newestFirst`; the trash shows the last
 * deleted row first.
 */
export function usualSort(resource: AnyResource, { isTrash = false, isInDays = false }: Opened): KeptSort {
  if (isTrash) return { field: deletedAt, order: 'DESC' };
  const { sort, opensBy = [], time } = resource.list;
  const [field, order] = sort;
  const isReversed = order === 'desc' && (!isInDays || time?.newestFirst === true);
  const before = opensBy.map(([name, direction]): SortKey => ({ field: name, order: direction === 'desc' ? 'DESC' : 'ASC' }));
  return keptSortOf([...before, { field, order: isReversed ? 'DESC' : 'ASC' }]);
}

/** What of an order from the address the API would refuse is left out; the usual one when nothing is left. */
export function sortableKeys(resource: AnyResource, isTrash: boolean, asked: readonly SortKey[]): readonly SortKey[] {
  const keys = asked.filter((key) => isSortable(resource, key.field) || (isTrash && key.field === deletedAt));
  return keys.length > 0 ? keys : sortKeysOf(usualSort(resource, { isTrash }));
}

type Asked = { readonly sortKeys: readonly SortKey[]; readonly isTrash: boolean; readonly isContinuous: boolean };

/** What a list asks in addition to its rows, as react-admin has it. */
export function buildListMeta(resource: AnyResource, { sortKeys, isTrash, isContinuous }: Asked): Readonly<Record<string, unknown>> {
  return {
    sort: sortKeys.map((key) => [key.field, key.order]),
    isBounded: true,
    ...prefetchOf(resource),
    ...(resource.list.time === undefined ? {} : { facets: [resource.list.time.field] }),
    ...(isTrash ? { trash: true } : {}),
    ...(isContinuous ? { byPlace: true } : {}),
  };
}

/** Records that the columns name come together with the rows, as many as the API brings at once. */
function prefetchOf(resource: AnyResource): { readonly prefetch?: readonly string[] } {
  const known = prefetchNames(resource);
  const prefetch = resource.list.columns.filter((name) => known.includes(name)).slice(0, listMeta.maximalPrefetch);
  return prefetch.length === 0 ? {} : { prefetch };
}
