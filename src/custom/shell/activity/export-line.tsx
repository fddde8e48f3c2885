import { type JSX, useContext } from 'react';
import type { TaskState } from '../../../../contract/rules/tasks/task-state.ts';
import { useWords } from '../../../crud/core/words.ts';
import { ExportProgress } from '../../../crud/list/export/export-progress.tsx';
import { type Export, type ExportState, ExportsContext, isUnderWay } from '../../../crud/list/export/exports.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TaskLine } from './task-line.tsx';

const stateOf: Readonly<Record<ExportState['step'], TaskState>> = {
  preparing: 'running',
  coming: 'running',
  done: 'done',
  failed: 'failed',
  cancelled: 'cancelled',
};

/** One export of this tab. */
export function ExportLine({ shown: { id, request, state, beganAt, endedAt } }: { readonly shown: Export }): JSX.Element {
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
