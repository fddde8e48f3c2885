import { type ListControllerResult, useListController, useListParams } from 'ra-core';
import { useMemo } from 'react';
import { prefixOf } from '../../../contract/derive/addresses.ts';
import { isSortable } from '../../../contract/derive/fields.ts';
import { prefetchNames } from '../../../contract/derive/list-meta.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { listMeta, paging } from '../../../contract/limits.ts';
import { isRow, type Row } from '../row.ts';
import { type SortKey, sortKeysOf } from './sort-keys.ts';
import { deletedAt } from './trash-columns.ts';
import { chunkSize, type ListFlow, useListFlow } from './use-list-flow.ts';
import type { Within } from './within.ts';

export type RecordList = {
  readonly controller: ListControllerResult<{ readonly id: number } & Row>;
  readonly rows: readonly Row[];
  readonly filters: Row;
  readonly sortKeys: readonly SortKey[];
  readonly flow: ListFlow;
  /** What is asked besides rows, as react-admin has it. */
  readonly meta: Readonly<Record<string, unknown>>;
  /** Under what the list keeps what lasts as long as the tab. */
  readonly place: string;
};

/** Where the list stands: within one record, or in the trash. */
type Place = { readonly within?: Within | undefined; readonly isTrash?: boolean };

const noQuestion = (): void => undefined;

/** Rows of an entity as the address asks for them: page, order by several columns, filters. Superseded questions are given up. */
export function useRecordList(resource: AnyResource, { within, isTrash = false }: Place = {}): RecordList {
  const name = prefixOf(resource);
  const flow = useListFlow(resource, within);
  const { isContinuous } = flow;
  const [field, order] = usualSort(resource, isTrash);
  const sort = useMemo(() => ({ field, order }), [field, order]);
  const place = isTrash ? `${name}.trash` : within === undefined ? name : `${name}.${within.name}.${within.id}`;
  const perPage = isContinuous ? chunkSize : paging.defaultSize;
  const shared = { resource: name, sort, perPage, storeKey: `${place}.listParams` };
  // ra-core knows one column to sort by. Further ones are kept in the same place and sent apart, as `meta.sort`.
  const [kept] = useListParams(shared);
  const sortKeys = useMemo(
    () => sortableKeys(resource, isTrash, sortKeysOf({ field: kept.sort, order: kept.order === 'DESC' ? 'DESC' : 'ASC' })),
    [kept.sort, kept.order, resource, isTrash],
  );
  const meta = useMemo(
    () => ({
      sort: sortKeys.map((key) => [key.field, key.order]),
      ...namesBeside(resource),
      ...(isTrash ? { trash: true } : {}),
      ...(isContinuous ? { byPlace: true } : {}),
    }),
    [sortKeys, resource, isTrash, isContinuous],
  );
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
  return { controller, rows: data.filter(isRow), filters: isRow(filters) ? filters : {}, sortKeys, flow, meta, place };
}

/** Records that the columns name come together with the rows, as many as the API brings at once. */
function namesBeside(resource: AnyResource): { readonly prefetch?: readonly string[] } {
  const known = prefetchNames(resource);
  const prefetch = resource.list.columns.filter((name) => known.includes(name)).slice(0, listMeta.maximalPrefetch);
  return prefetch.length === 0 ? {} : { prefetch };
}

/** What of an order from the address the API would refuse is left out; the usual one when nothing is left. */
function sortableKeys(resource: AnyResource, isTrash: boolean, asked: readonly SortKey[]): readonly SortKey[] {
  const keys = asked.filter((key) => isSortable(resource, key.field) || (isTrash && key.field === deletedAt));
  const [field, order] = usualSort(resource, isTrash);
  return keys.length > 0 ? keys : [{ field, order }];
}

/** The declared order; in the trash what was deleted last comes first. */
function usualSort(resource: AnyResource, isTrash: boolean): readonly [field: string, order: 'ASC' | 'DESC'] {
  if (isTrash) return [deletedAt, 'DESC'];
  const [field, order] = resource.list.sort;
  return [field, order === 'desc' ? 'DESC' : 'ASC'];
}
