import { type Kysely, Migrator, sql } from 'kysely';
import { migrations } from './migrations/all.ts';

/** The database was made by a newer program: going on could destroy what this one does not know. */
export class NewerSchema extends Error {
  constructor(readonly unknownSteps: readonly string[]) {
    super(`The database was made by a newer version: ${unknownSteps.join(', ')}`);
  }
}

/** Brings the schema up to this program, under a lock, all or nothing. Answers with the steps that were taken. */
export async function migrate<T>(db: Kysely<T>): Promise<readonly string[]> {
  const unknownSteps = await stepsUnknownHere(db);
  if (unknownSteps.length > 0) throw new NewerSchema(unknownSteps);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return (results ?? []).map((step) => step.migrationName);
}

async function stepsUnknownHere<T>(db: Kysely<T>): Promise<readonly string[]> {
  const { rows: tables } = await sql<{ found: string | null }>`select to_regclass('kysely_migration') as found`.execute(db);
  if (tables[0]?.found == null) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map((row) => row.name).filter((name) => !Object.hasOwn(migrations, name));
}
