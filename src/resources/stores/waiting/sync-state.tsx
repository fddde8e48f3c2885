import { useQuery } from '@tanstack/react-query';
import type { JSX, ReactNode } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { stores } from '../../../../contract/resources/stores/stores.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import type { CellValue } from '../../../crud/core/field-props.ts';
import { resources } from '../../../crud/core/named.ts';
import { idOf, textOf } from '../../../crud/core/row.ts';
import { choiceLabel } from '../../../crud/core/words.ts';
import { Status, type Tone } from '../../../ui/page/status.tsx';
import './sync-state.css';
import '../../../crud/fields/references/values.css';

/** Entities where the changes wait for branches: what is read of them is read again when they change. */
const dependsOn = resources.filter(({ syncs }) => syncs === true).map(prefixOf);

/** Query key of the waiting changes of a store; it begins as the keys of the store's own reads, because the state changes with them. */
export function waitingKey(storeId: number): readonly unknown[] {
  return [prefixOf(stores), 'waiting', { id: String(storeId), dependsOn }];
}

/** The same for the counts of all stores. */
const countsKey: readonly unknown[] = [prefixOf(stores), 'waitingCounts', { dependsOn }];

const tones: Readonly<Record<string, Tone>> = { synchronised: 'success', waiting: 'neutral', downloading: 'info', error: 'danger' };

/** How a branch is with what is saved for it, and how many changes it has yet to take. */
export const syncStateCell = (context: CellValue): ReactNode => <SyncState {...context} />;

function SyncState({ resource, words, row, name, value }: CellValue): JSX.Element {
  const { ask } = useCalls();
  const state = textOf(value);
  // One request for all rows of a list; a branch that has everything is not asked for.
  const { data } = useQuery({
    queryKey: countsKey,
    queryFn: ({ signal }) => ask('GET /waiting-changes', { signal }),
    enabled: state !== 'synchronised',
    retry: false,
  });
  const count = data?.find(({ store_id }) => store_id === idOf(row))?.count ?? 0;
  return (
    <span className="sync-state">
      <Status tone={tones[state] ?? 'neutral'}>{choiceLabel(words, resource, { name, value: state })}</Status>
      {state === 'synchronised' || count === 0 ? null : <span className="quiet nowrap">{words.waiting.count(count)}</span>}
    </span>
  );
}
