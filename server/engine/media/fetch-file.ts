import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../../db/database.ts';
import { askStore, type DeviceFiles } from '../files/device-files.ts';

type Tools = { readonly db: Database; readonly files: DeviceFiles };

/** Where a stored file is on the disk of this server; what the database or a store elsewhere has goes to `copy` first. Null: it is missing. */
export async function fetchFile({ db, files }: Tools, digest: string, copy: string): Promise<string | null> {
  const row = await db.selectFrom('files').select('content').where('digest', '=', digest).executeTakeFirst();
  if (row?.content != null) {
    await writeFile(copy, row.content, { mode: 0o600 });
    return copy;
  }
  const place = files.store.placeOf?.(digest);
  if (place !== undefined) return place;
  const content = await askStore(files, (store) => store.read(digest));
  if (content === null) return null;
  await pipeline(content, createWriteStream(copy, { flags: 'wx', mode: 0o600 }));
  return copy;
}
