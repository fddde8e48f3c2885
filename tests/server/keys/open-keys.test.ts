import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/db/database.ts';
import { keyFingerprint } from '../../../server/keys/keys.ts';
import { OtherSecretKey } from '../../../server/keys/lost-with-key.ts';
import { type KeySettings, openKeys } from '../../../server/keys/open-keys.ts';
import { rotateKey } from '../../../server/keys/rotate-key.ts';
import { aSealedDatabase, keySettings, newKey, oldKey, openedBy, sealSome, strangeKey } from '../../support/sealed-setup.ts';

const database = aSealedDatabase();
afterAll(() => database.close());

const nothing = { branch_keys: 0, authenticators: 0, begun_authenticators: 0, licence_keys: 0, recovery_codes: 0 };
const remembered = async (db: Database) =>
  (await sql<{ key: string | null }>`select key_fingerprint as key from installation`.execute(db)).rows[0]?.key;

async function refusalOf(db: Database, settings: KeySettings): Promise<OtherSecretKey> {
  const error = await openKeys(db, settings).catch((caught: unknown) => caught);
  if (error instanceof OtherSecretKey) return error;
  throw new Error('it was not refused', { cause: error });
}

describe('the fingerprint of a key', () => {
  it('is the same for the same key, another for another, and shows nothing of it', () => {
    expect(keyFingerprint(oldKey)).toBe(keyFingerprint(oldKey));
    expect(keyFingerprint(oldKey)).toMatch(/^[\w-]{16}$/u);
    expect(keyFingerprint(newKey)).not.toBe(keyFingerprint(oldKey));
  });

  it('is remembered at the first start, and the same key starts again', async () => {
    const db = await database.empty();
    const settings = keySettings({ secretKey: oldKey });
    expect(await openKeys(db, settings)).toMatchObject({ secretKey: oldKey, lost: null, isExchanging: false });
    expect(await remembered(db)).toBe(keyFingerprint(oldKey));
    await openKeys(db, settings);
  });

  it('gets into a database of an earlier version when the key opens what it has sealed, by one key or the other', async () => {
    const db = await database.empty();
    await sealSome(db, oldKey, 2);
    expect(await openKeys(db, keySettings({ secretKey: newKey, previousSecretKey: oldKey }))).toMatchObject({ isExchanging: true });
    expect(await remembered(db)).toBe(keyFingerprint(oldKey));
  });

  it('does not get into one whose values the key does not open', async () => {
    const db = await database.empty();
    await sealSome(db, oldKey, 2);
    expect((await refusalOf(db, keySettings({ secretKey: strangeKey }))).lost.branch_keys).toBe(2);
    expect(await remembered(db)).toBeNull();
  });
});

describe('another secret key', () => {
  it('is refused with a count of each kind that would be lost, and nothing changes', async () => {
    const db = await database.empty();
    await openKeys(db, keySettings({ secretKey: oldKey }));
    await sealSome(db, oldKey, 3);
    const { lost, missingFile } = await refusalOf(db, keySettings({ secretKey: strangeKey, previousSecretKey: newKey }));
    expect(lost).toEqual({ branch_keys: 3, authenticators: 3, begun_authenticators: 3, licence_keys: 1, recovery_codes: 1 });
    expect(missingFile).toBeNull();
    expect(await remembered(db)).toBe(keyFingerprint(oldKey));
    expect(await openedBy(db, oldKey)).toEqual({ opened: 10, closed: 0 });
  });

  it('is refused although nothing is sealed yet: servers that share a database share the key', async () => {
    const db = await database.empty();
    await openKeys(db, keySettings({ secretKey: oldKey }));
    expect((await refusalOf(db, keySettings({ secretKey: strangeKey }))).lost).toEqual(nothing);
  });

  it('goes on when it is accepted: stores say that they have no key, unusable codes are gone, and the old key still opens the rest', async () => {
    const db = await database.empty();
    await openKeys(db, keySettings({ secretKey: oldKey }));
    await sealSome(db, oldKey, 3);
    const accepting = keySettings({ secretKey: newKey, acceptsNewKey: true });
    expect(await openKeys(db, accepting)).toMatchObject({ secretKey: newKey, lost: { branch_keys: 3, recovery_codes: 1 } });
    const { rows } = await sql<{ keyed: number; codes: number }>`
      select (select count(*)::int from stores where key_made_at is not null) as keyed,
        (select count(*)::int from recovery_codes) as codes`.execute(db);
    expect(rows).toEqual([{ keyed: 0, codes: 0 }]);
    expect(await openKeys(db, keySettings({ secretKey: newKey }))).toMatchObject({ lost: null });
    // Someone has found it after all.
    await rotateKey(db, keySettings({ secretKey: newKey, previousSecretKey: oldKey }), () => undefined);
    expect(await openedBy(db, newKey)).toEqual({ opened: 10, closed: 0 });
  });
});

describe('the key that a data directory keeps', () => {
  it('is made at the first start, readable by its owner alone, and found again', async () => {
    const db = await database.empty();
    const settings = keySettings();
    const { secretKey } = await openKeys(db, settings);
    const file = join(settings.dataDirectory, 'keys', 'secret');
    expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o077]).toEqual([secretKey, 0]);
    expect((await openKeys(db, settings)).secretKey).toBe(secretKey);
  });

  it.each([
    ['missing', (file: string) => rmSync(file)],
    ['empty', (file: string) => writeFileSync(file, '')],
  ])('is named when it is %s, and none is made in its place', async (_, harm) => {
    const db = await database.empty();
    const settings = keySettings();
    await openKeys(db, settings);
    const file = join(settings.dataDirectory, 'keys', 'secret');
    harm(file);
    expect((await refusalOf(db, settings)).missingFile).toBe(file);
    expect(existsSync(file) ? readFileSync(file, 'utf8') : '').toBe('');
  });
});
