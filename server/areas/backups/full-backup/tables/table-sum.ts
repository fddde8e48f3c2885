import type { ClientBase } from 'pg';
import type { BackedUpTable, TableSum } from './contents.ts';
import { quoted } from './stored-tables.ts';

/**
 * How many rows a table has, and the sum of the digests of all of them, whatever their order. What is generated is left out: another
 * version of PostgreSQL may generate it otherwise. Pin the session before.
 */
export async function sumTable(client: ClientBase, { name, columns }: BackedUpTable): Promise<Pick<TableSum, 'rows' | 'checksum'>> {
  const { rows } = await client.query<Pick<TableSum, 'rows' | 'checksum'>>(
    `select count(*)::text as rows, coalesce(sum(hashtextextended(row(${columns.map(quoted).join(', ')})::text, 0)), 0)::text as checksum
     from public.${quoted(name)}`,
  );
  return rows[0] ?? { rows: '0', checksum: '0' };
}
