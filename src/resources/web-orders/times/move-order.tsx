import { type JSX, Suspense, useEffect, useState } from 'react';
import type { RecordToolProps } from '../../../crud/core/additions/slots.ts';
import { useNotify } from '../../../crud/core/use-notify.ts';
import { useShortcuts } from '../../../crud/core/use-shortcuts.ts';
import { useWords } from '../../../crud/core/words.ts';
import { focusedRow } from '../../../crud/list/state/focused-row.ts';
import { Button } from '../../../ui/button/button.tsx';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';
import { useMayMove } from './ordering-rights.ts';
import { useOrderingWords } from './ordering-words.ts';

const MoveDialog = lazyPart(
  async () => (await import('./move-dialog.tsx')).MoveDialog,
  ({ onClose }) => onClose(),
);

/** Opens the moving of the order that is shown, by a button or the key M. */
export function MoveOrder({ record, isDirty }: RecordToolProps): JSX.Element | null {
  const words = useWords();
  const said = useOrderingWords();
  const notify = useNotify();
  const [isAsked, setAsked] = useState(false);
  const mayMove = useMayMove()(record);
  const open = (): void => {
    if (isDirty) notify(words.bulk.unsavedFirst, 'info');
    else setAsked(true);
  };
  useShortcuts({
    m: () => {
      // A row of the list next to has the key for itself.
      if (mayMove && focusedRow() === null) open();
    },
  });
  // A colleague has cancelled the order, or the client was served: the dialog would go without a word.
  useEffect(() => {
    if (isAsked && !mayMove) notify(said.endedMeanwhile, 'info');
  }, [isAsked, mayMove, notify, said]);
  if (!mayMove) return null;
  return (
    <>
      <Button aria-haspopup="dialog" aria-keyshortcuts="m" onClick={open}>
        {said.move}
      </Button>
      <Suspense fallback={null}>{isAsked ? <MoveDialog record={record} onClose={() => setAsked(false)} /> : null}</Suspense>
    </>
  );
}
