import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { BackupFault } from '../../../server/areas/backups/full-backup/file/backup-fault.ts';
import { backupReason } from '../../../server/areas/backups/full-backup/file/fault-words.ts';
import { openBackup } from '../../../server/areas/backups/full-backup/open-backup.ts';
import { type Database, queriesOver } from '../../../server/db/database.ts';
import { encodeKey, keyFingerprint } from '../../../server/keys/keys.ts';
import { openKeys } from '../../../server/keys/open-keys.ts';
import { rotateKey } from '../../../server/keys/rotate-key.ts';
import { seal } from '../../../server/keys/seal.ts';
import { sealedPlace } from '../../../server/keys/sealed-columns.ts';
import { aSealedDatabase, keySettings, newKey, oldKey, openedBy, sealSome } from '../../support/sealed-setup.ts';
import { aFolder, anEmptyPlace, backupOf, restoreTo } from '../../support/whole-backup/backups.ts';

const database = aSealedDatabase();
afterAll(() => database.close());

const exchanging = { secretKey: newKey, previousSecretKey: oldKey };
const quiet = () => undefined;
let db: Database;
beforeEach(async () => {
  db = await database.empty();
  await openKeys(db, keySettings({ secretKey: oldKey }));
  await sealSome(db, oldKey, 2);
});

/** Kills the exchange of the key behind its first batch. */
async function exchangeHalf(): Promise<void> {
  const killed = new Error('killed');
  const half = rotateKey(db, keySettings(exchanging), () => {
    throw killed;
  });
  await expect(half).rejects.toBe(killed);
}

/** Which key a file says that it needs. */
async function fingerprintIn(file: string): Promise<string> {
  return (await openBackup(file, async () => '')).header.key_fingerprint;
}

/** What a backup is refused with that knows these keys; it leaves no file. */
async function refusedWith(secretKey: string, otherKey: string | null = null): Promise<unknown> {
  const file = join(aFolder(), 'backup');
  const fault: unknown = await backupOf(await database.opened(), { file, secretKey, otherKey }).catch((error: unknown) => error);
  expect([existsSync(file), existsSync(`${file}.partial`)]).toEqual([false, false]);
  return fault instanceof BackupFault ? backupReason(fault) : fault;
}

describe('a backup while the key is being exchanged', () => {
  it('is refused with what to do, whichever keys it is given, until the exchange is over', async () => {
    await exchangeHalf();
    expect(await openedBy(db, oldKey)).not.toMatchObject({ closed: 0 });
    expect(await openedBy(db, newKey)).not.toMatchObject({ closed: 0 });
    // As a running server has them, the command of the exchange, and a server that accepts the new one in advance.
    for (const [key, other] of [
      [oldKey, null],
      [newKey, oldKey],
      [oldKey, newKey],
    ] as const) {
      expect(await refusedWith(key, other)).toContain('npm run rotate-key');
    }
    await rotateKey(db, keySettings(exchanging), quiet);
    expect(await fingerprintIn(await backupOf(await database.opened(), { secretKey: newKey }))).toBe(keyFingerprint(newKey));
  });

  it('is made with the key that opens everything, also where the server still has them the other way round', async () => {
    await rotateKey(db, keySettings(exchanging), quiet);
    const file = await backupOf(await database.opened(), { secretKey: oldKey, otherKey: newKey });
    expect(await fingerprintIn(file)).toBe(keyFingerprint(newKey));
    const place = await anEmptyPlace();
    await restoreTo(place, file);
    expect(await openedBy(queriesOver(place), newKey)).toEqual({ opened: 7, closed: 0 });
    // A server that has the keys the other way round seals one more thing, with the key before.
    await sql`update stores set pre_shared_key = ${seal(encodeKey(oldKey), sealedPlace('branch_keys', 2), 'branch_keys 2')} where id = 2`.execute(
      db,
    );
    expect(await refusedWith(oldKey, newKey)).toContain('npm run rotate-key');
    expect(await refusedWith(newKey, oldKey)).toContain('npm run rotate-key');
  });

  it('is refused where another process has put another key in its place meanwhile', async () => {
    await rotateKey(db, keySettings(exchanging), quiet);
    expect(await refusedWith(oldKey)).toContain('npm run rotate-key');
  });

  it('goes on where the exchange has sealed nothing yet, and with a value that no key opens', async () => {
    await sql`update stores set pre_shared_key = 'damaged' where id = 2`.execute(db);
    await expect(backupOf(await database.opened(), { secretKey: newKey, otherKey: oldKey })).resolves.toBeTypeOf('string');
  });
});
