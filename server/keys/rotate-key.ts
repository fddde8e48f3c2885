import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { keepDigestKey } from './installation-key.ts';
import { keepSecretKey, newSecretKey, readKeptKeys, takeNextKey } from './kept-secret-key.ts';
import { encodeKey, type Keys, keyFingerprint } from './keys.ts';
import { type KeySettings, type OpenedKeys, openKeys } from './open-keys.ts';
import { type Resealed, reseal } from './reseal.ts';

/**
 * Seals everything under the new secret key: `SECRET_KEY`, where one is given, otherwise one that is made and takes the place
 * of the kept one. Nothing is lost whenever it is killed: until its end the database and the folder know both keys, and the
 * next run goes on.
 * @throws OtherSecretKey when none of the keys given is the one that the database was sealed with
 */
export async function rotateKey(db: Database, settings: KeySettings, onBatch: (total: Resealed) => void): Promise<Resealed> {
  const opened = await openKeys(db, settings);
  if (settings.secretKey !== null) return exchange(db, opened.keys, settings.secretKey, onBatch);
  const { dataDirectory } = settings;
  const next = readKeptKeys(dataDirectory).next ?? newSecretKey();
  keepSecretKey(dataDirectory, 'next', next);
  const done = await exchange(db, withCurrent(opened, next), next, onBatch);
  takeNextKey(dataDirectory);
  return done;
}

async function exchange(db: Database, keys: Keys, secretKey: string, onBatch: (total: Resealed) => void): Promise<Resealed> {
  await keepDigestKey(db, keys);
  const done = await reseal(db, keys, onBatch);
  await sql`update installation set key_fingerprint = ${keyFingerprint(secretKey)}`.execute(db);
  return done;
}

function withCurrent({ keys }: OpenedKeys, secretKey: string): Keys {
  const current = encodeKey(secretKey);
  return { ...keys, current, accepted: [current, ...keys.accepted] };
}
