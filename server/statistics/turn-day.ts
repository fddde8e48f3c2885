import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { countMonths } from './count-months.ts';
import { holdStores } from './hold-stores.ts';
import { dayAt, monthOf } from './prague-days.ts';
import { standWhole } from './stand.ts';
import { tellFigures } from './tell-figures.ts';

/** So many stores in one transaction. */
const mostStores = 50;

type Standing = { readonly store_id: number; readonly day: string };

/**
 * Moves some of the stores that stand on an earlier day to today, and puts together the months that are over since; says
 * whether there were any. Stores that nothing was ever counted of have no row and need none.
 */
export function turnDay(db: Database, now: Date): Promise<boolean> {
  const today = dayAt(now);
  return db.transaction().execute(async (transaction) => {
    const late = await standingBefore(transaction, today);
    if (late.length === 0) return false;
    await holdStores(
      transaction,
      late.map(({ store_id }) => store_id),
    );
    // Another server may have moved them while this one waited.
    const held = late.map(({ store_id }) => store_id);
    const rows = (await standingBefore(transaction, today)).filter(({ store_id }) => held.includes(store_id));
    await countMonths(
      transaction,
      rows.flatMap(({ store_id, day }) => monthsBetween(monthOf(day), monthOf(today)).map((month) => ({ store_id, month }))),
    );
    const stores = rows.map(({ store_id }) => store_id);
    await standWhole(transaction, { stores, today });
    await tellFigures(transaction, stores, now);
    return true;
  });
}

async function standingBefore(db: Database, today: string): Promise<readonly Standing[]> {
  const { rows } = await sql<Standing>`
    select store_id, day from statistics_stores where day < ${today}::date order by store_id limit ${mostStores}`.execute(db);
  return rows;
}

/** Months from one on until before another. */
function monthsBetween(from: string, until: string): readonly string[] {
  const months: string[] = [];
  for (let month = from; month < until; month = following(month)) months.push(month);
  return months;
}

function following(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
}
