import { type ListControllerResult, useListController, useListParams } from 'ra-core';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { paging } from '../../../../contract/basics/limits.ts';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { isRow, type Row } from '../../core/row.ts';
import type { Within } from '../../core/within.ts';
import type { Words } from '../../core/words.ts';
import { buildListMeta, sortableKeys, usualSort } from './list-query.ts';
import { asksForPeriod, usualFilter } from './list-time.ts';
import { searchOfList } from './own-search-params.ts';
import { type SortKey, sortKeysOf } from './sort-keys.ts';
import { chunkSize, type ListFlow, useListFlow } from './use-list-flow.ts';

export type RecordList = {
  readonly controller: ListControllerResult<{ readonly id: number } & Row>;
  readonly rows: readonly Row[];
  readonly filters: Row;
  readonly sortKeys: readonly SortKey[];
  readonly flow: ListFlow;
  /** There are more rows than the total says: counting ended there. */
  readonly isMore: boolean;
  /** What is asked in addition to rows, as react-admin has it. */
  readonly meta: Readonly<Record<string, unknown>>;
  /** Under what the list keeps what lasts as long as the tab. */
  readonly place: string;
};

/** Where the list is: within one record, or in the trash. */
type Place = { readonly within?: Within | undefined; readonly isTrash?: boolean };

const noMessage = (): void => undefined;

/** Rows of an entity as the address asks for them: page, order by several columns, filters. Superseded requests are cancelled. */
export function useRecordList(resource: AnyResource, { within, isTrash = false }: Place = {}): RecordList {
  const name = prefixOf(resource);
  const flow = useListFlow(resource, within);
  const { isContinuous } = flow;
  const isInDays = asksForPeriod(resource, searchOfList(useLocation().search));
  const sort = useMemo(() => usualSort(resource, { isTrash, isInDays }), [resource, isTrash, isInDays]);
  const filterDefaultValues = useMemo(() => usualFilter(resource), [resource]);
  const place = isTrash ? `${name}.trash` : within === undefined ? name : `${name}.${within.name}.${within.id}`;
  const perPage = isContinuous ? chunkSize : paging.defaultSize;
  const shared = { resource: name, sort, filterDefaultValues, perPage, storeKey: `${place}.listParams` };
  // ra-core knows one column to sort by. Further ones are kept in the same place and sent apart, as `meta.sort`.
  const [kept] = useListParams(shared);
  const sortKeys = useMemo(
    () => sortableKeys(resource, isTrash, sortKeysOf({ field: kept.sort, order: kept.order === 'DESC' ? 'DESC' : 'ASC' })),
    [kept.sort, kept.order, resource, isTrash],
  );
  const meta = useMemo(() => buildListMeta(resource, { sortKeys, isTrash, isContinuous }), [sortKeys, resource, isTrash, isContinuous]);
  const controller = useListController<{ readonly id: number } & Row>({
    ...shared,
    ...(within === undefined ? {} : { filter: { [within.name]: within.id } }),
    disableAuthentication: true,
    exporter: false,
    // Failures are shown in the place of the list, with a way to try again.
    queryOptions: { meta, retry: false, onError: noMessage },
  });
  const { data } = controller;
  const rows = useMemo(() => (data ?? []).filter(isRow), [data]);
  const filters: unknown = controller.filterValues;
  return {
    controller,
    rows,
    filters: isRow(filters) ? filters : {},
    sortKeys,
    flow,
    isMore: controller.meta?.isMore === true,
    meta,
    place,
  };
}

/** This many rows of a record are seen at a glance. */
const mostPlainRows = 10;

/**
 * Whether a list within a record is without search, filters, pages and choice of columns, as there is nothing to search. Once
 * they were there they stay: what someone works with does not go away under their hands.
 */
export function usePlainList({ controller, filters }: RecordList, within: Within | undefined): boolean {
  const isLong = (controller.total ?? 0) > mostPlainRows || Object.keys(filters).length > 0;
  const [wasLong, setWasLong] = useState(isLong);
  if (isLong && !wasLong) setWasLong(true);
  return within !== undefined && !isLong && !wasLong;
}

/** How many rows a list has, in words; undefined until it is known. */
export function countText(words: Words, resource: AnyResource, { controller: { total }, isMore }: RecordList): string | undefined {
  if (total === undefined) return undefined;
  const counted = words.grammar.count(words.labelsOf(resource).noun, total);
  return isMore ? words.list.moreThan(counted) : counted;
}
