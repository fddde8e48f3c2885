import { type JSX, useEffect, useRef } from 'react';
import { isFinished } from '../../../../contract/rules/system/task-state.ts';
import { backupWords } from '../../../branch-status/backup-words.ts';
import { useWords } from '../../../crud/core/words.ts';
import { type ShownTask, useTask } from '../../../crud/list/imports/use-task.ts';
import { Progress } from '../../../ui/page/progress.tsx';

type TaskProgressProps = { readonly task: ShownTask; readonly text: string; readonly onEnd: (task: ShownTask) => void };

/** How far a task is; reports once that it ended. */
export function TaskProgress({ task: begun, text, onEnd }: TaskProgressProps): JSX.Element {
  const texts = backupWords(useWords());
  const task = useTask(begun);
  const ended = useRef(false);
  useEffect(() => {
    if (ended.current || !isFinished(task.state)) return;
    ended.current = true;
    onEnd(task);
  });
  const { done, total } = task;
  return (
    <Progress
      text={text}
      detail={total === null ? '' : texts.backups.progress(done, total)}
      share={total === null || total === 0 ? undefined : done / total}
    />
  );
}
