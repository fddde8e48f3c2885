import type { JSX } from 'react';
import { Link } from 'react-router';
import type { MonitoredStore } from '../../../../contract/operations/monitoring.ts';
import { stores } from '../../../../contract/resources/stores/stores.ts';
import { formatMoment } from '../../../../contract/rules/shown-time.ts';
import { stateAt, stateSince } from '../../../../contract/rules/watching/knowledge.ts';
import { tabAddress } from '../../../crud/record/place/tab-address.ts';
import { useFromClock } from '../../../crud/vocabulary/clock.ts';
import { choiceLabel, useWords } from '../../../crud/vocabulary/words.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { StateHelp } from '../../../watching/state-help.tsx';
import { keyTab } from '../parts/tab-names.ts';

type SilenceProps = { readonly store: MonitoredStore; readonly hasKey: boolean };

/** Since when nothing is heard of the branch, what to do and what is not known for it; nothing of one that communicates. */
export function Silence({ store, hasKey }: SilenceProps): JSX.Element | null {
  const words = useWords();
  const { overview } = words;
  const state = useFromClock((now) => stateAt(store, now));
  const since = stateSince(store, state);
  const moment = useFromClock((now) => (since === null ? '' : formatMoment(since, now)));
  if (state === 'communicating') return null;
  const name = choiceLabel(words, stores, { name: 'communication', value: state });
  return (
    <Notice tone={state === 'silent' ? 'danger' : 'warning'} title={moment === '' ? name : overview.silent(name, moment)}>
      {hasKey ? <StateHelp state={state} /> : null}
      <p className="quiet">{state === 'waiting' ? overview.neverHeard : overview.unknownNow}</p>
      {hasKey ? <Link to={tabAddress(`/stores/${store.id}`, keyTab)}>{overview.show.key}</Link> : null}
    </Notice>
  );
}
