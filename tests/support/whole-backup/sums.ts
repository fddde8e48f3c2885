import type { TableSum } from '../../../server/areas/backups/full-backup/tables/contents.ts';
import { pinSession, sumTable } from '../../../server/areas/backups/full-backup/tables/read-tables.ts';
import { storedTables } from '../../../server/areas/backups/full-backup/tables/stored-tables.ts';
import type { OpenDatabase } from '../../../server/db/connect/open.ts';

export type Sums = ReadonlyMap<string, Pick<TableSum, 'rows' | 'checksum'>>;

/** Rows and checksums of all tables, at one moment. */
export async function sumsOf({ pool }: Pick<OpenDatabase, 'pool'>): Promise<Sums> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await pinSession(client);
    const sums = new Map<string, Pick<TableSum, 'rows' | 'checksum'>>();
    for (const table of await storedTables(client)) sums.set(table.name, await sumTable(client, table));
    return sums;
  } finally {
    await client.query('rollback');
    client.release();
  }
}
