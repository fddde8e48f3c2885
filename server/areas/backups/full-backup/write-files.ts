import type { ClientBase } from 'pg';
import { type FileStore, FileStoreUnreachable } from '../../../adapters/file-store.ts';
import type { Entry } from './file/archive.ts';
import { BackupFault } from './file/backup-fault.ts';
import { type BackedUpTable, digestOfPart, filePartName } from './tables/contents.ts';

/** Where the contents of device files come from: entries of the archive for these digests. */
export type FileSource = (digests: ReadonlySet<string>) => AsyncIterable<Entry>;

/** Small enough for the memory; an archive needs the size of an entry before its content. */
const partBytes = 16 * 1_048_576;

/** The digests of the files of the snapshot with their content outside the database. */
export async function readDigests(client: ClientBase, tables: readonly BackedUpTable[]): Promise<readonly string[]> {
  if (!tables.some(({ name }) => name === 'files')) return [];
  const { rows } = await client.query<{ digest: string }>('select digest from public.files where content is null order by digest');
  return rows.map(({ digest }) => digest);
}

/**
 * Files of a store, each in parts of some megabytes. One that the store lacks has none.
 * @throws BackupFault `files_unreachable`
 */
export function filesOfStore(store: FileStore): FileSource {
  return async function* parts(digests) {
    for (const digest of digests) {
      const content = await reached(() => store.read(digest));
      if (content === null) continue;
      let [chunks, length, part]: [Buffer[], number, number] = [[], 0, 0];
      const take = (): Entry => {
        const entry = { name: filePartName(digest, part + 1), content: Buffer.concat(chunks) };
        [chunks, length, part] = [[], 0, part + 1];
        return entry;
      };
      const iterator: AsyncIterator<unknown> = content[Symbol.asyncIterator]();
      for (let next = await reached(() => iterator.next()); next.done !== true; next = await reached(() => iterator.next())) {
        if (!(next.value instanceof Uint8Array)) throw new TypeError('a store gave no bytes');
        chunks.push(Buffer.from(next.value));
        length += next.value.length;
        if (length >= partBytes) yield take();
      }
      if (length > 0) yield take();
    }
  };
}

/** Files of another backup, which is read again. */
export function filesOfBackup(entries: () => AsyncIterable<Entry>): FileSource {
  return async function* parts(digests) {
    if (digests.size === 0) return;
    for await (const entry of entries()) {
      const digest = digestOfPart(entry.name);
      if (digest !== null && digests.has(digest)) yield entry;
    }
  };
}

async function reached<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof FileStoreUnreachable)) throw error;
    throw new BackupFault('files_unreachable', error.message, {}, error);
  }
}
