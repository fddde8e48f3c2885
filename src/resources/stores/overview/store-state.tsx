import type { JSX } from 'react';
import { stores } from '../../../../contract/resources/stores/stores.ts';
import { formatMoment } from '../../../../contract/rules/time/shown-time.ts';
import { stateAt, stateSince } from '../../../../contract/rules/watching/knowledge.ts';
import type { RecordSlotProps } from '../../../crud/vocabulary/additions/record-slots.ts';
import { useFromClock } from '../../../crud/vocabulary/clock.ts';
import { idOf } from '../../../crud/vocabulary/row.ts';
import { choiceLabel, useWords } from '../../../crud/vocabulary/words.ts';
import { Status } from '../../../ui/page/status.tsx';
import { useBranchOverviewWords } from '../../../watching/all-stores/overview-words.ts';
import { toneOfState } from '../../../watching/state-order.ts';
import { useStanding } from '../standing/use-standing.ts';

/** How the store communicates, next to its name; a silent one since when. Turns on its own as time passes. */
export function StoreState({ record }: RecordSlotProps): JSX.Element | null {
  const words = useWords();
  const overview = useBranchOverviewWords();
  const store = useStanding(idOf(record)).data?.monitored;
  const state = useFromClock((now) => (store === undefined ? 'waiting' : stateAt(store, now)));
  const since = store === undefined || state === 'communicating' ? null : stateSince(store, state);
  const moment = useFromClock((now) => (since === null ? '' : formatMoment(since, now)));
  if (store === undefined) return null;
  const name = choiceLabel(words, stores, { name: 'communication', value: state });
  return <Status tone={toneOfState[state]}>{moment === '' ? name : overview.silent(name, moment)}</Status>;
}
