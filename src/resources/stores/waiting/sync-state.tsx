import { useQuery } from '@tanstack/react-query';
import type { JSX, ReactNode } from 'react';
import { useCalls } from '../../../crud/core/calls.ts';
import type { CellValue } from '../../../crud/core/field-props.ts';
import { idOf, textOf } from '../../../crud/core/row.ts';
import { choiceLabel } from '../../../crud/core/words.ts';
import { Status, type Tone } from '../../../ui/page/status.tsx';
import { countsKey } from './waiting-key.ts';
import './sync-state.css';
import '../../../crud/fields/references/values.css';

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
