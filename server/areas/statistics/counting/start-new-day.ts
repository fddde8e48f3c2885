import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { recountUnits } from './derived-roll-ups.ts';
import { lockStores } from './lock-stores.ts';
import { dayAt, daysAfter } from './prague-days.ts';
import { publishFigures } from './publish-figures.ts';
import { writeStoreRows } from './write-store-rows.ts';

/** This many stores in one transaction. */
const mostStores = 50;

type EarlierDay = { readonly store_id: number; readonly day: string };

/**
 * Moves some of the stores that are on an earlier day to today, and puts together the longer units that are over since; says whether
 * there were any. Stores that nothing was ever counted of have no row and need none.
 */
export function startNewDay(db: Database, now: Date): Promise<boolean> {
  const today = dayAt(now);
  return db.transaction().execute(async (transaction) => {
    const late = await daysBefore(transaction, today);
    if (late.length === 0) return false;
    await lockStores(
      transaction,
      late.map(({ store_id }) => store_id),
    );
    // Another server may have moved them while this one waited.
    const held = late.map(({ store_id }) => store_id);
    const rows = (await daysBefore(transaction, today)).filter(({ store_id }) => held.includes(store_id));
    const days = rows.flatMap(({ store_id, day }) => daysBetween(day, today).map((one) => ({ store_id, day: one })));
    await recountUnits(transaction, days, today);
    const stores = rows.map(({ store_id }) => store_id);
    await writeStoreRows(transaction, { stores, today });
    await publishFigures(transaction, stores, now);
    return true;
  });
}

async function daysBefore(db: Database, today: string): Promise<readonly EarlierDay[]> {
  const { rows } = await sql<EarlierDay>`
    select store_id, day from statistics_stores where day < ${today}::date order by store_id limit ${mostStores}`.execute(db);
  return rows;
}

/** Days from one on until before another. */
function daysBetween(from: string, until: string): readonly string[] {
  const days: string[] = [];
  for (let day = from; day < until; day = daysAfter(day, 1)) days.push(day);
  return days;
}
