import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { isFileNamed } from './named-files.ts';

/**
 * Removes files that nothing names. They are locked first: a record that was just being saved with one has committed by then, and the
 * second statement sees it.
 */
export async function removeFiles(db: Database, digests: readonly string[]): Promise<number> {
  await sql`select from files where digest = any(${digests}::text[]) order by digest for update`.execute(db);
  const { numAffectedRows } = await sql`delete from files where digest = any(${digests}::text[]) and not ${isFileNamed}`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Removes places by where their rows lie, which holds within the transaction: places of past days are never written again. */
export async function removePlaces(db: Database, rows: readonly string[]): Promise<number> {
  const { numAffectedRows } = await sql`delete from order_places where ctid = any(${rows}::tid[])`.execute(db);
  return Number(numAffectedRows ?? 0);
}
