import fs from 'node:fs';
import path from 'node:path';
import type { ClientBase } from 'pg';
import type { AnyResource } from '../../../../../contract/kit/index.ts';
import { registry } from '../../../../../contract/resources/registry.ts';
import { syncDirectory } from '../../../../db/connect/embedded/write-durably.ts';
import type { OpenDatabase } from '../../../../db/connect/open.ts';
import type { Log } from '../../../../db/connect/pool/open-database.ts';
import { type MadeBackup, makeBackup } from '../make-backup.ts';
import { type AskPassphrase, openBackup } from '../open-backup.ts';
import { restoreInto } from '../restore-into.ts';
import { inScratchDatabase } from '../scratch-database.ts';
import { quoted } from '../tables/stored-tables.ts';
import { filesOfBackup } from '../write-files.ts';
import { erasuresOf } from './erasures.ts';
import type { Erasure } from './erasures-by-hand.ts';

export type Rewriting = {
  /** Next to which a database is made and thrown away. */
  readonly opened: Pick<OpenDatabase, 'pool'>;
  readonly log: Log;
  readonly file: string;
  readonly askPassphrase: AskPassphrase;
  readonly version: string;
  readonly now: Date;
  /** The last thing before the new file takes the name of the old one. */
  readonly beforeRename?: (copy: string) => void;
};

/** Where a backup is written again until it is whole. */
function copyOf(file: string): string {
  return `${file}.erased`;
}

/**
 * Writes a backup again without personal values of clients, encrypted with the same passphrase: restored into a database of its own,
 * erased there and backed up. Whatever ends it, the old file or the new one is there whole under its name.
 * @throws BackupFault of reading a backup, of restoring and of making one
 */
export async function rewriteBackup(rewriting: Rewriting): Promise<MadeBackup & { readonly isEncrypted: boolean }> {
  const { file, now, beforeRename } = rewriting;
  let passphrase: string | null = null;
  const askPassphrase = async () => (passphrase ??= await rewriting.askPassphrase());
  const copy = copyOf(file);
  // What a killed one left.
  removeCopy(file);
  try {
    const { header, secretKey, entries } = await openBackup(file, askPassphrase);
    const origin = { made_at: header.made_at, erased_at: now.toISOString(), key_fingerprint: header.key_fingerprint };
    const made = await inScratchDatabase(rewriting, async (opened) => {
      await restoreInto({ opened, backup: { header, secretKey, entries }, now, settle: erasePersonal });
      const files = filesOfBackup(entries);
      return makeBackup({
        opened,
        files,
        file: copy,
        source: { kind: 'backup', secretKey, origin },
        passphrase,
        version: rewriting.version,
      });
    });
    await openBackup(copy, askPassphrase);
    keepOwner(file, copy);
    beforeRename?.(copy);
    fs.renameSync(copy, file);
    syncDirectory(path.dirname(file));
    return { ...made, isEncrypted: passphrase !== null };
  } catch (error) {
    removeCopy(file);
    throw error;
  }
}

function removeCopy(file: string): void {
  for (const name of [copyOf(file), `${copyOf(file)}.partial`]) fs.rmSync(name, { force: true });
}

/** Root writes for the account of the server, which is to read it. That account may put a link there meanwhile: none is followed. */
function keepOwner(file: string, copy: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = fs.statSync(file);
  fs.lchownSync(copy, uid, gid);
}

/**
 * Takes personal values out of a database that a backup was restored into, within the transaction that the connection is in. What
 * happens of itself when rows change does not: the audit would refuse it.
 */
async function erasePersonal(client: ClientBase): Promise<void> {
  const resources: readonly AnyResource[] = Object.values<AnyResource>(registry);
  for (const erasure of erasuresOf(resources)) await erase(client, erasure);
}

async function erase(client: ClientBase, { table, leftOut, set = {}, where }: Erasure): Promise<void> {
  const name = `public.${quoted(table)}`;
  await client.query(`alter table ${name} disable trigger user`);
  if (leftOut !== undefined) await client.query(`delete from ${name} where ${leftOut}`);
  const values = Object.entries(set).map(([column, value]) => `${quoted(column)} = ${value}`);
  if (values.length > 0) await client.query(`update ${name} set ${values.join(', ')} ${where === undefined ? '' : `where ${where}`}`);
  await client.query(`alter table ${name} enable trigger user`);
}
