import { useDelete } from 'ra-core';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { hasTrash } from '../../../../contract/derive/trash.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { readRefusal } from '../../core/refusal.ts';
import { idOf, type Row } from '../../core/row.ts';
import { useNotify } from '../../core/use-notify.ts';
import { useWords } from '../../core/words.ts';
import { useUndoDelete } from './use-undo-delete.ts';

type After = { readonly onDone: () => void; readonly onRefused: (text: string) => void };
type Removal = { readonly remove: (record: Row) => Promise<void>; readonly removing: boolean };

/** Deletes a record and reports it, with the way back where there is one. */
export function useRemoval(resource: AnyResource, { onDone, onRefused }: After): Removal {
  const { grammar, labelsOf } = useWords();
  const { noun } = labelsOf(resource);
  const notify = useNotify();
  const undo = useUndoDelete(resource);
  const name = prefixOf(resource);
  const [deleteOne, { isPending: removing }] = useDelete(name);
  const remove = async (record: Row): Promise<void> => {
    const row = { ...record, id: idOf(record) };
    try {
      await deleteOne(name, { id: row.id, previousData: row }, { mutationMode: 'pessimistic', returnPromise: true });
    } catch (error) {
      onRefused(`${grammar.failed(noun, 'deleted')} ${readRefusal(error).message}`);
      return;
    }
    notify(grammar.done(noun, 'deleted'), 'success', hasTrash(resource) ? undo([row.id]) : undefined);
    onDone();
  };
  return { remove, removing };
}
