import { Fragment, type JSX, useState } from 'react';
import { isFinished } from '../../../../contract/rules/tasks/task-state.ts';
import { useWords } from '../../../crud/core/words.ts';
import { isUnderWay, useExports } from '../../../crud/list/export/exports.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { ExportLine } from './export-line.tsx';
import { type ImportTask, isImport } from './listed-task.ts';
import { ServerTaskLine } from './server-task-line.tsx';
import { TaskImport } from './task-import.tsx';
import { useTasks } from './use-tasks.ts';

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
