import { useCallback } from 'react';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { readRefusal } from '../../core/refusal.ts';
import { type MessageAction, useNotify } from '../../core/use-notify.ts';
import { useWords } from '../../core/words.ts';
import { useBulk } from './use-bulk.ts';

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
