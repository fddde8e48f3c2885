import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { archived, type Entry, entriesOf } from '../../../server/areas/backups/full-backup/file/archive.ts';
import { withDigest, withoutDigest } from '../../../server/areas/backups/full-backup/file/digest-at-end.ts';
import { makeBackup } from '../../../server/areas/backups/full-backup/make-backup.ts';
import { openBackup } from '../../../server/areas/backups/full-backup/open-backup.ts';
import { type Restored, restoreInto } from '../../../server/areas/backups/full-backup/restore-into.ts';
import type { OpenDatabase } from '../../../server/db/connect/open.ts';
import { anEmptyDatabase } from '../databases.ts';

export const secretKey = 'a secret key of the tests, long enough';
export const madeAt = new Date('2026-11-20T09:00:00.000Z');
export const restoredAt = new Date('2026-11-21T10:00:00.000Z');

/** A folder for files of backups that goes away with the test. */
export function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'poradnik-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

type GivenBackup = {
  readonly file?: string;
  readonly passphrase?: string;
  readonly secretKey?: string;
  readonly otherKey?: string | null;
};

/** Makes a backup of a database; answers with its file. */
export async function backupOf(opened: Pick<OpenDatabase, 'pool'>, given: GivenBackup = {}): Promise<string> {
  const { file = join(aFolder(), 'backup'), passphrase = null, secretKey: key = secretKey, otherKey = null } = given;
  const source = { kind: 'installation', secretKey: key, otherKey, now: madeAt } as const;
  await makeBackup({ opened, source, passphrase, version: '1.0.0', file });
  return file;
}

/** An empty database that is closed with the test. */
export async function anEmptyPlace(): Promise<OpenDatabase> {
  const place = await anEmptyDatabase();
  onTestFinished(() => place.close());
  return place;
}

/** Restores a file into a place. */
export async function restoreTo(opened: Pick<OpenDatabase, 'pool'>, file: string, passphrase = ''): Promise<Restored> {
  const backup = await openBackup(file, async () => passphrase);
  return restoreInto({ opened, backup, now: restoredAt });
}

/** The entries of a file that is not encrypted. */
export async function entriesIn(file: string): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of entriesOf(withoutDigest(once(readFileSync(file))))) entries.push(entry);
  return entries;
}

/** Writes a file of entries with a digest that fits them: as a program would that makes other backups. */
export async function fileOf(entries: readonly Entry[]): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of withDigest(archived(each(entries)))) chunks.push(chunk);
  const file = join(aFolder(), 'forged');
  writeFileSync(file, Buffer.concat(chunks));
  return file;
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function* each<T>(values: readonly T[]): AsyncGenerator<T> {
  yield* values;
}
