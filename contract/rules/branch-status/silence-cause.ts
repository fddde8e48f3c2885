import type { StoreState } from './store-state.ts';

/**
 * Why a branch is not connected, as far as the central knows:
 * - `lost`: its connection broke, or nothing came any more: the network, the power or its server.
 * - `left`: its program ended the connection itself.
 * - `wrong_key`: a program that names the store asked to be let in with another key.
 * - `new_key`: the key was made again while it was connected, or the store was switched off.
 * - `unintelligible`: it sent what cannot be read, or far too much.
 */
export const connectionEndKinds = ['lost', 'left', 'wrong_key', 'new_key', 'unintelligible'] as const;
export type ConnectionEndKind = (typeof connectionEndKinds)[number];

/** The newest of what is known, with its instant as the wire writes it. */
export type ConnectionEnd = { readonly kind: ConnectionEndKind; readonly at: string };

/**
 * Why a store does not communicate, as far as the central knows, in addition to how its connection ended:
 * - `no_key`: it has no key, so no server of a branch is admitted.
 * - `never`: it has a key, and no server has connected with it.
 * - `unknown`: it is silent, and nothing is known of the end of its connection.
 */
export const silenceCauses = ['no_key', 'never', 'unknown', ...connectionEndKinds] as const;
export type SilenceCause = (typeof silenceCauses)[number];

/** What helps: to wait for a moment, to call the branch, or to enter a key there. */
export type SilenceStep = 'wait' | 'call' | 'key';
export type Silence = { readonly cause: SilenceCause; readonly step: SilenceStep };

/** The data that the cause is derived from. */
export type Silent = {
  readonly key_made_at: string | null;
  readonly connection_end: ConnectionEnd | null;
};

const aboutKey: readonly SilenceCause[] = ['no_key', 'never', 'wrong_key', 'new_key'];
const passing: readonly SilenceCause[] = ['unknown', 'lost', 'left'];

/** Why the store does not communicate and what to do next; null if it communicates. All screens use this function. */
export function findSilenceCause(store: Silent, state: StoreState): Silence | null {
  if (state === 'communicating') return null;
  const cause = causeOf(store, state);
  if (aboutKey.includes(cause)) return { cause, step: 'key' };
  return { cause, step: state === 'temporarily_silent' && passing.includes(cause) ? 'wait' : 'call' };
}

function causeOf({ key_made_at: made, connection_end: end }: Silent, state: StoreState): SilenceCause {
  if (made === null) return 'no_key';
  if (end?.kind === 'wrong_key' || end?.kind === 'new_key') return end.kind;
  return state === 'waiting' ? 'never' : (end?.kind ?? 'unknown');
}
