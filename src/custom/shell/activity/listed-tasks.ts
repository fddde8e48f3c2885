import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ImportState, importStates } from '../../../../contract/derive/imports/import-states.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { isFinished, type TaskKind, taskKinds } from '../../../../contract/rules/system/task-state.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { isResourceName, resourceNamed } from '../../../crud/core/named.ts';
import { textOf } from '../../../crud/core/row.ts';
import type { Words } from '../../../crud/core/words.ts';
import type { ShownTask, Task } from '../../../crud/list/imports/use-task.ts';

/** A background task as the right panel lists it. */
export type ListedTask = ShownTask & {
  readonly kind: TaskKind;
  readonly resource: AnyResource;
  /** The file that an import is of; null of what is no import. */
  readonly importId: number | null;
  /** The store that a backup is of; null of what is none. */
  readonly storeId: number | null;
  readonly fileName: string;
  readonly isCancelling: boolean;
  readonly counts: Readonly<Record<ImportState, number>> | null;
  readonly beganAt: string;
  readonly endedAt: string | null;
};

export type ImportTask = ListedTask & { readonly importId: number };

export function isImport(task: ListedTask): task is ImportTask {
  return task.importId !== null;
}

/** The tasks that the API lists: of one file only the newest, running ones first. What this console does not know is left out. */
export function listedTasks(tasks: readonly Task[]): readonly ListedTask[] {
  const known = tasks.flatMap(listedTask);
  const newest = known.filter(
    (task, place) => task.importId === null || known.findIndex(({ importId }) => importId === task.importId) === place,
  );
  return newest.toSorted((one, other) => Number(isFinished(one.state)) - Number(isFinished(other.state)) || other.id - one.id);
}

function listedTask(task: Task): readonly ListedTask[] {
  // What a task does differs from kind to kind, and the description leaves it open.
  const { kind, input } = task;
  // A backup is of a store, and names no entity.
  const isBackup = kind === 'backup' || kind === 'backup_restore';
  const name = isBackup ? 'backups' : textOf(input['resource']);
  if (!taskKinds.includes(kind) || !isResourceName(name)) return [];
  return [
    {
      ...task,
      resource: resourceNamed(name),
      importId: isBackup ? null : Number(input['import_id']),
      storeId: isBackup ? Number(input['store_id']) : null,
      fileName: textOf(input['file_name']),
      isCancelling: task.cancel_asked,
      counts: countsIn(task.result),
      beganAt: task.started_at ?? task.created_at,
      endedAt: task.finished_at,
    },
  ];
}

function countsIn(result: Task['result']): ListedTask['counts'] {
  if (result === null || !importStates.every((state) => typeof result[state] === 'number')) return null;
  const of = (state: ImportState): number => Number(result[state]);
  return { new: of('new'), changed: of('changed'), same: of('same'), wrong: of('wrong') };
}

/** Where what came of a backup is seen. */
export function backupsPage({ storeId }: Pick<ListedTask, 'storeId'>): string {
  return `/stores/${storeId}?tab=backups`;
}

/** What a task does, in words. */
export function taskTitle(words: Words, { kind, resource }: Pick<ListedTask, 'kind' | 'resource'>): string {
  return words.tasks.kinds[kind](words.labelsOf(resource).page);
}

/** Under what the list of tasks is kept; what follows the central lets it be read again under `tasks`. */
export const tasksKey = ['tasks', 'getList'] as const;

/** The central says when a task moves; this is for as long as it cannot. */
const asksEveryMilliseconds = 3000;

/** This many of the newest are shown. */
const mostShown = 30;

/** The own background tasks, running ones first. */
export function useTasks(): UseQueryResult<readonly ListedTask[]> {
  const { ask } = useCalls();
  return useQuery({
    queryKey: tasksKey,
    queryFn: async () => listedTasks(await ask('GET /tasks', { query: { range: [0, mostShown - 1] } })),
    refetchInterval: ({ state }) => (state.data?.some((task) => !isFinished(task.state)) === true ? asksEveryMilliseconds : false),
  });
}
