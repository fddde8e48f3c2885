import { type Kysely, sql } from 'kysely';

/** A step of the schema. Statements run one by one in the order written, in one transaction with the other steps. */
export type Statements = (database: { readonly version: number }) => readonly string[];

/** A migration that only goes up: going back is restoring a backup. */
export function migrationOf(statements: Statements): { up: (db: Kysely<unknown>) => Promise<void> } {
  return {
    up: async (db) => {
      // A server ends a statement after half a minute, as it should; an index over years of tickets takes longer.
      await sql`set local statement_timeout = 0`.execute(db);
      const { rows } = await sql<{ version: number }>`select current_setting('server_version_num')::int as version`.execute(db);
      for (const statement of statements({ version: rows[0]?.version ?? 0 })) await sql.raw(statement).execute(db);
    },
  };
}

/** Cuts a text of statements apart at the semicolons that end a line. */
export function splitStatements(text: string): readonly string[] {
  return text
    .split(/;\s*\n/u)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}
