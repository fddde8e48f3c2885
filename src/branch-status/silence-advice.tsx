import type { JSX, ReactNode } from 'react';
import { Link } from 'react-router';
import type { MonitoringWords } from '../../contract/messages/cs/console/stores/monitoring.ts';
import { findSilenceCause, type SilenceStep, type Silent } from '../../contract/rules/branch-status/silence-cause.ts';
import type { StoreState } from '../../contract/rules/branch-status/store-state.ts';
import { formatPhone } from '../crud/core/format.ts';
import { useWords } from '../crud/core/words.ts';

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

type SilenceActionProps = {
  readonly store: { readonly id: number; readonly label: string; readonly phone: string | null };
  readonly advice: SilenceWords;
  readonly className?: string;
  /** Is before the number. */
  readonly icon?: ReactNode;
};

/** Where the next step is done: the page with the key, the telephone of the branch, or the branch where no number is known. */
export function SilenceAction({ store: { id, label, phone }, advice, className, icon }: SilenceActionProps): JSX.Element {
  const { monitoring: words } = useWords();
  const look = className === undefined ? {} : { className };
  if (advice.step === 'key') {
    return (
      <Link {...look} to={`/stores/${id}?tab=key`}>
        {advice.keyLink}
      </Link>
    );
  }
  if (phone === null) {
    return (
      <Link {...look} to={`/stores/${id}`}>
        {words.openStore}
      </Link>
    );
  }
  return (
    <a {...look} href={`tel:${phone}`} aria-label={words.call(label, formatPhone(phone))}>
      {icon}
      {formatPhone(phone)}
    </a>
  );
}
