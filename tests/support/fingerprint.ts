import { sql } from 'kysely';
import type { Database } from '../../server/db/database.ts';

/**
 * Digest of everything that is stored, by table. Sequences may leave gaps, so they are not in it. Neither is the unlogged table that counts
 * requests: a refused request counts too (decision 0094).
 */
export async function digests(db: Database): Promise<ReadonlyMap<string, string>> {
  const tables = (await tableNames(db)).map(
    (table) =>
      sql`select ${table} as name, coalesce(md5(string_agg(t::text, '' order by t::text)), '') as digest from ${sql.table(table)} t`,
  );
  const { rows } = await sql<{ name: string; digest: string }>`${sql.join(tables, sql` union all `)}`.execute(db);
  return new Map(rows.map(({ name, digest }) => [name, digest]));
}

/** The same in one text. */
export async function fingerprint(db: Database): Promise<string> {
  return JSON.stringify([...(await digests(db))].toSorted());
}

/** Tables in which something differs. */
export function changedTables(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): readonly string[] {
  return [...after].flatMap(([name, digest]) => (before.get(name) === digest ? [] : [name])).toSorted();
}

async function tableNames(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' and relname not like 'kysely%'`.execute(db);
  return rows.map(({ name }) => name);
}
