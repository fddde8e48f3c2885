import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDatabase } from './databases.ts';

/**
 * What each test file begins with is migrated once, before the first of them. Where it lies is told in the environment: what is
 * tested with is asked for outside of these suites too, where nothing is prepared.
 */
export async function setup(): Promise<() => void> {
  // A server that somebody else runs has no data that could be copied.
  if (process.env['TEST_DATABASE_URL'] !== undefined) return () => undefined;
  const folder = mkdtempSync(join(tmpdir(), 'poradnik-prepared-'));
  const prepared = join(folder, 'database');
  await prepareDatabase(prepared);
  process.env['TEST_PREPARED'] = prepared;
  return () => rmSync(folder, { recursive: true, force: true });
}
