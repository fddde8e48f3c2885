import { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Registry } from '../../contract/resources/registry.ts';
import { type Commits, reportingDialect } from './commits.ts';
import { withNamedStatements } from './named-statements.ts';
import type { OwnTables } from './own-tables.ts';
import type { LiveRow, StoredRow } from './stored-row.ts';

type Snake<N extends string> = N extends `${infer Head}-${infer Tail}` ? `${Head}_${Snake<Tail>}` : N;

type EntityTables = { [N in keyof Registry as Snake<N>]: StoredRow<Registry[N]> };
type LiveTables = { [N in keyof Registry as [LiveRow<Registry[N]>] extends [never] ? never : `${Snake<N>}_live`]: LiveRow<Registry[N]> };

/** Every table that queries name, computed from the declarations; a test compares them with those of the database. */
export type Tables = EntityTables & LiveTables & OwnTables;
export type Database = Kysely<Tables>;

const commitsOf = new WeakMap<Database, Commits>();

/** Queries over the pool of a database that was opened; who opened it closes it. */
export function queriesOver({ pool }: { readonly pool: Pool }): Database {
  const { dialect, commits } = reportingDialect(withNamedStatements(pool));
  const db = new Kysely<Tables>({ dialect });
  commitsOf.set(db, commits);
  return db;
}

/** Calls the listener after every commit of a transaction that this process ran over `queriesOver`; answers with how to stop. */
export function whenCommitted(db: Database, listener: () => void): () => void {
  const commits = commitsOf.get(db);
  if (commits === undefined) throw new Error('Only the queries that queriesOver made tell of commits');
  return commits.listen(listener);
}
