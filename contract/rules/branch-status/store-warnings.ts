import type { OutageKind } from '../branch/outages.ts';
import type { UnusualWait } from '../statistics/unusual-wait.ts';
import { freshnessOf } from './freshness.ts';
import type { StoreState } from './store-state.ts';

/** From when a store is in trouble, as `store-defaults` has it. Null is not watched. */
export type WatchLimits = {
  readonly unusual_times: number;
  readonly unusual_minutes: number;
  readonly long_wait_minutes: number | null;
  readonly many_waiting: number | null;
};

type WatchedDevices = { readonly in_trouble: number; readonly paper?: number };

/** What the warnings of a store follow from, whichever screen knows it; instants as the wire writes them. */
export type Watched = {
  readonly last_socket_communication_at: string | null;
  readonly waiting: number;
  /** From when the one who waits longest has waited. */
  readonly waiting_since: string | null;
  /** Mean waits where that of now is out of the ordinary: judged by `judgeWait`, where the days before are known. */
  readonly unusual_wait: UnusualWait | null;
  /** Those that last. */
  readonly outages: readonly { readonly kind: OutageKind; readonly started_at: string }[];
  readonly touch_screens: WatchedDevices;
  readonly virtual_displays: WatchedDevices;
};

/** One thing at a store that needs someone. That it is silent is its state, and is shown as that. Times in milliseconds. */
export type StoreWarning =
  | { readonly kind: 'long_wait'; readonly longest: number }
  | { readonly kind: 'many_waiting'; readonly waiting: number }
  | { readonly kind: 'unusual_wait'; readonly now: number; readonly usual: number }
  | { readonly kind: 'outage'; readonly outage: OutageKind; readonly started_at: string }
  | { readonly kind: 'touch_screens' | 'virtual_displays'; readonly count: number; readonly paper: number };

/** Troubles of those who wait. */
export const waitWarnings: readonly StoreWarning['kind'][] = ['long_wait', 'many_waiting', 'unusual_wait'];

/**
 * What at a store needs someone at the instant, by the limits: the one judgement of all screens that watch. Who waits at a silent
 * store and how its devices are is not known: its silence is its trouble.
 */
export function storeWarnings(watched: Watched, limits: WatchLimits, now: Date): readonly StoreWarning[] {
  const outages = watched.outages.flatMap(({ kind, started_at }): readonly StoreWarning[] =>
    kind === 'store_silent' ? [] : [{ kind: 'outage', outage: kind, started_at }],
  );
  if (freshnessOf(watched, now) !== 'now') return outages;
  return [
    ...outages,
    ...longWait(watched, limits, now),
    ...manyWaiting(watched, limits),
    ...(watched.unusual_wait === null ? [] : [{ kind: 'unusual_wait', ...watched.unusual_wait } as const]),
    ...devices('touch_screens', watched.touch_screens),
    ...devices('virtual_displays', watched.virtual_displays),
  ];
}

/** Whether there is anything of the kind at all. */
export function hasStoreWarnings(watched: Watched, limits: WatchLimits, now: Date): boolean {
  return storeWarnings(watched, limits, now).length > 0;
}

function longWait(
  { waiting, waiting_since: since }: Watched,
  { long_wait_minutes: limit }: WatchLimits,
  now: Date,
): readonly StoreWarning[] {
  if (limit === null || since === null || waiting === 0) return [];
  const longest = now.getTime() - Date.parse(since);
  return longest >= limit * 60_000 ? [{ kind: 'long_wait', longest }] : [];
}

function manyWaiting({ waiting }: Watched, { many_waiting: limit }: WatchLimits): readonly StoreWarning[] {
  return limit !== null && waiting >= limit ? [{ kind: 'many_waiting', waiting }] : [];
}

function devices(kind: 'touch_screens' | 'virtual_displays', { in_trouble: count, paper = 0 }: WatchedDevices): readonly StoreWarning[] {
  return count === 0 ? [] : [{ kind, count, paper }];
}

const gravity: readonly StoreState[] = ['silent', 'temporarily_silent', 'waiting', 'communicating'];

/** Where a store is among others, what needs someone first: silence, then other warnings, then who was never received, then the rest. */
export function warningRank(state: StoreState, hasWarnings: boolean): number {
  const place = gravity.indexOf(state);
  return place > 1 && hasWarnings ? 1.5 : place;
}
