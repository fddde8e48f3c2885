import type { PoolClient } from 'pg';
import type { Statement } from './find-statements.ts';
import { answeredColumns } from './never-null.ts';
import { asNode, parseTree, type TreeValue } from './node-tree.ts';

/** A column as PostgreSQL answers with it. */
export type Column = { readonly name: string; readonly type: string; readonly isNeverNull: boolean };

export type Catalogue = { readonly notNull: ReadonlySet<string>; readonly functions: ReadonlyMap<number, string> };

/** What the analysis of statements asks of the catalogue. */
export async function readCatalogue(client: PoolClient): Promise<Catalogue> {
  const { rows: columns } = await client.query<{ place: string }>(
    "select attrelid || '.' || attnum as place from pg_attribute where attnotnull and attnum > 0",
  );
  const { rows: functions } = await client.query<{ id: number; name: string }>('select oid as id, proname as name from pg_proc');
  return { notNull: new Set(columns.map(({ place }) => place)), functions: new Map(functions.map(({ id, name }) => [id, name])) };
}

/**
 * The columns that PostgreSQL answers the statement with. It is prepared, which reports the types, and made the body of a function:
 * its analysed tree says where every column comes from; nothing of it is run. Throws what PostgreSQL says against it.
 */
export async function columnsOf(client: PoolClient, { text, parameters }: Statement, catalogue: Catalogue): Promise<readonly Column[]> {
  try {
    await client.query(`begin; prepare described as ${text}`);
    const { rows: prepared } = await client.query<{ given: readonly string[]; answered: readonly string[] }>(
      "select parameter_types::text[] as given, result_types::text[] as answered from pg_prepared_statements where name = 'described'",
    );
    const { given = [], answered = [] } = prepared[0] ?? {};
    await client.query(`create function pg_temp.described(${given.join(', ')}) returns void language sql begin atomic ${text}; end`);
    const { rows: bodies } = await client.query<{ body: string }>(
      "select prosqlbody::text as body from pg_proc where proname = 'described'",
    );
    const query = firstNode(parseTree(bodies[0]?.body ?? '<>'));
    if (query === undefined) throw new Error('PostgreSQL keeps no tree of the statement');
    const columns = answeredColumns(query, {
      isNotNull: (table, column) => catalogue.notNull.has(`${table}.${column}`),
      isNullableParameter: (place) => parameters[place - 1]?.isNullable === true,
      functionName: (id) => catalogue.functions.get(id) ?? '',
    });
    return columns.map(({ name, neverNull }, place) => ({ name, type: answered[place] ?? '', isNeverNull: neverNull }));
  } finally {
    await client.query('rollback; deallocate all');
  }
}

function firstNode(value: TreeValue | undefined): ReturnType<typeof asNode> {
  return Array.isArray(value) ? firstNode(value[0]) : asNode(value);
}
