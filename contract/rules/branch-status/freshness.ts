import { startOfDay, wallTimeAt } from '../time/prague-time.ts';
import { bandOfSilence, type StoreState, storeSilence } from './store-state.ts';

/**
 * How much of what a store last said still holds: unknown is not zero.
 * - `now`: it communicates, what it said holds.
 * - `earlier_today`: it is silent; counts of the day are as they were at its last word.
 * - `earlier`: it has been silent since an earlier day: nothing is known of today, and of what lasts only how it was then.
 * - `never`: it has never said anything.
 */
export type Freshness = 'now' | 'earlier_today' | 'earlier' | 'never';

type Contacted = { readonly last_socket_communication_at: string | null };

/** How a store communicates now. */
export function stateAt({ last_socket_communication_at: last }: Contacted, now: Date): StoreState {
  return bandOfSilence(storeSilence, last, now);
}

/** How much is known of a store at the instant. What is not of now is of `last_socket_communication_at`. */
export function freshnessOf({ last_socket_communication_at: last }: Contacted, now: Date): Freshness {
  if (last === null) return 'never';
  if (stateAt({ last_socket_communication_at: last }, now) === 'communicating') return 'now';
  return Date.parse(last) >= startOfDay(wallTimeAt(now)).getTime() ? 'earlier_today' : 'earlier';
}

export type Connected = Contacted & { readonly connected_since?: string | null };

/** Since when the state holds: of a silent store since its last word, the same on every screen; null where it is not known. */
export function stateSince(
  { last_socket_communication_at: last, connected_since: connected = null }: Connected,
  state: StoreState,
): string | null {
  if (state === 'communicating') return connected;
  return state === 'waiting' ? null : last;
}
