import type { AnyResource } from '../../../../contract/kit/index.ts';
import { addressedStore, findNarrowingField, storeParameter } from '../../core/chosen-store.ts';
import { isRow, type Row } from '../../core/row.ts';
import { usualFilter } from '../state/list-time.ts';

type SearchState = {
  /** Of the address. */
  readonly search: string;
  /** Undefined where all stores are chosen. */
  readonly chosen: number | undefined;
  /** The choice that the list has followed last. */
  readonly followed: number | undefined;
  /** How the list was left, as ra-core keeps it; undefined where no one was there yet. */
  readonly left: unknown;
};

/** The search of a list's address once it asks for the chosen store; undefined where it already says all there is to say. */
export function storeSearch(resource: AnyResource, { search, chosen, followed, left }: SearchState): string | undefined {
  const field = findNarrowingField(resource);
  if (field === undefined) return undefined;
  const params = new URLSearchParams(search);
  const isAddressed = addressedStore(params) !== undefined;
  const written = params.get('filter');
  // Anyone who sent an address that says both saw the list so; and what was taken off stays off until another choice.
  const isWhole = isAddressed && (followed === chosen || (followed === undefined && written !== null));
  if (isWhole || (chosen === undefined && followed === undefined)) return undefined;
  if (chosen !== undefined) params.set(storeParameter, String(chosen));
  const comesBack = written === null && followed === chosen && isRow(left);
  if (!comesBack) {
    const before = written === null ? filterLeft(resource, left) : filterIn(written);
    // A link that asks for a store of its own means it.
    const isMeant = written !== null && !isAddressed && before?.[field] !== undefined;
    if (before !== undefined && !isMeant) {
      if (written === null) restore(params, left);
      const after = JSON.stringify(withStore(before, field, { chosen, followed }));
      // Other rows have other pages.
      if (params.has('page') && after !== written) params.set('page', '1');
      if (after !== '{}' || written !== null || params.has('sort')) params.set('filter', after);
    }
  }
  return isSame(params, new URLSearchParams(search)) ? undefined : `?${params}`;
}

function withStore(filter: Row, field: string, { chosen, followed }: Pick<SearchState, 'chosen' | 'followed'>): Row {
  // What a person asked for by hand is not what the choice has put there.
  if (chosen === undefined && filter[field] !== followed) return filter;
  const { [field]: _, [`${field}_in`]: several, [`${field}_ne`]: other, ...rest } = filter;
  if (chosen !== undefined) return { ...rest, [field]: chosen };
  return {
    ...rest,
    ...(several === undefined ? {} : { [`${field}_in`]: several }),
    ...(other === undefined ? {} : { [`${field}_ne`]: other }),
  };
}

function filterIn(written: string): Row | undefined {
  try {
    const read: unknown = JSON.parse(written);
    return isRow(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

/** A list where no one was yet is opened as it is declared. */
function filterLeft(resource: AnyResource, left: unknown): Row {
  return isRow(left) && isRow(left['filter']) ? left['filter'] : usualFilter(resource);
}

/** An address that says a filter says everything: what it leaves out would not come back as it was left. */
function restore(params: URLSearchParams, left: unknown): void {
  if (!isRow(left)) return;
  for (const name of ['sort', 'order', 'perPage']) {
    const value = left[name];
    if (!params.has(name) && (typeof value === 'string' || typeof value === 'number')) params.set(name, String(value));
  }
}

function isSame(one: URLSearchParams, other: URLSearchParams): boolean {
  return String(one) === String(other);
}
