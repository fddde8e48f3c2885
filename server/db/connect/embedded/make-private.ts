import fs from 'node:fs';
import path from 'node:path';

/** Makes a folder for this account alone, if there is none. The folders above it are made as any others: what is in them is not ours. */
export function makePrivate(folder: string): void {
  fs.mkdirSync(path.dirname(folder), { recursive: true });
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
}
