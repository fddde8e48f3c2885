import { may } from '../../../../contract/basics/access.ts';
import { Refusal, refuse } from '../../../../contract/basics/refusal.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { stores } from '../../../../contract/resources/stores/stores.ts';
import type { Database } from '../../../db/database.ts';
import { findRow } from '../../../db/rows/read.ts';
import type { Person } from '../../../db/rows/write/write-context.ts';
import type { TaskHandler, TaskRun } from '../../../engine/jobs/run-task.ts';
import { backupFile } from './backup-file.ts';
import { keepContent, setStatus } from './keep-backup.ts';
import { takeSnapshot } from './snapshot.ts';

export type BackupTools = {
  readonly all: readonly AnyResource[];
  /** Called for one that could not be made. */
  readonly onFailed: (db: Database, storeId: number, now: Date) => Promise<void>;
};

/** Makes the backup that a task names. A run that goes on after a death makes it again. */
export function makeBackup(tools: BackupTools): TaskHandler {
  return async (run) => {
    const { backupId, storeId } = readTaskInput(run);
    await demandStore(run.db, await run.owner(), storeId, run.clock.now());
    await run.step(0, 3);
    const file = await orFailed(run, tools, () => takeSnapshot(run.db, { storeId, now: run.clock.now(), all: tools.all }).then(backupFile));
    await run.step(2, 3);
    await orFailed(run, tools, () =>
      run.db.transaction().execute((transaction) => keepContent(transaction, backupId, file, run.clock.now())),
    );
    await run.step(3, 3);
    return { backup_id: backupId, size: file.length };
  };
}

/** Anyone who works in the background must still be let to the store. */
export async function demandStore(db: Database, actor: Person, storeId: number, now: Date): Promise<void> {
  if (!may(actor, stores, 'edit')) throw refuse('forbidden');
  if ((await findRow({ db, resource: stores, actor, now }, storeId)) === undefined) throw refuse('not_found');
}

export function readTaskInput({ task }: Pick<TaskRun, 'task'>): { readonly backupId: number; readonly storeId: number } {
  return { backupId: Number(task.input['backup_id']), storeId: Number(task.input['store_id']) };
}

/** What went wrong with one stays to be seen at it. */
async function orFailed<T>({ db, clock, task }: TaskRun, { onFailed }: BackupTools, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { backupId, storeId } = readTaskInput({ task });
    await setStatus(db, backupId, { status: 'failed', now: clock.now() });
    if (!(error instanceof Refusal)) await onFailed(db, storeId, clock.now());
    throw error;
  }
}
