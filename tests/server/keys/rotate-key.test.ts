import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/db/database.ts';
import { readKeptKeys } from '../../../server/keys/kept-secret-key.ts';
import { type KeySettings, openKeys } from '../../../server/keys/open-keys.ts';
import { rotateKey } from '../../../server/keys/rotate-key.ts';
import { rowsAtOnce } from '../../../server/keys/sealed-columns.ts';
import { aSealedDatabase, keySettings, newKey, oldKey, openedBy, sealSome } from '../../support/sealed-setup.ts';

const database = aSealedDatabase();
afterAll(() => database.close());

/** Two batches of each kind. */
const many = rowsAtOnce + 1;
const all = { opened: 3 * many + 1, closed: 0 };
const quiet = () => undefined;

/** Rotates until it is killed behind so many batches; says whether it came to its end before. */
async function rotateFor(db: Database, settings: KeySettings, batches: number): Promise<boolean> {
  let left = batches;
  const killed = new Error('killed');
  try {
    await rotateKey(db, settings, () => {
      left -= 1;
      if (left === 0) throw killed;
    });
    return true;
  } catch (error) {
    if (error !== killed) throw error;
    return false;
  }
}

describe('rotating the key', () => {
  it('seals everything under the new key by 500, and loses nothing however often it is killed', async () => {
    const db = await database.empty();
    await openKeys(db, keySettings({ secretKey: oldKey }));
    await sealSome(db, oldKey, many);
    const { keys: before } = await openKeys(db, keySettings({ secretKey: oldKey }));
    const settings = keySettings({ secretKey: newKey, previousSecretKey: oldKey });
    let kills = 0;
    for (let batches = 1; !(await rotateFor(db, settings, batches)); batches = 1 + (kills % 2)) {
      kills += 1;
      expect(await openedBy(db, newKey, oldKey)).toEqual(all);
      expect(await openKeys(db, settings)).toMatchObject({ isExchanging: true, keys: { digest: Buffer.from(before.digest) } });
    }
    expect(kills).toBeGreaterThan(2);
    expect(await openedBy(db, newKey)).toEqual(all);
    const after = await openKeys(db, keySettings({ secretKey: newKey }));
    // Recovery codes are digests, which cannot be made again: their key stays.
    expect([after.isExchanging, Buffer.from(after.keys.digest)]).toEqual([false, Buffer.from(before.digest)]);
  }, 60_000);

  it('does nothing the second time, and leaves what no key opens as it is', async () => {
    const db = await database.empty();
    await openKeys(db, keySettings({ secretKey: oldKey }));
    await sealSome(db, oldKey, 3);
    await sql`update stores set pre_shared_key = 'damaged' where id = 2`.execute(db);
    const settings = keySettings({ secretKey: newKey, previousSecretKey: oldKey });
    expect(await rotateKey(db, settings, quiet)).toEqual({ sealed: 9, unreadable: 1 });
    expect(await rotateKey(db, settings, quiet)).toEqual({ sealed: 0, unreadable: 1 });
    const { rows } = await sql`select pre_shared_key from stores where id = 2`.execute(db);
    expect(rows).toEqual([{ pre_shared_key: 'damaged' }]);
  });

  it('lets servers that have the keys the other way round go on until the end', async () => {
    const db = await database.empty();
    await openKeys(db, keySettings({ secretKey: oldKey }));
    const waiting = keySettings({ secretKey: oldKey, previousSecretKey: newKey });
    expect(await openKeys(db, waiting)).toMatchObject({ secretKey: oldKey, isExchanging: false });
    await rotateKey(db, keySettings({ secretKey: newKey, previousSecretKey: oldKey }), quiet);
    expect(await openKeys(db, waiting)).toMatchObject({ secretKey: oldKey, isExchanging: true });
  });
});

describe('rotating the key that a data directory keeps', () => {
  it('makes a new one in its place, and goes on with the same one after a kill', async () => {
    const db = await database.empty();
    const settings = keySettings();
    const { secretKey: first } = await openKeys(db, settings);
    await sealSome(db, first, 3);
    expect(await rotateFor(db, settings, 1)).toBe(false);
    const { secret, next } = readKeptKeys(settings.dataDirectory);
    expect([secret, next === null]).toEqual([first, false]);
    expect(await openKeys(db, settings)).toMatchObject({ secretKey: first, isExchanging: true });
    expect(await openedBy(db, first, next ?? '')).toEqual({ opened: 10, closed: 0 });

    expect(await rotateKey(db, settings, quiet)).toMatchObject({ unreadable: 0 });
    expect(readKeptKeys(settings.dataDirectory)).toEqual({ secret: next, next: null });
    expect(await openedBy(db, next ?? '')).toEqual({ opened: 10, closed: 0 });
  });

  it('puts the new key in its place at the next start when it was killed before that', async () => {
    const db = await database.empty();
    const settings = keySettings();
    const { secretKey: first } = await openKeys(db, settings);
    await sealSome(db, first, 1);
    await rotateFor(db, settings, 1);
    const { next } = readKeptKeys(settings.dataDirectory);
    // All but the last step.
    await rotateKey(db, { ...settings, secretKey: next, previousSecretKey: first }, quiet);
    expect(readKeptKeys(settings.dataDirectory)).toEqual({ secret: first, next });
    expect(await openKeys(db, settings)).toMatchObject({ secretKey: next, isExchanging: false });
    expect(readFileSync(join(settings.dataDirectory, 'keys', 'secret'), 'utf8')).toBe(next);
  });
});
