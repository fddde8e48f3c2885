import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { JSX } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { useWords } from '../../../crud/core/words.ts';
import { ImportDialog } from '../../../crud/list/imports/import-dialog.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { type ImportTask, taskTitle } from './listed-tasks.ts';

/** The import that a task belongs to, at the step that it has come to. Its file is kept for some days only. */
export function TaskImport({ task, onClose }: { readonly task: ImportTask; readonly onClose: () => void }): JSX.Element | null {
  const words = useWords();
  const { ask } = useCalls();
  const queries = useQueryClient();
  const name = prefixOf(task.resource);
  const { importId } = task;
  const { data: file, error } = useQuery({
    // Not among what is read again when a task moves: the dialog follows the task itself.
    queryKey: ['imports', name, importId],
    queryFn: () => ask('GET /imports/{collection}/{id}', { path: { collection: task.resource.name, id: importId } }),
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (file !== undefined) {
    return (
      <ImportDialog
        resource={task.resource}
        storeId={file.store_id}
        begun={{ file, task }}
        onSaved={() => void queries.invalidateQueries({ queryKey: [name] })}
        onClose={onClose}
      />
    );
  }
  if (error === null) return null;
  return (
    <Dialog
      title={taskTitle(words, task)}
      closeLabel={words.form.close}
      onClose={onClose}
      actions={<Button onClick={onClose}>{words.form.close}</Button>}
    >
      <Notice tone="danger" announce="alert">
        {error.message}
      </Notice>
    </Dialog>
  );
}
