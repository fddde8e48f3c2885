import { Fragment, type JSX, useContext, useState } from 'react';
import { isFinished, type TaskState } from '../../../../contract/rules/system/task-state.ts';
import { useWords } from '../../../crud/core/words.ts';
import { ExportProgress } from '../../../crud/list/export/export-progress.tsx';
import { type Export, type ExportState, isUnderWay } from '../../../crud/list/export/export-state.ts';
import { ExportsContext, useExports } from '../../../crud/list/export/exports.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { type ImportTask, isImport, useTasks } from './listed-tasks.ts';
import { ServerTaskLine } from './server-task-line.tsx';
import { TaskImport } from './task-import.tsx';
import { TaskLine } from './task-line.tsx';

const stateOf: Readonly<Record<ExportState['step'], TaskState>> = {
  preparing: 'running',
  coming: 'running',
  done: 'done',
  failed: 'failed',
  cancelled: 'cancelled',
};

/** One export of this tab. */
function ExportLine({ shown: { id, request, state, beganAt, endedAt } }: { readonly shown: Export }): JSX.Element {
  const { tasks, exporting, labelsOf } = useWords();
  const { cancel, retry } = useContext(ExportsContext);
  const title = tasks.exportOf(labelsOf(request.resource).page, exporting.formats[request.format]);
  const mayRetry = state.step === 'failed' || state.step === 'cancelled';
  return (
    <TaskLine
      title={title}
      state={stateOf[state.step]}
      beganAt={beganAt.toISOString()}
      endedAt={endedAt === null ? null : endedAt.toISOString()}
      actions={
        isUnderWay(state) ? (
          <Button aria-label={tasks.cancelOf(title)} onClick={() => cancel(id)}>
            {tasks.cancel}
          </Button>
        ) : mayRetry ? (
          <Button icon="refresh" aria-label={tasks.retryOf(title)} onClick={() => retry(id)}>
            {tasks.retry}
          </Button>
        ) : undefined
      }
    >
      {isUnderWay(state) ? <ExportProgress state={state} /> : null}
      {state.step === 'done' ? <p>{tasks.exported(state.rows, state.name)}</p> : null}
      {state.step === 'failed' ? <p className="task__fault">{state.message ?? exporting.incomplete}</p> : null}
    </TaskLine>
  );
}

type Line = { readonly key: string; readonly isRunning: boolean; readonly beganAt: number; readonly line: JSX.Element };

/** What one has let do in the background: exports of this tab and tasks of the central, running ones first, then the newest. */
export function TaskList({ emptyText }: { readonly emptyText: string }): JSX.Element {
  const { tasks: words } = useWords();
  const exports = useExports();
  const { data: tasks, isError } = useTasks();
  const [opened, setOpened] = useState<ImportTask>();
  const lines: readonly Line[] = [
    ...exports.map(
      (one): Line => ({
        key: `export-${one.id}`,
        isRunning: isUnderWay(one.state),
        beganAt: one.beganAt.getTime(),
        line: <ExportLine shown={one} />,
      }),
    ),
    ...(tasks ?? []).map(
      (task): Line => ({
        key: `task-${task.id}`,
        isRunning: !isFinished(task.state),
        beganAt: new Date(task.beganAt).getTime(),
        line: <ServerTaskLine task={task} onOpen={isImport(task) ? () => setOpened(task) : undefined} />,
      }),
    ),
  ].toSorted((one, other) => Number(other.isRunning) - Number(one.isRunning) || other.beganAt - one.beganAt);
  return (
    <>
      {isError ? (
        <Notice tone="danger" announce="alert">
          {words.failed}
        </Notice>
      ) : null}
      {lines.length === 0 && !isError ? <EmptyState icon="wait" title={tasks === undefined ? words.loading : emptyText} /> : null}
      <ul>
        {lines.map(({ key, line }) => (
          <Fragment key={key}>{line}</Fragment>
        ))}
      </ul>
      {opened === undefined ? null : <TaskImport task={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
