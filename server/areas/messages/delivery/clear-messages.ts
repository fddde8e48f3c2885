import { sql } from 'kysely';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';

/** So many at once; what is left comes next. */
const atOnce = 500;

/** Clears messages with an expired link or code, whatever became of sending them; says whether there were any. */
export async function clearExpired({ db, clock }: { readonly db: Database; readonly clock: Clock }): Promise<boolean> {
  const now = clock.now();
  const expired = db.selectFrom('message_secrets').where('ends_at', '<=', now);
  const rows = await expired.select('outbox_id as id').orderBy('ends_at').limit(atOnce).execute();
  if (rows.length === 0) return false;
  await sql`select app_clear_messages(${rows.map(({ id }) => id)}::int[], ${now})`.execute(db);
  return true;
}
