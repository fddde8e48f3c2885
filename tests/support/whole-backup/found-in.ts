import { quoted } from '../../../server/areas/backups/full-backup/tables/stored-tables.ts';
import type { OpenDatabase } from '../../../server/db/connect/open.ts';

/** Tables in which a text occurs, in any column of any row, generated ones too; whatever the case of letters. */
export async function foundIn({ pool }: Pick<OpenDatabase, 'pool'>, text: string): Promise<readonly string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query(`select from public.${quoted(name)} as t where strpos(lower(t::text), lower($1)) > 0 limit 1`, [
      text,
    ]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}
