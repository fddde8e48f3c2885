import { createHash } from 'node:crypto';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/**
 * More names would cost each connection memory for plans that are rarely used. A connection keeps what it ever prepared:
 * pg knows no way to forget a name, and a DEALLOCATE behind its back would break the next use. So a connection that has
 * prepared twice as many as there are names is given up when it comes back, and the next one begins with none.
 */
const usual = { names: 400, seen: 4000, perConnection: 800 } as const;
type Limits = { readonly names: number; readonly seen: number; readonly perConnection: number };

/**
 * The pool with statements that come again prepared under a name: the database parses and plans them once a connection.
 * What comes once, as a migration does, is sent as it is.
 */
export function withNamedStatements(pool: Pool, limits: Limits = usual): PostgresPool {
  const nameOf = createNames(limits);
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    connect: async () => {
      const client = await pool.connect();
      const known = clients.get(client);
      if (known !== undefined) return known;
      const naming = namingClient(client, { nameOf, most: limits.perConnection });
      clients.set(client, naming);
      return naming;
    },
    end: () => pool.end(),
  };
}

type Naming = { readonly nameOf: (text: string) => string | undefined; readonly most: number };

function namingClient(client: PoolClient, { nameOf, most }: Naming): PostgresPoolClient {
  const prepared = new Set<string>();
  function query<R>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(statement: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof statement !== 'string') return Reflect.apply(client.query, client, [statement]);
    const name = nameOf(statement);
    if (name !== undefined) prepared.add(name);
    return client.query({ text: statement, values: [...parameters], ...(name === undefined ? {} : { name }) });
  }
  return { query, release: () => client.release(prepared.size >= most) };
}

/** Names for statements that were seen before; that which was used least recently gives its place to a new one. */
function createNames({ names: mostNames, seen: mostSeen }: Limits): (text: string) => string | undefined {
  const seen = new Set<string>();
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined) {
      // A map keeps the order of writing: what was used last is last.
      names.delete(text);
      names.set(text, known);
      return known;
    }
    if (!seen.has(text)) {
      if (seen.size >= mostSeen) seen.clear();
      seen.add(text);
      return undefined;
    }
    seen.delete(text);
    const name = createHash('sha1').update(text).digest('base64url');
    names.set(text, name);
    const [oldest] = names.keys();
    if (names.size > mostNames && oldest !== undefined) names.delete(oldest);
    return name;
  };
}
