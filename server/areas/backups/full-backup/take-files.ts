import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { type FileStore, FileStoreUnreachable } from '../../../adapters/file-store.ts';
import type { Entry } from './file/archive.ts';
import { BackupFault } from './file/backup-fault.ts';
import { digestOfPart } from './tables/contents.ts';

/** Where restored files go: into the store, by way of a folder of its disk. */
export type FilePlace = { readonly store: FileStore; readonly uploadsFolder: string };

export type TakenFiles = {
  /** Takes a part of a file; whether the entry is one. */
  readonly take: (entry: Entry) => Promise<boolean>;
  /** No part comes any more. Answers with the digests of all files that came whole. */
  readonly end: () => Promise<ReadonlySet<string>>;
};

type Open = {
  readonly digest: string;
  readonly file: string;
  readonly add: (part: Buffer) => Promise<void>;
  readonly end: () => Promise<string>;
};

/**
 * Takes the files of a backup, one after the other, and compares each with its digest. Without a place they are compared only. What was
 * stored before a restore failed stays: the next one stores the same.
 * @throws BackupFault `damaged`, `files_unreachable`
 */
export function takeFiles(place: FilePlace | null): TakenFiles {
  const whole = new Set<string>();
  let current: Open | null = null;
  const finish = async (): Promise<void> => {
    if (current === null) return;
    const { digest, file, end } = current;
    current = null;
    const found = await end();
    if (found !== digest) throw new BackupFault('damaged', `the file ${digest} has the content ${found}`);
    if (place !== null) await reached(() => place.store.put(digest, file));
    whole.add(digest);
  };
  return {
    take: async ({ name, content }) => {
      const digest = digestOfPart(name);
      if (digest === null) return false;
      if (current !== null && current.digest !== digest) await finish();
      current ??= await begin(digest, place);
      await current.add(content);
      return true;
    },
    end: async () => {
      await finish();
      return whole;
    },
  };
}

async function begin(digest: string, place: FilePlace | null): Promise<Open> {
  const hash = createHash('sha256');
  if (place === null) {
    return { digest, file: '', add: async (part) => void hash.update(part), end: async () => hash.digest('hex') };
  }
  await mkdir(place.uploadsFolder, { recursive: true, mode: 0o700 });
  const file = path.join(place.uploadsFolder, `restored-${randomUUID()}`);
  const handle = await open(file, 'wx', 0o600);
  return {
    digest,
    file,
    add: async (part) => {
      hash.update(part);
      await handle.writeFile(part);
    },
    end: async () => {
      await handle.close();
      const found = hash.digest('hex');
      if (found !== digest) await rm(file, { force: true });
      return found;
    },
  };
}

async function reached(ask: () => Promise<void>): Promise<void> {
  try {
    await ask();
  } catch (error) {
    if (!(error instanceof FileStoreUnreachable)) throw error;
    throw new BackupFault('files_unreachable', error.message, {}, error);
  }
}
