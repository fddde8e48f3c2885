import type { JSX } from 'react';
import { stores } from '../../../../contract/resources/stores/stores.ts';
import { stateAt, stateSince } from '../../../../contract/rules/branch-status/freshness.ts';
import { formatMoment } from '../../../../contract/rules/time/shown-time.ts';
import { useBranchOverviewWords } from '../../../branch-status/all-stores/overview-words.ts';
import { toneOfState } from '../../../branch-status/store-state.tsx';
import type { RecordSlotProps } from '../../../crud/core/additions/slots.ts';
import { useFromClock } from '../../../crud/core/clock.ts';
import { idOf } from '../../../crud/core/row.ts';
import { choiceLabel, useWords } from '../../../crud/core/words.ts';
import { Status } from '../../../ui/page/status.tsx';
import { useStoreStatus } from '../status/store-status.tsx';

/** How the store communicates, next to its name; a silent one since when. Turns on its own as time passes. */
export function StoreState({ record }: RecordSlotProps): JSX.Element | null {
  const words = useWords();
  const overview = useBranchOverviewWords();
  const store = useStoreStatus(idOf(record)).data?.monitored;
  const state = useFromClock((now) => (store === undefined ? 'waiting' : stateAt(store, now)));
  const since = store === undefined || state === 'communicating' ? null : stateSince(store, state);
  const moment = useFromClock((now) => (since === null ? '' : formatMoment(since, now)));
  if (store === undefined) return null;
  const name = choiceLabel(words, stores, { name: 'communication', value: state });
  return <Status tone={toneOfState[state]}>{moment === '' ? name : overview.silent(name, moment)}</Status>;
}
