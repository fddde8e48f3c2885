import type { MonitoredStore } from '../../../contract/operations/monitoring.ts';
import { stateAt } from '../../../contract/rules/branch-status/freshness.ts';
import { monitoringWarnings } from '../../../contract/rules/branch-status/monitoring-warnings.ts';
import type { StoreState } from '../../../contract/rules/branch-status/store-state.ts';
import { hasStoreWarnings, type WatchLimits, warningRank } from '../../../contract/rules/branch-status/store-warnings.ts';
import { hasAllWords } from '../../../contract/rules/text/fold-diacritics.ts';
import { stateOrder } from '../store-state.tsx';
import { readWatched } from '../store-warnings.ts';

/** Whether something at a store is only to be put right, or is trouble for who waits there now. */
const gravities = ['none', 'warning', 'fault'] as const;

/**
 * States of stores as one text, a digit each, and other ones for those that need someone: it changes when any of them does, so that the
 * clock renders nothing without success.
 */
export function writeStoreStates(stores: readonly MonitoredStore[], limits: WatchLimits, now: Date): string {
  const gravityOf = (store: MonitoredStore): number => {
    const watched = readWatched(store);
    if (hasStoreWarnings(watched, limits, now)) return 2;
    return monitoringWarnings({ ...store, ...watched }, limits, now).length > 0 ? 1 : 0;
  };
  const digitOf = (store: MonitoredStore): number => stateOrder.indexOf(stateAt(store, now)) * gravities.length + gravityOf(store);
  return stores.map((store) => digitOf(store).toString(36)).join('');
}

export type StoreWithState = {
  readonly store: MonitoredStore;
  readonly state: StoreState;
  /** Whether those who wait or a device need someone now. */
  readonly hasFault: boolean;
  /** Whether anything at all is to be done about it: it is silent, was never connected, is in trouble, or something else is wrong. */
  readonly needsSomebody: boolean;
};

/** Stores with the states that `statesOf` wrote. */
export function withStates(stores: readonly MonitoredStore[], states: string): readonly StoreWithState[] {
  return stores.map((store, index) => {
    const digit = Number.parseInt(states[index] ?? '', 36);
    const state = stateOrder[Math.floor(digit / gravities.length)] ?? 'waiting';
    const gravity = gravities[digit % gravities.length] ?? 'none';
    return { store, state, hasFault: gravity === 'fault', needsSomebody: state !== 'communicating' || gravity !== 'none' };
  });
}

/** StoreWarning first, then the longest wait; the rest stays by name. */
export function warningsFirst(stores: readonly StoreWithState[]): readonly StoreWithState[] {
  return stores.toSorted((one, other) => placeAmong(one) - placeAmong(other) || waitingSince(one.store) - waitingSince(other.store) || 0);
}

/** StoreWarning first, the rest by name: an order that changes only when a state does. */
export function byWarningAndName(stores: readonly StoreWithState[]): readonly StoreWithState[] {
  return stores.toSorted(
    (one, other) =>
      warningRank(one.state, one.hasFault) - warningRank(other.state, other.hasFault) ||
      one.store.label.localeCompare(other.store.label, 'cs'),
  );
}

function placeAmong({ state, needsSomebody, hasFault }: StoreWithState): number {
  return warningRank(state, hasFault || (state === 'communicating' && needsSomebody));
}

/** From when the longest wait is, in milliseconds; the end of all time where no one waits. */
function waitingSince({ services }: MonitoredStore): number {
  return services.reduce((least, { waiting_since: since }) => Math.min(least, Date.parse(since)), Number.MAX_SAFE_INTEGER);
}

export type StoreFilter = { readonly text: string; readonly region: number | null; readonly state: StoreState | null };

/** Whether a store has every word in its name, code or city, lies in the region and is in the state. */
export function matching(stores: readonly StoreWithState[], { text, region, state: wanted }: StoreFilter): readonly StoreWithState[] {
  return stores.filter(
    ({ store, state }) =>
      (region === null || store.region_id === region) &&
      (wanted === null || state === wanted) &&
      hasAllWords(`${store.label} ${store.code} ${store.city ?? ''}`, text),
  );
}

/** The filter as the address keeps it, next to whatever else is there. */
export function parseStoreFilter(params: URLSearchParams): StoreFilter {
  const region = Number(params.get('region') ?? 0);
  return {
    text: params.get('q') ?? '',
    region: Number.isSafeInteger(region) && region > 0 ? region : null,
    state: stateOrder.find((state) => state === params.get('state')) ?? null,
  };
}

/** The address with another filter. */
export function withFilter(params: URLSearchParams, { text, region, state }: StoreFilter): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of [
    ['q', text],
    ['region', String(region ?? '')],
    ['state', state ?? ''],
  ] as const) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
