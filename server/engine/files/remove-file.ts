import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { askStore, type DeviceFiles } from './device-files.ts';

type Removal = {
  readonly db: Database;
  /** Null where there is no store: then only files of the database are removed. */
  readonly files: DeviceFiles | null;
  /** Whether something names the row of `files`. */
  readonly isNamed: RawBuilder<boolean>;
};

/**
 * Removes a file that nothing names, and its content; whether it did. The row is locked first: a record that was just being saved with
 * the file has committed by then, and the next statement sees it. The content goes before the row, so that what fails is done again.
 */
export async function removeUnnamed({ db, files, isNamed }: Removal, digest: string, lastSentBefore: Date | null): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const before = lastSentBefore === null ? sql`true` : sql`created_at < ${lastSentBefore}`;
    await sql`select from files where digest = ${digest} for update`.execute(transaction);
    const unnamed: RawBuilder<{ is_stored: boolean }> = sql`
      select content is null as is_stored from files where digest = ${digest} and ${before} and not ${isNamed}`;
    const { rows } = await unnamed.execute(transaction);
    const [found] = rows;
    if (found === undefined) return false;
    if (found.is_stored) {
      if (files === null) return false;
      await askStore(files, (store) => store.remove(digest));
    }
    await sql`delete from files where digest = ${digest}`.execute(transaction);
    return true;
  });
}
