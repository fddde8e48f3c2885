import fs from 'node:fs';
import { type Entry, entriesOf } from './file/archive.ts';
import { BackupFault } from './file/backup-fault.ts';
import { withoutDigest } from './file/digest-at-end.ts';
import { decrypted, isEncrypted } from './file/passphrase-encryption.ts';
import { type BackupHeader, backupFormat, entryNames, headerShape } from './tables/contents.ts';

/** A backup that was read once from its beginning to its end, and is as it was written. */
export type OpenedBackup = {
  readonly header: BackupHeader;
  /** In an encrypted one. */
  readonly secretKey: string | null;
  /** What is behind the header, read again. */
  readonly entries: () => AsyncIterable<Entry>;
};

const inMemory: readonly string[] = [entryNames.header, entryNames.secretKey];

/** Asked for the passphrase where the file is encrypted. */
export type AskPassphrase = () => Promise<string>;

/**
 * Opens a backup and looks whether all of it is there.
 * @throws BackupFault `file_missing`, `not_a_backup`, `incomplete`, `damaged`, `newer_format`, `wrong_passphrase`
 */
export async function openBackup(file: string, askPassphrase: AskPassphrase): Promise<OpenedBackup> {
  const bytes = await openReader(file, askPassphrase);
  const found = new Map<string, Entry>();
  // All of it, to its end: the digest of all of it is there.
  for await (const entry of entriesOf(bytes())) if (inMemory.includes(entry.name)) found.set(entry.name, entry);
  const [header, secretKey] = inMemory.map((name) => found.get(name));
  if (header === undefined) throw new BackupFault('not_a_backup', 'the archive has no header');
  return {
    header: parseHeader(header),
    secretKey: secretKey?.content.toString('utf8') ?? null,
    entries: () => behindHeader(entriesOf(bytes())),
  };
}

/**
 * What is first in a backup, without reading the rest of it.
 * @throws BackupFault `file_missing`, `not_a_backup`, `damaged`, `newer_format`, `wrong_passphrase`
 */
export async function readHeader(file: string, askPassphrase: AskPassphrase): Promise<BackupHeader> {
  const bytes = await openReader(file, askPassphrase);
  for await (const entry of entriesOf(bytes())) if (entry.name === entryNames.header) return parseHeader(entry);
  throw new BackupFault('not_a_backup', 'the archive has no header');
}

/** Reads what was written, each time from the beginning. */
async function openReader(file: string, askPassphrase: AskPassphrase): Promise<() => AsyncIterable<Uint8Array>> {
  const passphrase = isEncrypted(beginningOf(file)) ? await askPassphrase() : null;
  return () => withoutDigest(passphrase === null ? bytesOf(file) : decrypted(bytesOf(file), passphrase));
}

async function* behindHeader(entries: AsyncIterable<Entry>): AsyncGenerator<Entry> {
  for await (const entry of entries) if (!inMemory.includes(entry.name)) yield entry;
}

function parseHeader({ content }: Entry): BackupHeader {
  const value: unknown = JSON.parse(content.toString('utf8'));
  if (typeof value === 'object' && value !== null && 'format' in value && Number(value.format) > backupFormat) {
    throw new BackupFault('newer_format', `format ${String(value.format)}`);
  }
  const read = headerShape.safeParse(value);
  if (!read.success) throw new BackupFault('not_a_backup', read.error.message);
  return read.data;
}

/** As of a tar archive: its first entry begins the file. */
function beginningOf(file: string): Buffer {
  const begin = Buffer.alloc(512);
  let handle: number;
  try {
    handle = fs.openSync(file, 'r');
  } catch (error) {
    throw new BackupFault('file_missing', error instanceof Error ? error.message : String(error), { file }, error);
  }
  try {
    const found = begin.subarray(0, fs.readSync(handle, begin, 0, begin.length, 0));
    if (!isEncrypted(found) && !found.toString('latin1').startsWith(entryNames.header)) {
      throw new BackupFault('not_a_backup', `${file} begins as no backup does`, { file });
    }
    return found;
  } finally {
    fs.closeSync(handle);
  }
}

function bytesOf(file: string): AsyncIterable<Uint8Array> {
  return fs.createReadStream(file, { highWaterMark: 262_144 });
}
