import type { MonitoringWords } from '../../contract/messages/cs/console/stores/monitoring.ts';
import { findSilenceCause, type SilenceStep, type Silent } from '../../contract/rules/branch-status/silence-cause.ts';
import type { StoreState } from '../../contract/rules/branch-status/store-state.ts';

/** Why a store does not communicate and what to do about it, in words. */
export type SilenceWords = { readonly reason: string; readonly next: string; readonly step: SilenceStep; readonly keyLink: string };

/** The sentence and the next step of a store that does not communicate, the same on every screen; null of one that does. */
export function silenceWords(words: MonitoringWords, store: Silent, state: StoreState): SilenceWords | null {
  const silence = findSilenceCause(store, state);
  if (silence === null) return null;
  const { cause, step } = silence;
  const { reason, next } = words.silence[cause];
  const keyLink = cause === 'no_key' || cause === 'never' ? words.silenceLinks.connect : words.silenceLinks.key;
  return { reason, next: step === 'wait' ? words.waitFirst : next, step, keyLink };
}

/** The same in one text, where there is room for no link; undefined of a store that communicates. */
export function whyText(words: MonitoringWords, store: Silent, state: StoreState): string | undefined {
  const advice = silenceWords(words, store, state);
  return advice === null ? undefined : `${advice.reason} ${advice.next}`;
}
