import { createHash } from 'node:crypto';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/** More would cost each connection memory for plans that are rarely used. */
const mostNames = 400;
const mostSeen = 4000;

/**
 * The pool with statements that come again prepared under a name: the database parses and plans them once a connection.
 * What comes once, as a migration does, is sent as it is.
 */
export function withNamedStatements(pool: Pool): PostgresPool {
  const nameOf = createNames();
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    connect: async () => {
      const client = await pool.connect();
      const known = clients.get(client);
      if (known !== undefined) return known;
      const naming = namingClient(client, nameOf);
      clients.set(client, naming);
      return naming;
    },
    end: () => pool.end(),
  };
}

function namingClient(client: PoolClient, nameOf: (text: string) => string | undefined): PostgresPoolClient {
  function query<R>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(statement: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof statement !== 'string') return Reflect.apply(client.query, client, [statement]);
    const name = nameOf(statement);
    return client.query({ text: statement, values: [...parameters], ...(name === undefined ? {} : { name }) });
  }
  return { query, release: () => client.release() };
}

/** Names for statements that were seen before, as many as a connection keeps. */
function createNames(): (text: string) => string | undefined {
  const seen = new Set<string>();
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    if (names.size >= mostNames || !seen.has(text)) {
      if (seen.size >= mostSeen) seen.clear();
      seen.add(text);
      return undefined;
    }
    seen.delete(text);
    const name = createHash('sha1').update(text).digest('base64url');
    names.set(text, name);
    return name;
  };
}
