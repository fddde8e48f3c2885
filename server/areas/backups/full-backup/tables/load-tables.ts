import { finished } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import { decompressed, type Entry } from '../file/archive.ts';
import { BackupFault } from '../file/backup-fault.ts';
import { type BackedUpTable, type BackupManifest, entryNames, manifestShape, tableOfPart } from './contents.ts';
import { quoted } from './stored-tables.ts';

/** Loads what the entries hold into empty tables, one after the other, and answers with what should now be in them. Files are taken. */
export async function loadTables(
  client: ClientBase,
  tables: readonly BackedUpTable[],
  entries: AsyncIterable<Entry>,
  takeFile: (entry: Entry) => Promise<boolean>,
): Promise<BackupManifest> {
  const byName = new Map(tables.map((table) => [table.name, table]));
  let copy: { readonly table: string; readonly writing: Copying } | null = null;
  for await (const entry of entries) {
    const name = tableOfPart(entry.name);
    if (copy !== null && copy.table !== name) {
      await copy.writing.end();
      copy = null;
    }
    if (entry.name === entryNames.manifest) return manifestShape.parse(JSON.parse(entry.content.toString('utf8')));
    if (await takeFile(entry)) continue;
    const table: BackedUpTable | undefined = name === null ? undefined : byName.get(name);
    if (table === undefined) throw new BackupFault('not_a_backup', `${entry.name} is unknown`);
    copy ??= { table: table.name, writing: copyInto(client, table) };
    await copy.writing.write(await decompressed(entry));
  }
  throw new BackupFault('incomplete', 'there is no manifest');
}

type Copying = { readonly write: (bytes: Buffer) => Promise<void>; readonly end: () => Promise<void> };

function copyInto(client: ClientBase, { name, columns }: BackedUpTable): Copying {
  const stream: CopyStreamQuery = client.query(copyFrom(`copy public.${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin`));
  // PostgreSQL may refuse a row at any moment, also between two parts.
  const over = finished(stream);
  over.catch(() => undefined);
  return {
    write: async (bytes) => {
      const written = new Promise<void>((resolve, reject) => {
        stream.write(bytes, (error) => (error == null ? resolve() : reject(error)));
      });
      written.catch(() => undefined);
      await Promise.race([written, over]);
    },
    end: async () => {
      stream.end();
      await over;
    },
  };
}
