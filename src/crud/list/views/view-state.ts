import { isSortable } from '../../../../contract/derive/fields.ts';
import { filterKeys, isJoint } from '../../../../contract/derive/operators.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { ViewState } from '../../../../contract/rules/accounts/saved-views.ts';
import { isRow, type Row } from '../../core/row.ts';
import { offeredColumns } from '../state/columns.ts';
import type { Columns } from '../state/use-columns.ts';
import type { RecordList } from '../state/use-record-list.ts';

/** The list as it is now. Columns as they are declared are not listed: so they follow the declaration. */
export function captureViewState({ filters, sortKeys, controller }: RecordList, columns: Columns): ViewState {
  const names = columns.chosen.map(({ name }) => name);
  return {
    filter: filters,
    sort: sortKeys.map(({ field, order }) => [field, order === 'DESC' ? 'desc' : 'asc']),
    columns: names.join() === columns.usual.join() ? [] : names,
    page_size: controller.perPage,
  };
}

/** What of a view the list still has, and the names of what it no longer does. */
export function fittingState(
  resource: AnyResource,
  { filter, sort, columns, page_size }: ViewState,
): { readonly state: ViewState; readonly missing: readonly string[] } {
  const known = filterKeys(resource);
  const offered = offeredColumns(resource);
  const hasFilter = (name: string): boolean => known.has(name) || (name === 'q' && (resource.list.search ?? []).length > 0);
  const fitting = supportedFilter(filter, hasFilter);
  const state: ViewState = {
    filter: fitting.filter,
    sort: sort.filter(([name]) => isSortable(resource, name)),
    columns: columns.filter((name) => offered.includes(name)),
    page_size,
  };
  const missing = [
    ...fitting.missing,
    ...sort.map(([name]) => name).filter((name) => !isSortable(resource, name)),
    ...columns.filter((name) => !offered.includes(name)),
  ];
  return { state, missing: [...new Set(missing)] };
}

/** Whether two states show the same; the order in which filters were asked for says nothing. */
export function isSameState(one: ViewState, other: ViewState): boolean {
  return written(one) === written(other);
}

function written({ filter, ...rest }: ViewState): string {
  const { sort, columns, page_size } = rest;
  return JSON.stringify([Object.entries(filter).toSorted(([a], [b]) => (a < b ? -1 : 1)), sort, columns, page_size]);
}

type Fitting = {
  readonly filter: Row;
  /** Keys of what the list no longer has. */
  readonly missing: readonly string[];
};

/** The part of a filter that the list still supports. A group without conditions is removed. */
function supportedFilter(filter: Row, hasFilter: (key: string) => boolean): Fitting {
  const fitting = Object.entries(filter).map(([key, value]) => {
    if (isJoint(key) && Array.isArray(value)) return fittingGroup(key, value, hasFilter);
    return hasFilter(key) ? { filter: { [key]: value }, missing: [] } : { filter: {}, missing: [key] };
  });
  return {
    filter: Object.fromEntries(fitting.flatMap((one) => Object.entries(one.filter))),
    missing: fitting.flatMap(({ missing }) => missing),
  };
}

function fittingGroup(joint: string, given: readonly unknown[], hasFilter: (key: string) => boolean): Fitting {
  // What is no filter at all is left for the API to refuse by its place.
  const parts = given.map((part) => (isRow(part) ? supportedFilter(part, hasFilter) : { filter: part, missing: [] }));
  const left = parts.filter(({ filter, missing }) => missing.length === 0 || Object.keys(Object(filter)).length > 0);
  return {
    filter: left.length === 0 && parts.length > 0 ? {} : { [joint]: left.map(({ filter }) => filter) },
    missing: parts.flatMap(({ missing }) => missing),
  };
}
