import { useQueryClient } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import { Link } from 'react-router';
import { importStates } from '../../../../contract/derive/imports/import-states.ts';
import { isFinished, mayBeRetried } from '../../../../contract/rules/system/task-state.ts';
import { backupWords } from '../../../branch-status/backup-words.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { useNotify } from '../../../crud/core/use-notify.ts';
import { useWords } from '../../../crud/core/words.ts';
import { ReferenceName } from '../../../crud/fields/references/reference-name.tsx';
import { taskKey } from '../../../crud/list/imports/use-task.ts';
import { useWrongRows } from '../../../crud/list/imports/use-wrong-rows.ts';
import { Button, buttonClass } from '../../../ui/button/button.tsx';
import { backupsPage, type ListedTask, tasksKey, taskTitle } from './listed-tasks.ts';
import { TaskLine } from './task-line.tsx';

type ServerTaskLineProps = {
  readonly task: ListedTask /** Opens the import; nothing of what is none. */;
  readonly onOpen: (() => void) | undefined;
};

/** One task that the central does in the background. */
export function ServerTaskLine({ task, onOpen }: ServerTaskLineProps): JSX.Element {
  const words = useWords();
  const { tasks, imports, labelsOf } = words;
  const { state, resource, counts, storeId } = task;
  const { act, acting } = useAct(task);
  const wrongRows = useWrongRows(resource, task.importId);
  const title = taskTitle(words, task);
  const { page } = labelsOf(resource);
  const isCancelling = task.isCancelling && !isFinished(state);
  return (
    <TaskLine
      title={title}
      state={state}
      stateWord={isCancelling ? tasks.cancelling : undefined}
      beganAt={task.beganAt}
      endedAt={task.endedAt}
      actions={
        <>
          {isFinished(state) || isCancelling ? null : (
            <Button busy={acting} aria-label={tasks.cancelOf(title)} onClick={() => act('POST /tasks/{id}/cancel')}>
              {tasks.cancel}
            </Button>
          )}
          {mayBeRetried(state) ? (
            <Button icon="refresh" busy={acting} aria-label={tasks.retryOf(title)} onClick={() => act('POST /tasks/{id}/retry')}>
              {tasks.retry}
            </Button>
          ) : null}
          {onOpen === undefined ? null : (
            <Button aria-haspopup="dialog" aria-label={tasks.openImportOf(title)} onClick={onOpen}>
              {tasks.openImport}
            </Button>
          )}
          {storeId === null ? null : (
            <Link className={buttonClass('plain')} to={backupsPage(task)}>
              {backupWords(words).backups.toStore}
            </Link>
          )}
          {counts !== null && counts.wrong > 0 ? (
            <Button icon="download" busy={wrongRows.taking} onClick={wrongRows.take}>
              {imports.download}
            </Button>
          ) : null}
          {state === 'done' && task.kind === 'import' ? (
            <Link className={buttonClass('plain')} to={resource.page} aria-label={tasks.toListOf(page)}>
              {tasks.toList}
            </Link>
          ) : null}
        </>
      }
    >
      <p>{storeId === null ? task.fileName : <ReferenceName target="stores" id={storeId} />}</p>
      {isFinished(state) ? null : <Bar task={task} name={tasks.progressName(title)} />}
      {counts === null ? null : (
        <p className="figures">{importStates.map((one) => imports.stateCount(imports.stateCounts[one], counts[one])).join(', ')}</p>
      )}
      {task.error === null ? null : <p className="task__fault">{task.error.message}</p>}
    </TaskLine>
  );
}

function Bar({ task: { done, total }, name }: { readonly task: ListedTask; readonly name: string }): JSX.Element {
  const { tasks } = useWords();
  const share = total === null || total === 0 ? undefined : done / total;
  return (
    <>
      <progress className="task__bar" aria-label={name} max={1} value={share} />
      {total === null ? null : <p className="quiet figures">{tasks.progress(done, total)}</p>}
    </>
  );
}

type Act = 'POST /tasks/{id}/cancel' | 'POST /tasks/{id}/retry';

function useAct({ id }: ListedTask): { readonly act: (name: Act) => Promise<void>; readonly acting: boolean } {
  const { ask } = useCalls();
  const queries = useQueryClient();
  const notify = useNotify();
  const [acting, setActing] = useState(false);
  const act = async (name: Act): Promise<void> => {
    setActing(true);
    try {
      await ask(name, { path: { id } });
      // How it ended before is past.
      queries.removeQueries({ queryKey: taskKey(id), exact: true, type: 'inactive' });
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), 'error');
    }
    await queries.invalidateQueries({ queryKey: tasksKey });
    setActing(false);
  };
  return { act, acting };
}
