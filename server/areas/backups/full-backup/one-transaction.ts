import { Kysely, type PostgresCursor, PostgresDialect, type PostgresPoolClient, type PostgresQueryResult } from 'kysely';
import type { PoolClient } from 'pg';
import type { Database, Tables } from '../../../db/database.ts';

/** Transactions within the one that the connection is in are savepoints of it. */
const within: Readonly<Record<string, string>> = {
  begin: 'savepoint within',
  commit: 'release savepoint within',
  rollback: 'rollback to savepoint within',
};

/** Queries over one connection that is in a transaction: whatever begins and ends transactions there stays within that one. */
export function queriesWithin(client: PoolClient): Database {
  function query<R>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(statement: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof statement !== 'string') return Reflect.apply(client.query, client, [statement]);
    return client.query({ text: within[statement] ?? statement, values: [...parameters] });
  }
  const connection: PostgresPoolClient = { query, release: () => undefined };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: { connect: async () => connection, end: async () => undefined } }) });
}
