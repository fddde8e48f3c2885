import { sql } from 'kysely';
import type { Database } from './database.ts';

const tries = 3;
/** Serialization failure, deadlock, lock not available: the other one was let through, the next try may succeed. */
const passing = ['40001', '40P01', '55P03'];

/** Runs a transaction again when the database broke it to let another one through. */
export async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === tries || !isPassing(error)) throw error;
    }
  }
}

/** Whether the database broke the work only because of another's. */
export function isPassing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && passing.some((code) => code === error.code);
}

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
