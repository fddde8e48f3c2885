import { type Kysely, Migrator, sql } from 'kysely';
import { migrations } from './migrations/all.ts';
import { fromBaseline } from './migrations/baseline/from-baseline.ts';

/** The database was made by a newer program: going on could destroy what this one does not know. */
export class NewerSchema extends Error {
  constructor(readonly unknownSteps: readonly string[]) {
    super(`The database was made by a newer version: ${unknownSteps.join(', ')}`);
  }
}

const all: readonly string[] = Object.keys(migrations);
/** The lock that the steps are taken under (Kysely's own). A backup of the whole reads all tables under it, together with other backups. */
export const schemaLock = '3853314791062309107';
const looksEveryMs = 200;

/**
 * Brings the schema up to this program, or takes the `wanted` steps alone, as those of a backup; under a lock, all or nothing.
 * Answers with the steps that were taken.
 * @throws NewerSchema
 */
export async function migrate<T>(db: Kysely<T>, wanted: readonly string[] = all): Promise<readonly string[]> {
  const taken = await takenSteps(db);
  const unknownSteps = [...new Set([...taken, ...wanted])].filter((name) => !Object.hasOwn(migrations, name));
  if (unknownSteps.length > 0) throw new NewerSchema(unknownSteps);
  if (wanted.every((name) => taken.includes(name))) return [];
  await untilFree(db);
  const steps = Object.fromEntries(Object.entries(migrations).filter(([name]) => wanted.includes(name)));
  const migrator = new Migrator({ db, provider: { getMigrations: async () => fromBaseline(steps) } });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return (results ?? []).map((step) => step.migrationName);
}

async function takenSteps<T>(db: Kysely<T>): Promise<readonly string[]> {
  const { rows: tables } = await sql<{ found: string | null }>`select to_regclass('kysely_migration') as found`.execute(db);
  if (tables[0]?.found == null) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map((row) => row.name);
}

/** A backup may read for longer than one statement may wait, so that it is asked again and again. */
async function untilFree<T>(db: Kysely<T>): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ free: boolean }>`
      select not exists (
        select from pg_locks where locktype = 'advisory' and granted and pid <> pg_backend_pid()
          and database = (select oid from pg_database where datname = current_database())
          and (classid::bigint << 32) + objid::bigint = ${schemaLock}::bigint
      ) as free`.execute(db);
    if (rows[0]?.free !== false) return;
    await new Promise((resolve) => setTimeout(resolve, looksEveryMs));
  }
}
