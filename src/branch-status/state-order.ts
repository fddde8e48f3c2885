import type { StoreState } from '../../contract/rules/branch-status/store-state.ts';
import type { Tone } from '../ui/page/status.tsx';

/** The order of stores by state: those that need someone come first. */
export const stateOrder: readonly StoreState[] = ['silent', 'temporarily_silent', 'waiting', 'communicating'];

export const toneOfState: Readonly<Record<StoreState, Tone>> = {
  silent: 'danger',
  temporarily_silent: 'warning',
  waiting: 'neutral',
  communicating: 'success',
};
