import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { askStore, type DeviceFiles } from '../files/device-files.ts';

/** Where a stored file is on the disk of this server; a store elsewhere sends it to `copy` first. Null where it is missing. */
export async function fetchFile(files: DeviceFiles, digest: string, copy: string): Promise<string | null> {
  const place = files.store.placeOf?.(digest);
  if (place !== undefined) return place;
  const content = await askStore(files, (store) => store.read(digest));
  if (content === null) return null;
  await pipeline(content, createWriteStream(copy, { flags: 'wx', mode: 0o600 }));
  return copy;
}
