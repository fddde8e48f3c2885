import { useQueryClient } from '@tanstack/react-query';
import { type JSX, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { isFinished, type TaskState } from '../../../../contract/rules/system/task-state.ts';
import { backupWords } from '../../../branch-status/backup-words.ts';
import { useNotify } from '../../../crud/core/use-notify.ts';
import { useWords, type Words } from '../../../crud/core/words.ts';
import { type ShownTask, taskKey } from '../../../crud/list/imports/use-task.ts';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';
import { backupsPage, type ImportTask, isImport, type ListedTask, taskTitle, useTasks } from './listed-tasks.ts';

const GraceBar = lazyPart(async () => (await import('../grace-bar.tsx')).GraceBar);
const TaskImport = lazyPart(
  async () => (await import('./task-import.tsx')).TaskImport,
  ({ onClose }) => onClose(),
);

/** Notifies of a finished background task that is not on the screen, with a link to its result; shows changes that can be undone. */
export function TaskWatch(): JSX.Element {
  const words = useWords();
  const notify = useNotify();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { data: tasks } = useTasks();
  const [opened, setOpened] = useState<ImportTask>();
  const before = useRef<ReadonlyMap<number, TaskState>>(undefined);
  useEffect(() => {
    if (tasks === undefined) return;
    const known = before.current;
    before.current = new Map(tasks.map(({ id, state }) => [id, state]));
    if (known === undefined) return;
    for (const task of tasks) {
      const was = known.get(task.id);
      const endedBefore = was !== undefined && isFinished(was);
      if (endedBefore || !isFinished(task.state)) continue;
      const watched = queries.getQueryCache().find<ShownTask>({ queryKey: taskKey(task.id), exact: true });
      // A dialog shows it, or has just shown how it ended.
      if (watched?.isActive() === true || watched?.state.data?.state === task.state) continue;
      const work = isImport(task)
        ? { label: words.tasks.openImport, run: () => setOpened(task) }
        : { label: backupWords(words).backups.toStore, run: () => void navigate(backupsPage(task)) };
      notify(endingOf(words, task), task.state === 'failed' ? 'error' : 'success', work, { countsAsUnread: true });
    }
  }, [tasks, notify, words, queries, navigate]);
  return (
    <Suspense>
      <GraceBar />
      {opened === undefined ? null : <TaskImport task={opened} onClose={() => setOpened(undefined)} />}
    </Suspense>
  );
}

function endingOf(words: Words, task: ListedTask): string {
  const { backups } = backupWords(words);
  const reason = task.error?.message ?? '';
  if (task.state !== 'cancelled' && task.kind === 'backup') return task.state === 'failed' ? backups.notMade(reason) : backups.made;
  if (task.state !== 'cancelled' && task.kind === 'backup_restore')
    return task.state === 'failed' ? backups.notApplied(reason) : backups.applied;
  if (task.storeId !== null) return words.tasks.endings.stopped(taskTitle(words, task));
  const { endings } = words.tasks;
  const title = taskTitle(words, task);
  if (task.state === 'failed') return endings.failed(title, task.fileName, reason);
  return task.state === 'done' ? endings.done(title, task.fileName) : endings.cancelled(title, task.fileName);
}
