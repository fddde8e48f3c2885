import type { MonitoringWords } from '../../contract/messages/cs/console/stores/monitoring.ts';
import type { StoreState } from '../../contract/rules/store-state.ts';
import type { ConnectionEnd } from '../../contract/rules/watching/connection-end.ts';

type Silent = { readonly connection_end: ConnectionEnd | null };

/** Why a silent store is silent and what to do about it, as far as is known. */
export type SilenceWords = { readonly reason: string; readonly next: string };

/** Says of a silent store why it is silent, and of one that was silent for a moment only to wait first. */
export function silenceWords(words: MonitoringWords, { connection_end: end }: Silent, state: StoreState): SilenceWords {
  const said = end === null ? words.connectionEnds.unknown : words.connectionEnds[end.kind];
  const isPatient = state === 'temporarily_silent' && (end === null || end.kind === 'lost' || end.kind === 'left');
  return isPatient ? { ...said, next: words.waitFirst } : said;
}

/** Whether the key is what is wrong: then nobody at the branch can help without a new one. */
export function isAboutKey({ connection_end: end }: Silent): boolean {
  return end?.kind === 'wrong_key' || end?.kind === 'new_key';
}
