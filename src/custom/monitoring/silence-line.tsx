import type { JSX } from 'react';
import type { MonitoredStore } from '../../../contract/operations/monitoring.ts';
import type { StoreState } from '../../../contract/rules/branch-status/store-state.ts';
import { SilenceAction } from '../../branch-status/silence-action.tsx';
import { silenceWords } from '../../branch-status/silence-words.ts';
import { useConsoleWords } from '../../providers/words/console-words.ts';
import { WarningLine } from './warning-line.tsx';

type SilenceLineProps = { readonly store: MonitoredStore; readonly state: StoreState };

/** Why nothing is received from a store and what to do about it; nothing of one that communicates. */
export function SilenceLine({ store, state }: SilenceLineProps): JSX.Element | null {
  const { monitoring } = useConsoleWords();
  const said = silenceWords(monitoring, store, state);
  if (said === null) return null;
  return <WarningLine text={said.reason} next={said.next} action={<SilenceAction {...{ store, said }} />} />;
}
