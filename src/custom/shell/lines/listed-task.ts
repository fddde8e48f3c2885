import { type ImportState, importStates } from '../../../../contract/derive/imports/import-schema.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { isFinished, type TaskKind, taskKinds } from '../../../../contract/rules/task-state.ts';
import { type ShownTask, shownTaskOf } from '../../../crud/list/imports/use-task.ts';
import { isResourceName, resourceNamed } from '../../../crud/vocabulary/named.ts';
import { isRow, textOf } from '../../../crud/vocabulary/row.ts';
import type { Words } from '../../../crud/vocabulary/words.ts';

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

/** Reads the tasks that the API lists: of one file only the newest, running ones first. What this console does not know is left out. */
export function listedTasks(json: unknown): readonly ListedTask[] {
  const rows: readonly unknown[] = Array.isArray(json) ? json : [];
  const known = rows.flatMap(listedTask);
  const newest = known.filter(
    (task, place) => task.importId === null || known.findIndex(({ importId }) => importId === task.importId) === place,
  );
  return newest.toSorted((one, other) => Number(isFinished(one.state)) - Number(isFinished(other.state)) || other.id - one.id);
}

function listedTask(json: unknown): readonly ListedTask[] {
  if (!isRow(json) || !isRow(json['input'])) return [];
  const { input } = json;
  const kind = taskKinds.find((one) => one === json['kind']);
  // A backup is of a store, and names no entity.
  const isBackup = kind === 'backup' || kind === 'backup_restore';
  const name = isBackup ? 'backups' : textOf(input['resource']);
  if (kind === undefined || !isResourceName(name)) return [];
  return [
    {
      ...shownTaskOf(json),
      kind,
      resource: resourceNamed(name),
      importId: isBackup ? null : Number(input['import_id']),
      storeId: isBackup ? Number(input['store_id']) : null,
      fileName: textOf(input['file_name']),
      isCancelling: json['cancel_asked'] === true,
      counts: countsIn(json['result']),
      beganAt: textOf(json['started_at']) || textOf(json['created_at']),
      endedAt: textOf(json['finished_at']) || null,
    },
  ];
}

function countsIn(result: unknown): ListedTask['counts'] {
  if (!isRow(result) || !importStates.every((state) => typeof result[state] === 'number')) return null;
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
