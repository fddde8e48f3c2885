import type { OpenDatabase } from '../../../db/connect/open.ts';
import type { Log } from '../../../db/connect/pool/open-database.ts';
import type { Database } from '../../../db/database.ts';
import { readKeptKeys } from '../../../keys/kept-secret-key.ts';
import { keyFingerprint } from '../../../keys/keys.ts';
import { countLost, type Lost } from '../../../keys/lost-with-key.ts';
import { BackupFault } from './file/backup-fault.ts';
import type { OpenedBackup } from './open-backup.ts';
import { type Restored, restoreInto } from './restore-into.ts';
import { inScratchDatabase } from './scratch-database.ts';
import { settleRestored } from './settle-restored.ts';

export type CheckOrder = {
  /** A database is made next to it, and thrown away. */
  readonly opened: Pick<OpenDatabase, 'pool'>;
  readonly log: Log;
  readonly file: string;
  readonly backup: OpenedBackup;
  readonly now: Date;
  readonly place: {
    readonly dataDirectory: string;
    readonly secretKey: string | null;
    readonly previousSecretKey: string | null;
    /** Another key than that of the backup is no fault. */
    readonly acceptsNewKey: boolean;
  };
};

export type CheckedBackup = Restored & {
  /** `absent`: there is no key here, so no one has tried to read the secrets. */
  readonly key: 'current' | 'previous' | 'other' | 'absent';
  /** Secrets that the keys of this place do not open; nothing where there is no key. */
  readonly lost: Lost | null;
};

/**
 * Restores a backup into a database that is thrown away, and tries to read the secrets in it with the key of this place. Rows and
 * checksums are right whatever the key is: without it a restore would still lose the keys of branches.
 * @throws BackupFault of a restore; `sealed_with_other_key` where the backup is whole but the key is another
 */
export async function checkBackup({ opened, log, file, backup, now, place }: CheckOrder): Promise<CheckedBackup> {
  const keys = keysOf(place, backup);
  const needed = backup.header.key_fingerprint;
  const matching = keys.findIndex((key) => keyFingerprint(key) === needed);
  const [first] = keys;
  const of: { lost: Lost | null } = { lost: null };
  const settle = async (_: unknown, db: Database) => {
    if (first !== undefined) of.lost = await findLost(db, matching === -1 ? keys : keys.slice(matching, matching + 1), matching !== -1);
    await settleRestored(db, now);
  };
  const restored = await inScratchDatabase({ opened, log }, (scratch) => restoreInto({ opened: scratch, backup, now, settle }));
  if (first === undefined) return { ...restored, key: 'absent', lost: null };
  if (matching !== -1) return { ...restored, key: matching === 0 ? 'current' : 'previous', lost: of.lost };
  if (place.acceptsNewKey) return { ...restored, key: 'other', lost: of.lost };
  const details = { file, found: keyFingerprint(first), needed, ...of.lost };
  throw new BackupFault('sealed_with_other_key', 'the key of this place does not open the secrets in it', details);
}

/** The keys that a server would have here, the current one first; without any, the one that an encrypted backup brings along. */
function keysOf({ dataDirectory, secretKey, previousSecretKey }: CheckOrder['place'], backup: OpenedBackup): readonly string[] {
  const kept = readKeptKeys(dataDirectory);
  const here = [secretKey ?? kept.secret, previousSecretKey, secretKey === null ? kept.next : null].filter((key) => key !== null);
  return here.length > 0 || backup.secretKey === null ? here : [backup.secretKey];
}

/** Recovery codes are digests: they are lost with the key alone. */
async function findLost(db: Database, keys: readonly string[], isKnown: boolean): Promise<Lost> {
  const lost = await countLost(db, keys);
  return isKnown ? { ...lost, recovery_codes: 0 } : lost;
}
