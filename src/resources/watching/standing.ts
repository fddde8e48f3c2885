import type { MonitoredStore } from '../../../contract/operations/monitoring.ts';
import { type StoreState, storeSilence } from '../../../contract/rules/store-state.ts';
import type { Tone } from '../../ui/status.tsx';

/** In which order stores stand: what needs somebody first. */
export const stateOrder: readonly StoreState[] = ['silent', 'temporarily_silent', 'waiting', 'communicating'];

export const toneOfState: Readonly<Record<StoreState, Tone>> = {
  silent: 'danger',
  temporarily_silent: 'warning',
  waiting: 'neutral',
  communicating: 'success',
};

/** Since when the state holds; null where that is not known. */
export function stateSince(
  { last_socket_communication_at: last, connected_since: connected }: MonitoredStore,
  state: StoreState,
): string | null {
  const band = storeSilence.bands.find(({ is }) => is === state);
  if (last === null || band === undefined) return null;
  return band.afterSeconds === 0 ? connected : new Date(Date.parse(last) + band.afterSeconds * 1000).toISOString();
}
