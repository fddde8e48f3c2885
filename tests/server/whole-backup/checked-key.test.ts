import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type CheckedBackup, type CheckOrder, checkBackup } from '../../../server/areas/backups/full-backup/check-backup.ts';
import { BackupFault } from '../../../server/areas/backups/full-backup/file/backup-fault.ts';
import { backupReason } from '../../../server/areas/backups/full-backup/file/fault-words.ts';
import { makeBackup } from '../../../server/areas/backups/full-backup/make-backup.ts';
import { openBackup } from '../../../server/areas/backups/full-backup/open-backup.ts';
import type { Database } from '../../../server/db/database.ts';
import { keepSecretKey } from '../../../server/keys/kept-secret-key.ts';
import { encodeKey, keyFingerprint } from '../../../server/keys/keys.ts';
import { openKeys } from '../../../server/keys/open-keys.ts';
import { seal } from '../../../server/keys/seal.ts';
import { sealedPlace } from '../../../server/keys/sealed-columns.ts';
import { aSealedDatabase, keySettings, newKey, oldKey, sealSome, strangeKey } from '../../support/sealed-setup.ts';
import { aFolder, backupOf, madeAt } from '../../support/whole-backup/backups.ts';

const database = aSealedDatabase();
afterAll(() => database.close());

let db: Database;
beforeEach(async () => {
  db = await database.empty();
  await openKeys(db, keySettings({ secretKey: oldKey }));
  await sealSome(db, oldKey, 2);
});

/** What a check says in a place with these keys; on its own the place has none. */
async function check(file: string, place: Partial<CheckOrder['place']> = {}): Promise<CheckedBackup> {
  return checkBackup({
    opened: await database.opened(),
    log: () => undefined,
    file,
    backup: await openBackup(file, async () => 'heslo zálohy'),
    now: madeAt,
    place: { dataDirectory: aFolder(), secretKey: null, previousSecretKey: null, acceptsNewKey: false, ...place },
  });
}

/** One more value of another key, as a server seals it that was given that one. */
async function sealAnother(secretKey: string): Promise<void> {
  const sealed = seal(encodeKey(secretKey), sealedPlace('branch_keys', 2), 'branch_keys 2');
  await sql`update stores set pre_shared_key = ${sealed} where id = 2`.execute(db);
}

const nothing = { branch_keys: 0, authenticators: 0, begun_authenticators: 0, licence_keys: 0, recovery_codes: 0 };
const everything = { branch_keys: 2, authenticators: 2, begun_authenticators: 2, licence_keys: 1, recovery_codes: 1 };

describe('a check of a backup', () => {
  it('reads the secrets in it with the key of the place: of the environment, of the folder, or of the file', async () => {
    const file = await backupOf(await database.opened(), { secretKey: oldKey });
    expect(await check(file, { secretKey: oldKey })).toMatchObject({ key: 'current', lost: nothing });
    const dataDirectory = aFolder();
    keepSecretKey(dataDirectory, 'secret', oldKey);
    expect(await check(file, { dataDirectory })).toMatchObject({ key: 'current', lost: nothing });
    expect(await check(file, { secretKey: newKey, previousSecretKey: oldKey })).toMatchObject({ key: 'previous', lost: nothing });
    const encrypted = await backupOf(await database.opened(), { secretKey: oldKey, passphrase: 'heslo zálohy' });
    expect(await check(encrypted)).toMatchObject({ key: 'current', lost: nothing });
  });

  it('fails with another key, though all rows are as they were, and says what would be lost and what to do', async () => {
    const file = await backupOf(await database.opened(), { secretKey: oldKey });
    const fault: unknown = await check(file, { secretKey: strangeKey }).catch((error: unknown) => error);
    expect(fault).toMatchObject({ reason: 'sealed_with_other_key', details: everything });
    const said = fault instanceof BackupFault ? backupReason(fault) : '';
    for (const part of [keyFingerprint(strangeKey), keyFingerprint(oldKey), '2× klíče poboček', 'SECRET_KEY']) expect(said).toContain(part);
    expect(await check(file, { secretKey: strangeKey, acceptsNewKey: true })).toMatchObject({ key: 'other', lost: everything });
  });

  it('says that nobody has tried the secrets where there is no key', async () => {
    expect(await check(await backupOf(await database.opened(), { secretKey: oldKey }))).toMatchObject({ key: 'absent', lost: null });
  });

  it('counts what another key has sealed', async () => {
    await sealAnother(newKey);
    const file = await backupOf(await database.opened(), { secretKey: oldKey });
    expect(await check(file, { secretKey: oldKey })).toMatchObject({ key: 'current', lost: { ...nothing, branch_keys: 1 } });
  });
});

describe('a backup', () => {
  const make = async (secretKey: string, otherKey: string | null = null) =>
    makeBackup({
      opened: await database.opened(),
      file: join(aFolder(), 'backup'),
      source: { kind: 'installation', secretKey, otherKey, now: madeAt },
      passphrase: null,
      version: '1.0.0',
    });

  it('says which key opens it before an exchange has begun, and that nothing in it is of another one', async () => {
    expect(await make(newKey, oldKey)).toMatchObject({ secretKey: oldKey, foreign: 0 });
  });

  it('counts what another key has sealed that it was not given', async () => {
    await sealAnother(newKey);
    expect(await make(oldKey)).toMatchObject({ secretKey: oldKey, foreign: 1 });
  });
});
