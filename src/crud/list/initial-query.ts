import { type GetListParams, getQuery, parseQueryFromLocation } from 'ra-core';
import { paging } from '../../../contract/basics/limits.ts';
import { prefixOf } from '../../../contract/derive/addresses.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { isNarrow } from '../core/use-narrow.ts';
import { buildListMeta, sortableKeys, usualSort } from './state/list-query.ts';
import { asksForPeriod, usualFilter } from './state/list-time.ts';
import { searchOfList } from './state/own-search-params.ts';
import { sortKeysOf } from './state/sort-keys.ts';
import { chunkSize, flowKey, isContinuousIn } from './state/use-list-flow.ts';
import { defaultViewKey, viewToOpen } from './views/view-address.ts';

/** A query for a list as the data provider is asked it, under the name that react-admin has for the entity. */
export type InitialQuery = { readonly name: string; readonly params: GetListParams };

/**
 * What the list will ask for first when it is opened in this document for the first time, worked out from its address and from
 * what the person has chosen; undefined where a saved view has the word before it.
 */
export function initialQuery(resource: AnyResource, search: string, chosen: (name: string) => unknown): InitialQuery | undefined {
  if (viewToOpen(new URLSearchParams(search), chosen(defaultViewKey(resource)), undefined) !== null) return undefined;
  const isContinuous = isContinuousIn(chosen(flowKey(resource)), isNarrow());
  const own = searchOfList(search);
  const { page, perPage, sort, order, filter } = getQuery({
    queryFromLocation: parseQueryFromLocation({ search: own }),
    params: undefined,
    filterDefaultValues: usualFilter(resource),
    sort: usualSort(resource, { isInDays: asksForPeriod(resource, own) }),
    perPage: isContinuous ? chunkSize : paging.defaultSize,
  });
  const sortKeys = sortableKeys(resource, false, sortKeysOf({ field: sort, order: order === 'DESC' ? 'DESC' : 'ASC' }));
  const meta = buildListMeta(resource, { sortKeys, isTrash: false, isContinuous });
  return { name: prefixOf(resource), params: { pagination: { page, perPage }, sort: { field: sort, order }, filter: { ...filter }, meta } };
}
