import { isSortable } from '../../../../contract/derive/fields.ts';
import { filterKeys, isJoint } from '../../../../contract/derive/operators.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { SavedView } from '../../../../contract/operations/saved-view.ts';
import type { ViewState } from '../../../../contract/rules/accounts/saved-views.ts';
import { storeParameter } from '../../core/chosen-store/chosen-store.ts';
import { isRow, type Row } from '../../core/row.ts';
import { offeredColumns } from '../state/columns.ts';
import { usualSort } from '../state/list-query.ts';
import { usualFilter } from '../state/list-time.ts';
import { keptSortOf } from '../state/sort-keys.ts';
import { type Columns, columnsKey } from '../state/use-columns.ts';
import type { RecordList } from '../state/use-record-list.ts';

/** Name in the address next to those of ra-core, which hands on whatever it does not know. */
export const viewKey = 'view';

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

/** The address of a view: all of its state, so that it can be sent to anybody; what is in the address already holds over it. */
export function writeViewAddress(resource: AnyResource, view: Pick<SavedView, 'id' | 'state'>, over?: URLSearchParams): string {
  const { state } = fittingState(resource, view.state);
  const { field, order } = keptSortOf(
    (state.sort.length > 0 ? state.sort : [resource.list.sort]).map(([name, direction]) => ({
      field: name,
      order: direction === 'desc' ? 'DESC' : 'ASC',
    })),
  );
  const params = new URLSearchParams({
    [viewKey]: String(view.id),
    filter: JSON.stringify(state.filter),
    sort: field,
    order,
    page: '1',
    perPage: String(state.page_size),
    [columnsKey]: state.columns.join(),
  });
  // Without the chosen store: the list that the view opens follows it then, as one that is come to by a link.
  for (const [name, value] of over ?? []) if (name !== storeParameter) params.set(name, value);
  return `?${params}`;
}

/** The address of the list as it is declared: said in full, or the list would come back as it was last seen. */
export function declaredSearch(resource: AnyResource, pageSize: number): string {
  const { field, order } = usualSort(resource, { isInDays: resource.list.time !== undefined });
  const filter = JSON.stringify(usualFilter(resource));
  return `?${new URLSearchParams({ filter, sort: field, order, page: '1', perPage: String(pageSize) })}`;
}

const wholeState = ['filter', 'sort', 'order', 'perPage', columnsKey] as const;

/** The view that the address names; null when there is none. */
export function namedView(params: URLSearchParams): number | null {
  const text = params.get(viewKey) ?? '';
  return /^[1-9]\d{0,9}$/u.test(text) ? Number(text) : null;
}

/** Whether the address says everything of the list on its own. */
export function isWhole(params: URLSearchParams): boolean {
  return wholeState.every((name) => params.has(name));
}

/** Name of the preference that holds the view in which a list is opened. */
export const defaultViewKey = (resource: AnyResource): string => `${resource.name}.view`;

/** A view, and whether the address asks for it and not the person's own habit. */
export type ViewToOpen = { readonly id: number; readonly isAsked: boolean };

/**
 * The view that has the word before the list is asked for; null where the address says enough, or the list comes back as it was
 * left. `usual` is the person's default view.
 */
export function viewToOpen(params: URLSearchParams, usual: unknown, left: unknown): ViewToOpen | null {
  const named = namedView(params);
  if (named !== null) return isWhole(params) ? null : { id: named, isAsked: true };
  // The chosen store says nothing of the list.
  const says = [...params.keys()].some((name) => name !== storeParameter);
  if (says || left !== undefined || typeof usual !== 'number') return null;
  return { id: usual, isAsked: false };
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
