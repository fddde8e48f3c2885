import type { DashboardStore } from '../../../../contract/operations/dashboard.ts';
import type { StoreGroup } from './group-stores.ts';

export const homeSorts = ['wait', 'name'] as const;
export type HomeSort = (typeof homeSorts)[number];

/**
 * Stores that communicate by the longest wait, or by name as they came; others stay as they are. `held` are the identifiers in the order
 * that someone is looking at: it stays, and what is new comes after it.
 */
export function sortStores(groups: readonly StoreGroup[], sort: HomeSort, held: readonly number[] | null): readonly StoreGroup[] {
  return groups.map((group) => {
    if (group.state !== 'communicating') return group;
    const stores = sort === 'wait' ? group.stores.toSorted(byWait) : group.stores.toSorted(byName);
    return { ...group, stores: held === null ? stores : stores.toSorted(byPlace(held)) };
  });
}

function byWait(one: DashboardStore, other: DashboardStore): number {
  return since(one) - since(other) || byName(one, other);
}

function byName(one: DashboardStore, other: DashboardStore): number {
  return one.label.localeCompare(other.label, 'cs') || one.id - other.id;
}

function byPlace(held: readonly number[]): (one: DashboardStore, other: DashboardStore) => number {
  const places = new Map(held.map((id, place) => [id, place]));
  const placeOf = ({ id }: DashboardStore): number => places.get(id) ?? held.length;
  return (one, other) => placeOf(one) - placeOf(other);
}

/** Anyone who waits longest came first; where no one waits it is the end of all time. */
function since({ today }: DashboardStore): number {
  return today.waiting_since === null ? Number.MAX_SAFE_INTEGER : Date.parse(today.waiting_since);
}
