import { type JSX, useEffect, useRef, useState } from 'react';
import { isFinished } from '../../../../contract/rules/system/task-state.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Progress } from '../../../ui/page/progress.tsx';
import { useImportWords } from './import-words.ts';
import { type ShownTask, useTask } from './use-task.ts';

type TaskStepProps = {
  readonly task: ShownTask;
  readonly text: string;
  readonly onCancel: () => Promise<unknown>;
  readonly onEnd: (task: ShownTask) => Promise<void>;
};

/** How far a task is, until it ends; it may be interrupted. */
export function TaskStep({ task: begun, text, onCancel, onEnd }: TaskStepProps): JSX.Element {
  const imports = useImportWords();
  const task = useTask(begun);
  const [cancelling, setCancelling] = useState(false);
  const ended = useRef(false);
  useEffect(() => {
    if (ended.current || !isFinished(task.state)) return;
    ended.current = true;
    void onEnd(task);
  });
  const cancel = async (): Promise<void> => {
    setCancelling(true);
    // It may have come to its end meanwhile, which is then shown.
    await onCancel().catch(() => undefined);
  };
  const share = task.total === null || task.total === 0 ? undefined : task.done / task.total;
  return (
    <>
      <Progress
        text={cancelling ? imports.cancelling : text}
        detail={task.total === null ? '' : imports.progress(task.done, task.total)}
        share={share}
      />
      <div className="import__actions">
        <Button busy={cancelling} onClick={() => cancel()}>
          {imports.cancel}
        </Button>
      </div>
    </>
  );
}
