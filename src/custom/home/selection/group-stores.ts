import type { DashboardStore } from '../../../../contract/operations/dashboard.ts';
import { stateAt } from '../../../../contract/rules/branch-status/freshness.ts';
import type { StoreState } from '../../../../contract/rules/branch-status/store-state.ts';
import { hasStoreWarnings, type WatchLimits } from '../../../../contract/rules/branch-status/store-warnings.ts';
import { hasAllWords } from '../../../../contract/rules/text/fold-diacritics.ts';
import { watchedOn } from '../../../branch-status/store-warnings.ts';

/** The order of groups: what needs someone first. */
export const groupOrder: readonly StoreState[] = ['silent', 'temporarily_silent', 'communicating', 'waiting'];

export type StoreGroup = { readonly state: StoreState; readonly stores: readonly DashboardStore[] };

/**
 * States of all stores as one text, a digit each, and another one for those in trouble: it changes when any of them does, so that the
 * clock renders nothing without success.
 */
export function writeDashboardStates(stores: readonly DashboardStore[], limits: WatchLimits, now: Date): string {
  const digitOf = (store: DashboardStore): number =>
    groupOrder.indexOf(stateAt(store, now)) * 2 + (hasStoreWarnings(watchedOn(store), limits, now) ? 0 : 1);
  return stores.map(digitOf).join('');
}

/** The same, read from the clock: React asks several times for what it renders, and a thousand stores are judged once a second. */
export function statesByClock(stores: readonly DashboardStore[], limits: WatchLimits): (now: Date) => string {
  let [second, states] = [Number.NaN, ''];
  return (now) => {
    const asked = Math.floor(now.getTime() / 1000);
    if (asked !== second) [second, states] = [asked, writeDashboardStates(stores, limits, now)];
    return states;
  };
}

/** Stores by the states that `statesOf` wrote, those in trouble first; groups without stores are left out. */
export function groupStores(stores: readonly DashboardStore[], states: string): readonly StoreGroup[] {
  const having = (digit: number): readonly DashboardStore[] => stores.filter((_, index) => states[index] === String(digit));
  return groupOrder
    .map((state, place) => ({ state, stores: [...having(place * 2), ...having(place * 2 + 1)] }))
    .filter((group) => group.stores.length > 0);
}

export type StoreFilter = { readonly text: string; readonly region: number | null };

/** Whether a store has every word in its name, code or city, and lies in the region. */
export function filterStores(stores: readonly DashboardStore[], { text, region }: StoreFilter): readonly DashboardStore[] {
  return stores.filter(
    (store) => (region === null || store.region_id === region) && hasAllWords(`${store.label} ${store.code} ${store.city ?? ''}`, text),
  );
}
