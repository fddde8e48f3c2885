import fs from 'node:fs';

type DurableFile = {
  readonly file: string;
  readonly content: string | Uint8Array;
  /** `wx` refuses a file that is already there, `a` adds to it. */
  readonly flag: 'w' | 'wx' | 'a';
};

/** Writes a file that only its owner can read, and brings every byte to the disk. */
export function writeDurably({ file, content, flag }: DurableFile): void {
  const handle = fs.openSync(file, flag, 0o600);
  try {
    fs.writeFileSync(handle, content);
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}

/** Brings the names in a directory to the disk. */
export function syncDirectory(directory: string): void {
  const handle = fs.openSync(directory, 'r');
  try {
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}

/**
 * Gives a written file a second name, unless there is a file of that name; says whether it did. A link appears at once with its whole
 * content; a file opened again could be read half written.
 */
export function tryLink(draft: string, spot: string): boolean {
  try {
    fs.linkSync(draft, spot);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
