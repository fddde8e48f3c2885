import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { refuse } from '../../../../../contract/basics/refusal.ts';
import { type Language, languages, messagesFor } from '../../../../../contract/messages/index.ts';
import { backups } from '../../../../../contract/resources/stores/backups.ts';
import { stores } from '../../../../../contract/resources/stores/stores.ts';
import type { Database } from '../../../../db/database.ts';
import type { DeliveryContext, Person, WriteContext } from '../../../../db/rows/write/write-context.ts';
import { retried } from '../../../../db/transactions.ts';
import type { TaskHandler, TaskRun } from '../../../../engine/jobs/run-task.ts';
import type { Entities } from '../../../../engine/write/hooks.ts';
import { backupFile, openBackup } from '../backup-file.ts';
import { beginBackup, keepContent, readContent } from '../keep-backup.ts';
import { demandStore, readTaskInput } from '../run-backup.ts';
import { snapshotWithin } from '../snapshot.ts';
import { applyBackup } from './apply-backup.ts';

export type RestoreTools = { readonly entities: Entities; readonly salt: string; readonly delivery: DeliveryContext };

/**
 * Brings a store back to a backup. What it is now is backed up first; then everything happens in one transaction, which
 * also says in the task that it is done: a run that goes on after a death restores nothing twice.
 */
export function restoreBackup(tools: RestoreTools): TaskHandler {
  return async (run) => {
    const { db, task, clock } = run;
    if (task.result !== null) return task.result;
    const { backupId, storeId } = readTaskInput(run);
    const actor = await run.owner();
    await demandStore(db, actor, storeId, clock.now());
    await run.step(0, 3);
    const content = await openBackup(db, await readContent(db, backupId), storeId);
    await backUpFirst(run, tools, actor);
    await run.step(1, 3);
    // Read again, and before the transaction: a transaction that waits for a second connection can block the pool.
    const present = await run.owner();
    const result = await retried(() =>
      db.transaction().execute(async (transaction) => {
        const context = writingIn(run, tools, { actor: present, db: transaction });
        const outcome = await applyBackup(context, { storeId, content, entities: tools.entities });
        if (outcome.fingerprint !== task.input['seen']) throw refuse('backup_seen_otherwise');
        if (outcome.refusals.length > 0 || outcome.records.some(({ refusal }) => refusal !== null)) throw refuse('backup_collides');
        const done = { backup_id: backupId, changed: outcome.records.length };
        await sql`update tasks set result = ${JSON.stringify(done)}::jsonb where id = ${task.id}`.execute(transaction);
        return done;
      }),
    );
    await run.step(3, 3);
    return result;
  };
}

/** Anyone who brought back the wrong one can return. */
async function backUpFirst(run: TaskRun, tools: RestoreTools, actor: Person): Promise<void> {
  const { storeId } = readTaskInput(run);
  const { name: restored } = run.task.input;
  const name = messagesFor(languageOf(run)).console.backupsAndLicences.backups.beforeName(typeof restored === 'string' ? restored : '');
  await run.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const context = writingIn(run, tools, { actor, db: transaction });
      const file = backupFile(await snapshotWithin(transaction, { storeId, now: context.now, all: tools.entities.all }));
      const id = await beginBackup({ ...context, resource: backups }, { storeId, name, origin: 'before_restore' }, tools.entities);
      await keepContent(transaction, id, file, context.now);
    });
}

function writingIn(
  run: TaskRun,
  { salt, delivery }: RestoreTools,
  { actor, db }: { readonly actor: Person; readonly db: Database },
): WriteContext {
  const { task, clock } = run;
  const common = { address: task.address, requestId: task.request_id === '' ? randomUUID() : task.request_id };
  return { db, resource: stores, actor, now: clock.now(), salt, delivery, language: languageOf(run), ...common };
}

function languageOf({ task }: TaskRun): Language {
  return languages.find((language) => language === task.input['language']) ?? 'cs';
}

/** Whether a restore of the store waits or goes on. */
export async function isBeingRestored(db: Database, storeId: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select id from tasks where kind = 'backup_restore' and state in ('waiting', 'running') and input ->> 'store_id' = ${String(storeId)}
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Says in a task which backup it makes, once that has a number. */
export async function nameInput(db: Database, taskId: number, backupId: number): Promise<void> {
  await sql`update tasks set input = input || jsonb_build_object('backup_id', ${backupId}::int) where id = ${taskId}`.execute(db);
}
