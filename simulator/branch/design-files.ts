import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDigest } from '../../contract/rules/files/file-digest.ts';

/** Files that kiosks show, by the digest of their content. */
export type DesignFiles = {
  /** Whether the file is here, whole. */
  has(digest: string): boolean;
  /** Keeps a file. False, and nothing is kept, if the content is not that of the digest. */
  keep(digest: string, content: Buffer): boolean;
  /** Removes all others. */
  keepOnly(digests: ReadonlySet<string>): void;
};

/** Files in a folder, which is made when the first one comes. What was there is checked again: a disk may have lost a part of it. */
export function designFilesIn(folder: string): DesignFiles {
  const checked = new Set<string>();
  const isWhole = (digest: string) => existsSync(join(folder, digest)) && digestOf(readFileSync(join(folder, digest))) === digest;
  return {
    has: (digest) => {
      if (!checked.has(digest) && isWhole(digest)) checked.add(digest);
      return checked.has(digest);
    },
    keep: (digest, content) => {
      if (digestOf(content) !== digest) return false;
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      writeFileSync(join(folder, `${digest}.new`), content, { mode: 0o600 });
      renameSync(join(folder, `${digest}.new`), join(folder, digest));
      checked.add(digest);
      return true;
    },
    keepOnly: (digests) => {
      for (const name of existsSync(folder) ? readdirSync(folder) : []) {
        if (!isDigest(name) || digests.has(name)) continue;
        rmSync(join(folder, name), { force: true });
        checked.delete(name);
      }
    },
  };
}

/** Files of a branch that keeps nothing over a restart. */
export function designFilesInMemory(): DesignFiles {
  const kept = new Set<string>();
  return {
    has: (digest) => kept.has(digest),
    keep: (digest, content) => digestOf(content) === digest && kept.add(digest).has(digest),
    keepOnly: (digests) => {
      for (const digest of kept) if (!digests.has(digest)) kept.delete(digest);
    },
  };
}

function digestOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
