import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The secret key of this data directory: made at the first start, readable by its owner alone. */
export function keptSecretKey(dataDirectory: string): string {
  const directory = join(dataDirectory, 'keys');
  const path = join(directory, 'secret');
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8').trim();
}
