import type { JSX } from 'react';
import type { MonitoredStore } from '../../../../contract/operations/monitoring.ts';
import { stores } from '../../../../contract/resources/stores/stores.ts';
import { stateAt, stateSince } from '../../../../contract/rules/branch-status/freshness.ts';
import { formatMoment } from '../../../../contract/rules/time/shown-time.ts';
import { useBranchOverviewWords } from '../../../branch-status/all-stores/overview-words.ts';
import { SilenceAction } from '../../../branch-status/silence-advice.tsx';
import { silenceWords } from '../../../branch-status/silence-words.ts';
import { useFromClock } from '../../../crud/core/clock.ts';
import { choiceLabel, useWords } from '../../../crud/core/words.ts';
import { Notice } from '../../../ui/page/notice.tsx';

/** Since when and why nothing is learned of the branch, what to do and what is not known for it; nothing of one that communicates. */
export function Silence({ store }: { readonly store: MonitoredStore }): JSX.Element | null {
  const words = useWords();
  const overview = useBranchOverviewWords();
  const { monitoring } = words;
  const state = useFromClock((now) => stateAt(store, now));
  const since = stateSince(store, state);
  const moment = useFromClock((now) => (since === null ? '' : formatMoment(since, now)));
  const advice = silenceWords(monitoring, store, state);
  if (advice === null) return null;
  const name = choiceLabel(words, stores, { name: 'communication', value: state });
  return (
    <Notice tone={state === 'silent' ? 'danger' : 'warning'} title={moment === '' ? name : overview.silent(name, moment)}>
      <p>
        {advice.reason} {advice.next}
      </p>
      <p className="quiet">{state === 'waiting' ? overview.neverContacted : overview.unknownNow}</p>
      {advice.step === 'key' || store.phone !== null ? <SilenceAction {...{ store, advice }} /> : null}
    </Notice>
  );
}
