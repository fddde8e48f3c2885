import type { ClientBase } from 'pg';
import type { BackedUpTable, BackupManifest } from './contents.ts';

/** What steps of the schema are counted in is made by taking the steps. */
const ofSchema = ['kysely_migration', 'kysely_migration_lock'];

/** A table or a column as SQL. Names of ours need no escape; others are refused by the shape of the header. */
export function quoted(name: string): string {
  return `"${name}"`;
}

/**
 * All tables but those of extensions and those that PostgreSQL itself empties after a crash (unlogged), with their stored columns in
 * order. The queue of jobs is made again from `tasks`.
 */
export async function storedTables(client: ClientBase): Promise<readonly BackedUpTable[]> {
  const { rows } = await client.query<BackedUpTable>(
    `select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
       and c.relname <> all($1::text[])
     group by c.relname order by c.relname collate "C"`,
    [ofSchema],
  );
  return rows;
}

/** Steps of the schema that were taken; none where there is no schema. */
export async function takenSteps(client: ClientBase): Promise<readonly string[]> {
  const { rows: found } = await client.query<{ found: boolean }>(`select to_regclass('public.kysely_migration') is not null as found`);
  if (found[0]?.found !== true) return [];
  const { rows } = await client.query<{ name: string }>('select name from public.kysely_migration order by name collate "C"');
  return rows.map(({ name }) => name);
}

/** What numbers rows, with the last number given. It knows no snapshot: read after the rows it is never below theirs. */
export async function sequencesNow(client: ClientBase): Promise<BackupManifest['sequences']> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select c.relname::text as table, a.attname::text as column, s.oid::regclass::text as sequence
     from pg_class s join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = s.oid and d.deptype in ('a', 'i')
     join pg_class c on c.oid = d.refobjid join pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid
     where s.relkind = 'S' and s.relnamespace = 'public'::regnamespace order by 1, 2`,
  );
  const sequences = [];
  for (const { table, column, sequence } of rows) {
    const { rows: read } = await client.query<{ last: string | null }>(
      `select case when is_called then last_value::text end as last from ${sequence}`,
    );
    sequences.push({ table, column, last: read[0]?.last ?? null });
  }
  return sequences;
}

/** Numbers go on behind the last that was given, and behind every row. */
export async function setSequences(client: ClientBase, { sequences }: BackupManifest): Promise<void> {
  for (const { table, column, last } of sequences) {
    await client.query(
      `select setval(pg_get_serial_sequence('public.${quoted(table)}', $1), g.last)
       from (select greatest($2::bigint, (select max(${quoted(column)}) from public.${quoted(table)})) as last) g where g.last is not null`,
      [column, last],
    );
  }
}
