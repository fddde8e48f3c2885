import { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { RowOf } from '../../contract/kit/index.ts';
import type { Registry } from '../../contract/resources/registry.ts';
import { type Commits, tellingDialect } from './commits.ts';
import { withNamedStatements } from './named-statements.ts';
import type { OwnTables } from './own-tables.ts';

type Snake<N extends string> = N extends `${infer Head}-${infer Tail}` ? `${Head}_${Snake<Tail>}` : N;

/** A row as its table holds it: what the API gives, besides what is kept beside or made on the way. */
type TableOf<R extends Registry[keyof Registry]> = {
  -readonly [K in keyof RowOf<R>]: RowOf<R>[K];
} & { deleted_at: Date | null };

/** Every table, computed from the declarations. */
export type Tables = { [N in keyof Registry as Snake<N>]: TableOf<Registry[N]> } & OwnTables;
export type Database = Kysely<Tables>;

const commitsOf = new WeakMap<Database, Commits>();

/** Queries over the pool of a database that was opened; who opened it closes it. */
export function queriesOver({ pool }: { readonly pool: Pool }): Database {
  const { dialect, commits } = tellingDialect(withNamedStatements(pool));
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
