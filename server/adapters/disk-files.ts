import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { type FileStore, placeOfDigest } from './file-store.ts';

/** Device files below a folder of the disk: `aa/<digest>`. A file appears under its name only when it is whole and on the disk. */
export function diskFiles(folder: string): FileStore {
  const pathOf = (digest: string): string => path.join(folder, placeOfDigest(digest));
  return {
    put: async (digest, file) => {
      const place = pathOf(digest);
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
      await sync(file);
      await rename(file, place);
      await sync(path.dirname(place));
      await sync(folder);
    },
    read: async (digest, range) => {
      const handle = await openIfThere(pathOf(digest));
      if (handle === null) return null;
      return handle.createReadStream({ highWaterMark: 262_144, ...(range === undefined ? {} : { start: range.first, end: range.last }) });
    },
    placeOf: pathOf,
    remove: (digest) => rm(pathOf(digest), { force: true }),
  };
}

/** Brings a file, or the names in a folder, to the disk. */
async function sync(place: string): Promise<void> {
  const handle = await open(place, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function openIfThere(file: string): Promise<FileHandle | null> {
  try {
    return await open(file, 'r');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
