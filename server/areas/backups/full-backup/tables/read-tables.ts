import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { compressed, type Entry } from '../file/archive.ts';
import { type BackedUpTable, partName, type TableSum } from './contents.ts';
import { quoted } from './stored-tables.ts';

/** Of what PostgreSQL writes; an archive needs the size of an entry before its content. */
const partBytes = 16 * 1_048_576;

/** The rows of a table as entries of the archive: none of an empty one. */
export async function* partsOf(client: ClientBase, { name, columns }: BackedUpTable): AsyncGenerator<Entry> {
  const rows = client.query(copyTo(`copy public.${quoted(name)} (${columns.map(quoted).join(', ')}) to stdout`));
  let chunks: Buffer[] = [];
  let length = 0;
  let part = 0;
  const take = async (): Promise<Entry> => {
    const content = await compressed(Buffer.concat(chunks));
    [chunks, length, part] = [[], 0, part + 1];
    return { name: partName(name, part), content };
  };
  for await (const chunk of rows) {
    const bytes = Buffer.from(chunk);
    chunks.push(bytes);
    length += bytes.length;
    if (length >= partBytes) yield await take();
  }
  if (length > 0) yield await take();
}

/** How values are written as text, the same on every server and whatever the role or the database is set to; and no limits of time. */
const pinned = {
  TimeZone: 'UTC',
  DateStyle: 'ISO, YMD',
  IntervalStyle: 'postgres',
  extra_float_digits: '1',
  bytea_output: 'hex',
  client_encoding: 'UTF8',
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  // Grouping and checking keys of large tables stay on the disk rather than in the memory of a small machine.
  work_mem: '16MB',
} as const;

/** Pins the settings of the transaction that the connection is in. */
export async function pinSession(client: ClientBase): Promise<void> {
  for (const [name, value] of Object.entries(pinned)) await client.query('select set_config($1, $2, true)', [name, value]);
}

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
