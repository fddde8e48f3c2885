import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { SavedView } from '../../../../contract/operations/saved-view.ts';
import { storeParameter } from '../../core/chosen-store.ts';
import { usualSort } from '../state/list-query.ts';
import { usualFilter } from '../state/list-time.ts';
import { keptSortOf } from '../state/sort-keys.ts';
import { columnsKey } from '../state/use-columns.ts';
import { fittingState } from './view-state.ts';

/** Name in the address next to those of ra-core, which hands on whatever it does not know. */
const viewKey = 'view';

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
