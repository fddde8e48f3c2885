import { existsSync } from 'node:fs';
import fs, { type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { syncDirectory } from '../../../../db/connect/embedded/write-durably.ts';
import { describeError } from '../../../../db/connect/pool/unavailable.ts';
import { BackupFault } from './backup-fault.ts';

/**
 * Writes a file that appears under its name only when it is whole and on the disk; until then it is `NAME.partial`, which is
 * removed when the writing fails. Only its owner can read it; with a passphrase, only who knows it as well. Answers with its size in bytes.
 * @throws BackupFault `file_exists`, `file_not_writable`, `no_room_for_file`
 */
export async function writeWhole(file: string, bytes: AsyncIterable<Uint8Array>, passphrase: string | null = null): Promise<number> {
  const partial = `${file}.partial`;
  if (existsSync(file)) throw new BackupFault('file_exists', `${file} is there already`, { file });
  const handle = await openToWrite(partial, file);
  try {
    await fs.writeFile(handle, passphrase === null ? bytes : await encryptedTo(bytes, passphrase));
    await handle.sync();
    const { size } = await handle.stat();
    await fs.rename(partial, file);
    syncDirectory(path.dirname(file));
    return size;
  } catch (error) {
    await fs.rm(partial, { force: true });
    const { message, code } = describeError(error);
    throw code === 'ENOSPC' || code === 'EDQUOT' ? new BackupFault('no_room_for_file', message, { file }, error) : error;
  } finally {
    await handle.close();
  }
}

async function openToWrite(partial: string, file: string): Promise<FileHandle> {
  try {
    // What a killed one left goes. What lies there may also be someone else's file, link or pipe, which would get all that is written.
    await fs.rm(partial, { force: true });
    return await fs.open(partial, 'wx', 0o600);
  } catch (error) {
    throw new BackupFault('file_not_writable', error instanceof Error ? error.message : String(error), { file }, error);
  }
}

async function encryptedTo(bytes: AsyncIterable<Uint8Array>, passphrase: string): Promise<AsyncIterable<Uint8Array>> {
  const { encrypted } = await import('./passphrase-encryption.ts');
  return encrypted(bytes, passphrase);
}
