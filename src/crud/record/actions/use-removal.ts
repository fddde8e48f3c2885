import { useDelete } from 'ra-core';
import { useCallback } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { hasTrash } from '../../../../contract/derive/trash.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { readRefusal } from '../../core/refusal.ts';
import { idOf, type Row } from '../../core/row.ts';
import { type MessageAction, useNotify } from '../../core/use-notify.ts';
import { useWords } from '../../core/words.ts';
import { useBulk } from './use-bulk.ts';

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

/** What can be done about a deletion, for the message that reports it: the rows come back out of the trash. */
export function useUndoDelete(resource: AnyResource): (ids: readonly number[]) => MessageAction {
  const { bulk, grammar, labelsOf } = useWords();
  const { noun } = labelsOf(resource);
  const { carryOut } = useBulk(resource);
  const notify = useNotify();
  return useCallback(
    (ids) => {
      const undo = async (): Promise<void> => {
        try {
          const { done, refused, rows } = await carryOut({ action: 'restore', rows: { ids } }, crypto.randomUUID());
          if (done > 0) notify(grammar.doneCount(noun, 'restored', done), 'success');
          const [first] = rows.filter(({ result }) => result === 'refused');
          if (first !== undefined) notify(`${bulk.partlyUndone(refused)} ${first.reason}`, 'error');
        } catch (error) {
          notify(`${grammar.failed(noun, 'restored')} ${readRefusal(error).message}`, 'error');
        }
      };
      return { label: bulk.undo, run: () => void undo() };
    },
    [carryOut, notify, bulk, grammar, noun],
  );
}
