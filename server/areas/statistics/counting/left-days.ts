import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { listedDays, type StoreDay } from './day-source.ts';

/** Days that are counted have figures of the settings of now. The caller holds the stores. */
export async function forgetLeftDays(db: Database, days: readonly StoreDay[]): Promise<void> {
  if (days.length === 0) return;
  await sql`
    delete from statistics_left_days d using (${listedDays(days)}) l where d.store_id = l.store_id and d.day = l.day`.execute(db);
}

/** The same of a month of a store that was compared with its tickets. */
export async function forgetLeftMonth(
  db: Database,
  { store_id, month }: { readonly store_id: number; readonly month: string },
): Promise<void> {
  await sql`
    delete from statistics_left_days where store_id = ${store_id} and day >= ${month}::date
      and day < (${month}::date + interval '1 month')::date`.execute(db);
}
