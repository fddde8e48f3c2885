import { type CompiledQuery, type DatabaseConnection, type Dialect, type Driver, Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import type { Pool } from 'pg';
import type { Fields, ValueOf } from '../../contract/kit/index.ts';
import type { Registry } from '../../contract/resources/registry.ts';
import { withNamedStatements } from './named-statements.ts';
import type { OwnTables } from './own-tables.ts';

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

type Declared = { readonly fields: Fields };

/** A value as its column gives it: an instant is a Date there, and a text on the wire. */
type Column<F> = F extends { kind: 'instant' } ? Date | Extract<ValueOf<F>, null> : ValueOf<F>;

type OwnKeys<F> = { [K in keyof F]: F[K] extends { kind: 'children' | 'computed' } | { live: true } ? never : K }[keyof F];
type LiveKeys<F> = { [K in keyof F]: F[K] extends { live: true } ? K : never }[keyof F];

/** A row of an entity's table, with its secrets and without what is kept next to it or made on the way. */
type StoredRow<R extends Declared> = {
  id: number;
  version: number;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
} & { -readonly [K in OwnKeys<R['fields']>]: Column<R['fields'][K]> };

/** A row of the side table of live values, each of which may not have been reported yet; never of an entity without any. */
type LiveRow<R extends Declared> = [LiveKeys<R['fields']>] extends [never]
  ? never
  : { id: number } & { -readonly [K in LiveKeys<R['fields']>]: Column<R['fields'][K]> | null };

/** Called when this process has committed something that others may follow, whichever part wrote it. */
type Commits = { readonly listen: (listener: () => void) => () => void };

type CommitDialect = { readonly dialect: Dialect; readonly commits: Commits };

/**
 * PostgreSQL's dialect that reports every commit, also of a single statement that writes changes outside a transaction:
 * what was written before can be read from then on.
 */
function reportingDialect(pool: PostgresPool): CommitDialect {
  const listeners = new Set<() => void>();
  const postgres = new PostgresDialect({ pool });
  const publish = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    dialect: {
      createDriver: () => reportingCommits(postgres.createDriver(), publish),
      createAdapter: () => postgres.createAdapter(),
      createQueryCompiler: () => postgres.createQueryCompiler(),
      createIntrospector: (db: Kysely<unknown>) => postgres.createIntrospector(db),
    },
    commits: {
      listen: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
}

function reportingCommits(driver: Driver, publish: () => void): Driver {
  const [acquire, commit] = [driver.acquireConnection.bind(driver), driver.commitTransaction.bind(driver)];
  const watched = new WeakSet<DatabaseConnection>();
  /** The driver hands out the same connections again and again. */
  const watch = (connection: DatabaseConnection): void => {
    if (watched.has(connection)) return;
    watched.add(connection);
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = async <R>(query: CompiledQuery) => {
      const result = await execute<R>(query);
      // Within a transaction it is too early, and the commit reports again.
      if (query.sql.includes('insert into changes ')) publish();
      return result;
    };
  };
  return Object.assign(driver, {
    acquireConnection: async () => {
      const connection = await acquire();
      watch(connection);
      return connection;
    },
    commitTransaction: async (connection: DatabaseConnection) => {
      await commit(connection);
      publish();
    },
  });
}
