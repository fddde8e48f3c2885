import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresDialect,
  type PostgresPool,
} from 'kysely';

/** Who is notified when this process committed something that others may follow, anyone who wrote it. */
export type Commits = { readonly listen: (listener: () => void) => () => void };

type TellingDialect = { readonly dialect: Dialect; readonly commits: Commits };

/**
 * PostgreSQL's dialect that reports every commit, also of a single statement that writes changes outside a transaction:
 * what was written before can be read from then on.
 */
export function reportingDialect(pool: PostgresPool): TellingDialect {
  const listeners = new Set<() => void>();
  const postgres = new PostgresDialect({ pool });
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    dialect: {
      createDriver: () => telling(postgres.createDriver(), tell),
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

function telling(driver: Driver, tell: () => void): Driver {
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
      if (query.sql.includes('insert into changes ')) tell();
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
      tell();
    },
  });
}
