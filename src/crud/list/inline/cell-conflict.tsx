import { useQuery } from '@tanstack/react-query';
import { type DataProvider, type Identifier, useDataProvider } from 'ra-core';
import type { JSX } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { useFirstFocus } from '../../../ui/behaviour/use-first-focus.ts';
import { Button } from '../../../ui/button/button.tsx';
import { showOf } from '../../fields/cells/shows.tsx';
import { historyKey } from '../../record/draft/history-key.ts';
import { formatInstant } from '../../vocabulary/format.ts';
import { idOf, isRow, type Row, textOf } from '../../vocabulary/row.ts';
import { useWords } from '../../vocabulary/words.ts';
import type { CellProps } from './cell-props.ts';

type HistoryProvider = DataProvider & {
  readonly history: (resource: string, id: Identifier) => Promise<{ readonly data: readonly unknown[] }>;
};

type CellConflictProps = Pick<CellProps, 'resource' | 'additions' | 'name' | 'field'> & {
  readonly theirs: Row;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
};

/** Somebody else saved the field first: says who and what, and lets the person choose. */
export function CellConflict({ resource, additions, name, field, theirs, onMine, onTheirs }: CellConflictProps): JSX.Element {
  const words = useWords();
  const { conflict, savedAt } = words.form;
  const provider = useDataProvider<HistoryProvider>();
  const entity = prefixOf(resource);
  const id = idOf(theirs);
  const { data } = useQuery({ queryKey: historyKey(entity, id), queryFn: () => provider.history(entity, id), retry: false });
  const last = data?.data.filter(isRow).find((entry) => isRow(entry['changes']) && Object.hasOwn(entry['changes'], name));
  const who = textOf(last?.['actor_name']);
  const time = formatInstant(textOf(last?.['at']) || textOf(theirs['updated_at']));
  const box = useFirstFocus<HTMLDivElement>();
  return (
    <div ref={box} className="cell-editor__conflict" role="alert" tabIndex={-1}>
      <p className="cell-editor__title">{conflict.title}</p>
      <p>{who === '' ? savedAt(time) : conflict.savedBy(who, time)}</p>
      <p>
        {conflict.theirs}: <strong>{showOf(field, { resource, additions, words, row: theirs, name, value: theirs[name] })}</strong>
      </p>
      <div className="cell-editor__choices">
        <Button onClick={onMine}>{conflict.takeMine}</Button>
        <Button onClick={onTheirs}>{conflict.takeTheirs}</Button>
      </div>
    </div>
  );
}
