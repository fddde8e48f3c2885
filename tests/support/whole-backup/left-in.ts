import type { OpenDatabase } from '../../../server/db/connect/open.ts';

/** What a place holds of our own: tables, sequences, indexes and collations; nothing where nothing was restored. */
export async function leftIn({ pool }: Pick<OpenDatabase, 'pool'>): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname::text as name from pg_class where relnamespace = 'public'::regnamespace
     union all select collname::text from pg_collation where collnamespace = 'public'::regnamespace`,
  );
  return rows.map(({ name }) => name);
}
