import type pg from 'pg';

/**
 * Does the work on a table without its indexes and foreign keys and makes them again after it, inside the caller's
 * transaction. One pass over everything at the end is far quicker than a step for each row; unique keys stay, for they
 * also guard.
 */
export async function withoutIndexes<T>(client: pg.ClientBase, table: string, worthIt: boolean, work: () => Promise<T>): Promise<T> {
  if (!worthIt) return work();
  const { rows: indexes } = await client.query<Part>(
    `select index.indexrelid::regclass::text as name, pg_get_indexdef(index.indexrelid) as definition
       from pg_index index where index.indrelid = $1::regclass and not index.indisunique`,
    [table],
  );
  const { rows: keys } = await client.query<Part>(
    `select quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
       from pg_constraint where conrelid = $1::regclass and contype = 'f'`,
    [table],
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  for (const { name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  const result = await work();
  for (const { name, definition } of keys) await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  for (const { definition } of indexes) await client.query(definition);
  return result;
}

type Part = { readonly name: string; readonly definition: string };
