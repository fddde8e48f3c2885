import { type ListControllerResult, useListController, useListParams } from 'ra-core';
import { useMemo } from 'react';
import { prefixOf } from '../../../contract/derive/addresses.ts';
import { isSortable } from '../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { paging } from '../../../contract/limits.ts';
import { isRow, type Row } from '../row.ts';
import { type SortKey, sortKeysOf } from './sort-keys.ts';
import type { Within } from './within.ts';

export type RecordList = {
  readonly controller: ListControllerResult<{ readonly id: number } & Row>;
  readonly rows: readonly Row[];
  readonly filters: Row;
  readonly sortKeys: readonly SortKey[];
};

const noQuestion = (): void => undefined;

/** Rows of an entity as the address asks for them: page, order by several columns, filters. Superseded questions are given up. */
export function useRecordList(resource: AnyResource, within?: Within): RecordList {
  const name = prefixOf(resource);
  const [field, order] = resource.list.sort;
  const sort = useMemo(() => ({ field, order: order === 'desc' ? ('DESC' as const) : ('ASC' as const) }), [field, order]);
  const place = within === undefined ? name : `${name}.${within.name}.${within.id}`;
  const shared = { resource: name, sort, perPage: paging.defaultSize, storeKey: `${place}.listParams` };
  // ra-core knows one column to sort by. Further ones are kept in the same place and sent apart, as `meta.sort`.
  const [kept] = useListParams(shared);
  const sortKeys = useMemo(
    () => sortableKeys(resource, sortKeysOf({ field: kept.sort, order: kept.order === 'DESC' ? 'DESC' : 'ASC' })),
    [kept.sort, kept.order, resource],
  );
  const meta = useMemo(() => ({ sort: sortKeys.map((key) => [key.field, key.order]) }), [sortKeys]);
  const controller = useListController<{ readonly id: number } & Row>({
    ...shared,
    ...(within === undefined ? {} : { filter: { [within.name]: within.id } }),
    disableAuthentication: true,
    exporter: false,
    // Failures are shown in the place of the list, with a way to try again.
    queryOptions: { meta, retry: false, onError: noQuestion },
  });
  const data: readonly unknown[] = controller.data ?? [];
  const filters: unknown = controller.filterValues;
  return { controller, rows: data.filter(isRow), filters: isRow(filters) ? filters : {}, sortKeys };
}

/** What of an order from the address the API would refuse is left out; the declared one when nothing is left. */
function sortableKeys(resource: AnyResource, asked: readonly SortKey[]): readonly SortKey[] {
  const keys = asked.filter((key) => isSortable(resource, key.field));
  const [field, order] = resource.list.sort;
  return keys.length > 0 ? keys : [{ field, order: order === 'desc' ? 'DESC' : 'ASC' }];
}
