import { type RawBuilder, sql } from 'kysely';
import { Refusal } from '../../../contract/basics/refusal.ts';
import type { Database } from '../../db/database.ts';
import type { DeviceFiles } from '../../engine/files/device-files.ts';
import { removeUnnamed } from '../../engine/files/remove-file.ts';
import { isFileNamed } from './named-files.ts';

type Tools = { readonly db: Database; readonly files: DeviceFiles };

/** A record that takes a file is saved within this time after the file was sent. */
const keptMs = 24 * 3_600_000;
const atOnce = 100;

/**
 * Removes device files that nothing has named for a day, from the store too; whether there may be more. While the store does not
 * answer, they stay until the next run.
 */
export async function removeUnusedFiles({ db, files }: Tools, now: Date): Promise<boolean> {
  const before = new Date(now.getTime() - keptMs);
  const unused: RawBuilder<{ digest: string }> = sql`select digest from files
    where content is null and created_at < ${before} and not ${isFileNamed} order by digest limit ${atOnce}`;
  const { rows } = await unused.execute(db);
  try {
    for (const { digest } of rows) await removeUnnamed({ db, files, isNamed: isFileNamed }, digest, before);
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
  return rows.length === atOnce;
}
