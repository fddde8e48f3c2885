import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { compressed, type Entry } from '../file/archive.ts';
import { type BackedUpTable, partName } from './contents.ts';
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
