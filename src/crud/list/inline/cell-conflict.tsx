import type { JSX } from 'react';
import { useFirstFocus } from '../../../ui/behaviour/use-first-focus.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { Row } from '../../core/row.ts';
import { useWords } from '../../core/words.ts';
import { showOf } from '../../fields/cells/shows.tsx';
import { useSavedBy } from '../../record/history/use-saved-by.ts';
import type { CellProps } from './cell-props.ts';

type CellConflictProps = Pick<CellProps, 'resource' | 'additions' | 'name' | 'field'> & {
  readonly theirs: Row;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
};

/** Someone else saved the field first: says who and what, and lets the person choose. */
export function CellConflict({ resource, additions, name, field, theirs, onMine, onTheirs }: CellConflictProps): JSX.Element {
  const words = useWords();
  const { conflict } = words.form;
  const savedBy = useSavedBy(resource, theirs, name);
  const box = useFirstFocus<HTMLDivElement>();
  return (
    <div ref={box} className="cell-editor__conflict" role="alert" tabIndex={-1}>
      <p className="cell-editor__title">{conflict.title}</p>
      <p>{savedBy}</p>
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
