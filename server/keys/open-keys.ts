import path from 'node:path';
import type { Database } from '../db/database.ts';
import { type GivenKeys, keysFor, readKeyStatus, rememberKey } from './installation-key.ts';
import { type KeptKeys, keepSecretKey, newSecretKey, readKeptKeys, takeNextKey } from './kept-secret-key.ts';
import type { Keys } from './keys.ts';
import { acceptNewKey, countLost, type Lost, OtherSecretKey } from './lost-with-key.ts';

/** What the configuration says of keys. */
export type KeySettings = {
  /** Null: the data directory keeps it. */
  readonly secretKey: string | null;
  readonly previousSecretKey: string | null;
  readonly dataDirectory: string;
  readonly acceptsNewKey: boolean;
};

export type OpenedKeys = {
  readonly secretKey: string;
  /** Accepted next to it; null where none is given. */
  readonly otherKey: string | null;
  readonly keys: Keys;
  /** What has to be made again because a new key was accepted. */
  readonly lost: Lost | null;
  /** An exchange of the key was begun and is not over. */
  readonly isExchanging: boolean;
};

/**
 * The keys of this installation. The first start remembers the fingerprint of its key in the database.
 * @throws OtherSecretKey when the database knows another one and it was not said to go on
 */
export async function openKeys(db: Database, settings: KeySettings): Promise<OpenedKeys> {
  const found = await givenKeys(db, settings);
  const { given, keep } = found;
  const status = await readKeyStatus(db, given);
  if (status.is === 'known') return opened(db, found, status.by);
  if (status.is === 'new') {
    // The key is on the disk before the database knows it: anyone who is killed between has lost nothing.
    keep();
    await rememberKey(db, status.by);
    const after = await readKeyStatus(db, given);
    if (after.is !== 'foreign') return opened(db, found, after.by);
  }
  const lost = await countLost(db, given.other === null ? [given.secretKey] : [given.secretKey, given.other]);
  if (!settings.acceptsNewKey) throw new OtherSecretKey(lost, found.missingFile);
  keep();
  await acceptNewKey(db, given.secretKey);
  return { ...(await opened(db, found, given.secretKey)), lost };
}

async function opened(db: Database, { given, hasNext }: Given, by: string): Promise<OpenedKeys> {
  const { secretKey, other } = given;
  return { secretKey, otherKey: other, keys: await keysFor(db, given, by), lost: null, isExchanging: hasNext || by !== secretKey };
}

type Given = {
  readonly given: GivenKeys;
  /** Keeps the key, if it was made just now. */
  readonly keep: () => void;
  /** The data directory keeps a key that was to take the place of this one. */
  readonly hasNext: boolean;
  /** File in which the key was to be found; null where it was. */
  readonly missingFile: string | null;
};

async function givenKeys(db: Database, { secretKey, previousSecretKey, dataDirectory }: KeySettings): Promise<Given> {
  const plain = { keep: () => undefined, hasNext: false, missingFile: null };
  if (secretKey !== null) return { ...plain, given: { secretKey, other: previousSecretKey } };
  const { secret, next } = await settledKeys(db, dataDirectory);
  if (secret !== null) return { ...plain, given: { secretKey: secret, other: next ?? previousSecretKey }, hasNext: next !== null };
  const made = newSecretKey();
  return {
    given: { secretKey: made, other: previousSecretKey },
    keep: () => keepSecretKey(dataDirectory, 'secret', made),
    hasNext: false,
    missingFile: path.join(dataDirectory, 'keys', 'secret'),
  };
}

/** The kept keys. Anyone who was killed at the very end of an exchange has left the next one to be put in its place. */
async function settledKeys(db: Database, dataDirectory: string): Promise<KeptKeys> {
  const kept = readKeptKeys(dataDirectory);
  if (kept.next === null) return kept;
  const status = await readKeyStatus(db, { secretKey: kept.next, other: null });
  if (status.is !== 'known' && kept.secret !== null) return kept;
  takeNextKey(dataDirectory);
  return { secret: kept.next, next: null };
}
