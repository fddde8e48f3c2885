import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { syncDirectory } from './write-durably.ts';

const name = 'reserve';
const chunkBytes = 1024 ** 2;

/**
 * Keeps so many bytes aside in a folder, unless they are there already. They are written, and not alike, so that no file
 * system saves their place; in the background and a megabyte at a time, so that no one waits for it.
 */
export async function keepReserve(folder: string, bytes: number): Promise<void> {
  const file = path.join(folder, name);
  if (fs.statSync(file, { throwIfNoEntry: false })?.size === bytes) return;
  const unfinished = `${file}.new`;
  const handle = await open(unfinished, 'w', 0o600);
  try {
    const chunk = randomBytes(chunkBytes);
    for (let written = 0; written < bytes; written += chunkBytes) await handle.write(chunk, 0, Math.min(chunkBytes, bytes - written));
    await handle.sync();
  } catch (error) {
    fs.rmSync(unfinished, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  fs.renameSync(unfinished, file);
  syncDirectory(folder);
}

/** Gives the reserve up; says whether there was any. */
export function giveUpReserve(folder: string): boolean {
  const files = [name, `${name}.new`].map((each) => path.join(folder, each)).filter((file) => fs.existsSync(file));
  for (const file of files) fs.rmSync(file, { force: true });
  return files.length > 0;
}
