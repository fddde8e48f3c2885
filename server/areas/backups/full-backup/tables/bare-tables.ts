import type { ClientBase } from 'pg';
import type { BackedUpTable } from './contents.ts';
import { quoted } from './stored-tables.ts';

type ForeignKey = { readonly table: string; readonly name: string; readonly definition: string };
type Index = { readonly name: string; readonly definition: string };

/**
 * Empties the tables and takes away what would keep rows from being loaded in any order, or do something for each of them: an index of
 * all rows is made in a fraction of the time that adding each row to it takes. Answers with how to put it back, which checks all
 * foreign keys. An ordinary owner may do all of it, and only within a transaction.
 */
export async function bareTables(client: ClientBase, tables: readonly BackedUpTable[]): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<ForeignKey>(
    `select c.conrelid::regclass::text as table, c.conname::text as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace order by 1, 2`,
  );
  const { rows: indexes } = await client.query<Index>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class t on t.oid = i.indrelid
     where t.relnamespace = 'public'::regnamespace and t.relname = any($1::text[])
       and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
     order by 1`,
    [tables.map(({ name }) => name)],
  );
  const names = tables.map(({ name }) => `public.${quoted(name)}`);
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(', ')}`);
  return async () => {
    for (const { definition } of indexes) await client.query(definition);
    for (const { table, name, definition } of keys) {
      await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
    }
    for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  };
}
