import type { StoreState } from '../../../contract/rules/store-state.ts';
import type { Tone } from '../../ui/status.tsx';

/** How the state of a store looks. */
export const toneOfState: Readonly<Record<StoreState, Tone>> = {
  silent: 'danger',
  temporarily_silent: 'warning',
  communicating: 'success',
  waiting: 'neutral',
};
