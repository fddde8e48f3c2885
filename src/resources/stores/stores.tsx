import type { StoreState } from '../../../contract/rules/store-state.ts';
import type { Tone } from '../../ui/status.tsx';
import type { Additions } from '../additions.ts';

/** Specification section 4: green, yellow, red, and waiting for a socket connection. */
const communication: Readonly<Record<StoreState, Tone>> = {
  waiting: 'neutral',
  communicating: 'success',
  temporarily_silent: 'warning',
  silent: 'danger',
};

export const additions: Additions = {
  icon: 'building',
  lists: { services: 'store_id', desks: 'store_id', employees: 'store_id' },
  tones: { communication, sync_state: { synchronised: 'success', waiting: 'neutral', downloading: 'info', error: 'danger' } },
};
