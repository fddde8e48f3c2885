import type { JSX } from 'react';
import type { MonitoredStore } from '../../../../contract/operations/monitoring.ts';
import { stores } from '../../../../contract/resources/stores/stores.ts';
import { choiceLabel, useWords } from '../../../crud/vocabulary/words.ts';
import { Ago } from '../../../watching/ago.tsx';
import { StateNow } from './state-now.tsx';
import { Tile } from './tile.tsx';

/** How the store communicates, and when it was heard of. */
export function StateTile({ store }: { readonly store: MonitoredStore }): JSX.Element {
  const words = useWords();
  const { standing } = words;
  return (
    <Tile title={standing.communication}>
      <StateNow store={store} />
      <p>
        {standing.heard}: {store.last_socket_communication_at === null ? standing.never : <Ago at={store.last_socket_communication_at} />}
      </p>
      <p>
        {standing.sync}:{' '}
        {store.sync_state === null ? null : `${choiceLabel(words, stores, { name: 'sync_state', value: store.sync_state })}, `}
        {store.last_sync_at === null ? standing.never : <Ago at={store.last_sync_at} />}
      </p>
    </Tile>
  );
}
