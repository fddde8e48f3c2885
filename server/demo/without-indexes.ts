import type pg from 'pg';

/**
 * Does the work on a table without its indexes and builds them anew after it, inside the caller's transaction.
 * One pass over everything at the end is far quicker than a step for each row; keys stay, for they also guard.
 */
export async function withoutIndexes<T>(client: pg.ClientBase, table: string, worthIt: boolean, work: () => Promise<T>): Promise<T> {
  if (!worthIt) return work();
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select index.indexrelid::regclass::text as name, pg_get_indexdef(index.indexrelid) as definition
       from pg_index index where index.indrelid = $1::regclass and not index.indisunique`,
    [table],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  const result = await work();
  for (const { definition } of rows) await client.query(definition);
  return result;
}
