import { keepSecretKey, readKeptKeys } from '../../../keys/kept-secret-key.ts';
import { keyFingerprint } from '../../../keys/keys.ts';
import { BackupFault } from './file/backup-fault.ts';
import type { OpenedBackup } from './open-backup.ts';

type Place = {
  readonly dataDirectory: string;
  /** That of the environment. */
  readonly secretKey: string | null;
  /** Goes on with another key than that of the backup, although what was sealed with that one is lost. */
  readonly acceptsNewKey: boolean;
};

/**
 * Finds out whether the place has the key that the backup was made with, from the environment, the data directory or the backup
 * itself; `keep` writes the one of the backup down where there is none.
 * @throws BackupFault `other_key`, `key_needed`
 */
export function settleKey(
  { dataDirectory, secretKey, acceptsNewKey }: Place,
  { header, secretKey: inside }: Pick<OpenedBackup, 'header' | 'secretKey'>,
): { readonly keep: () => void; readonly secretKey: string | null } {
  const here = secretKey ?? readKeptKeys(dataDirectory).secret;
  const needed = header.key_fingerprint;
  const nothingToKeep = { keep: () => undefined, secretKey: here };
  if (here !== null) {
    const found = keyFingerprint(here);
    if (found === needed || acceptsNewKey) return nothingToKeep;
    throw new BackupFault('other_key', 'the key is another', { found, needed });
  }
  if (inside === null) {
    if (acceptsNewKey) return nothingToKeep;
    throw new BackupFault('key_needed', 'there is no key', { needed });
  }
  return { keep: () => keepSecretKey(dataDirectory, 'secret', inside), secretKey: inside };
}
