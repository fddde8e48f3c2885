import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Does work inside a transaction so that its failure undoes the work and nothing else. One may be in another. */
export async function savepoint<T>(transaction: Database, work: () => Promise<T>): Promise<T> {
  await sql`savepoint work`.execute(transaction);
  try {
    const result = await work();
    await sql`release savepoint work`.execute(transaction);
    return result;
  } catch (error) {
    await sql`rollback to savepoint work`.execute(transaction);
    // Otherwise it would be before the one around it, which has the same name.
    await sql`release savepoint work`.execute(transaction);
    throw error;
  }
}
