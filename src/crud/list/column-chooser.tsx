import { type JSX, Suspense, useState } from 'react';
import { preload } from '../../ui/behaviour/preload.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import { useWords } from '../core/words.ts';
import type { Columns } from './state/use-columns.ts';

const fetchDialog = () => import('../../ui/table/column-dialog.tsx');
const ColumnDialog = lazyPart(
  async () => (await fetchDialog()).ColumnDialog,
  ({ onClose }) => onClose(),
);

/** Lets a person choose the columns of the list; a choice equal to the declared one is not kept. */
export function ColumnChooser({ columns }: { readonly columns: Columns }): JSX.Element {
  const { list, form } = useWords();
  const [open, setOpen] = useState(false);
  const { offered, chosen, usual, choose } = columns;
  return (
    <>
      <IconButton icon="columns" label={list.columns} aria-haspopup="dialog" onClick={() => setOpen(true)} {...preload(fetchDialog)} />
      <Suspense>
        {open ? (
          <ColumnDialog
            words={{
              title: list.columns,
              close: form.close,
              help: list.columnsHelp,
              reset: list.resetColumns,
              apply: list.apply,
              up: list.moveUp,
              down: list.moveDown,
              moved: list.columnMoved,
            }}
            offered={offered}
            chosen={chosen.map((column) => column.name)}
            usual={usual}
            onClose={() => setOpen(false)}
            onApply={(names) => {
              choose(names.join() === usual.join() ? undefined : names);
              setOpen(false);
            }}
          />
        ) : null}
      </Suspense>
    </>
  );
}
