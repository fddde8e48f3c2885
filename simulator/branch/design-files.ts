import { createHash } from 'node:crypto';
import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { join } from 'node:path';
import { isDigest } from '../../contract/rules/files/file-digest.ts';

/** Files that kiosks show, by the digest of their content. */
export type DesignFiles = {
  /** Whether the file is here, whole. */
  has(digest: string): boolean;
  /** How many bytes are here of a file that is not whole. */
  begun(digest: string): number;
  /** Puts a part behind the first `from` bytes; what was here beyond them is thrown away. */
  add(digest: string, from: number, part: Uint8Array): void;
  /** The last part has come. False, and nothing is kept, if the content is not that of the digest. */
  finish(digest: string): boolean;
  /** Removes all others, also what of them is not whole. */
  keepOnly(digests: ReadonlySet<string>): void;
};

/** What a file is called until it is whole. */
const begunEnd = '.new';

/** Files in a folder, which is made when the first one comes. What was there is checked again: a disk may have lost a part of it. */
export function openDesignFiles(folder: string): DesignFiles {
  const checked = new Set<string>();
  const begunPath = (digest: string) => join(folder, `${digest}${begunEnd}`);
  const isWhole = (digest: string) => existsSync(join(folder, digest)) && digestOfFile(join(folder, digest)) === digest;
  const begun = (digest: string) => statSync(begunPath(digest), { throwIfNoEntry: false })?.size ?? 0;
  return {
    has: (digest) => {
      if (!checked.has(digest) && isWhole(digest)) checked.add(digest);
      return checked.has(digest);
    },
    begun,
    add: (digest, from, part) => {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      if (begun(digest) > from) truncateSync(begunPath(digest), from);
      appendFileSync(begunPath(digest), part, { mode: 0o600 });
    },
    finish: (digest) => {
      const isRight = existsSync(begunPath(digest)) && digestOfFile(begunPath(digest)) === digest;
      if (isRight) renameSync(begunPath(digest), join(folder, digest));
      else rmSync(begunPath(digest), { force: true });
      if (isRight) checked.add(digest);
      return isRight;
    },
    keepOnly: (digests) => {
      for (const name of existsSync(folder) ? readdirSync(folder) : []) {
        const digest = name.endsWith(begunEnd) ? name.slice(0, -begunEnd.length) : name;
        if (!isDigest(digest) || digests.has(digest)) continue;
        rmSync(join(folder, name), { force: true });
        checked.delete(digest);
      }
    },
  };
}

/** Files of a branch that keeps nothing over a restart: of a whole one only that it is here. */
export function designFilesInMemory(): DesignFiles {
  const kept = new Set<string>();
  const parts = new Map<string, Uint8Array>();
  const begun = (digest: string) => parts.get(digest)?.length ?? 0;
  return {
    has: (digest) => kept.has(digest),
    begun,
    add: (digest, from, part) => {
      parts.set(digest, Buffer.concat([(parts.get(digest) ?? Buffer.alloc(0)).subarray(0, from), part]));
    },
    finish: (digest) => {
      const content = parts.get(digest);
      parts.delete(digest);
      if (content === undefined || createHash('sha256').update(content).digest('hex') !== digest) return false;
      kept.add(digest);
      return true;
    },
    keepOnly: (digests) => {
      for (const digest of [...kept, ...parts.keys()]) {
        if (digests.has(digest)) continue;
        kept.delete(digest);
        parts.delete(digest);
      }
    },
  };
}

/** Read part by part: a video may be longer than the memory. */
function digestOfFile(path: string): string {
  const hash = createHash('sha256');
  const part = Buffer.alloc(1024 * 1024);
  const file = openSync(path, 'r');
  try {
    for (let read = readSync(file, part); read > 0; read = readSync(file, part)) hash.update(part.subarray(0, read));
  } finally {
    closeSync(file);
  }
  return hash.digest('hex');
}
