import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { noRecords } from './import-store.ts';

const dayMs = 24 * 3_600_000;
/**
 * Files of imports hold personal data. Rows of a saved file are kept as long as wrong ones may be corrected, those of an unsaved one
 * as long as its user may come back after a weekend, and the counts as long as anyone may ask.
 */
const keptMs = { savedRows: dayMs, unsaved: 4 * dayMs, counts: 7 * dayMs } as const;

/** Removes what is kept no longer. */
export async function pruneImports(db: Database, now: Date): Promise<void> {
  await eraseSavedRows(db, new Date(now.getTime() - keptMs.savedRows));
  await forgetUnsaved(db, new Date(now.getTime() - keptMs.unsaved));
  await forgetImports(db, new Date(now.getTime() - keptMs.counts));
}

/** Forgets files where the work is long over. */
export async function forgetImports(db: Database, before: Date): Promise<void> {
  await sql`delete from imports where created_at < ${before}`.execute(db);
}

/** Erases the rows of files that were saved before; how many there were of each state stays. */
export async function eraseSavedRows(db: Database, before: Date): Promise<void> {
  await sql`
    update import_chunks set records = ${noRecords}, verdicts = null
    where records <> ${noRecords} and import_id in (
      select i.id from imports i left join tasks t on t.id = i.task_id
      where i.stage = 'saved' and coalesce(t.finished_at, i.created_at) < ${before})`.execute(db);
}

/** Forgets files that no one has saved since. */
export async function forgetUnsaved(db: Database, before: Date): Promise<void> {
  await sql`
    delete from imports i where i.stage <> 'saved' and i.created_at < ${before}
      and not exists (select from tasks t where t.id = i.task_id and t.state in ('waiting', 'running'))`.execute(db);
}
