import { sql } from 'kysely';
import { dashboardDays } from '../../contract/rules/statistics/unusual-wait.ts';
import type { Database } from '../db/database.ts';
import { countDays } from './count-days.ts';
import { countEmployees } from './count-employees.ts';
import { countMonths, type StoreMonth } from './count-months.ts';
import { countReservations, daysOfOrders } from './count-reservations.ts';
import type { StoreDay } from './day-source.ts';
import { lockStores } from './lock-stores.ts';
import { dayAt, daysAfter, monthOf } from './prague-days.ts';
import { publishFigures } from './publish-figures.ts';
import { writeStoreRows, writeToday } from './write-store-rows.ts';

/** So much of the list at once, where nobody has to be let in between. */
const mostListed = 60;

type Listed = { readonly store_id: number; readonly day: string | null; readonly order_id: number | null };

/**
 * Counts anew some of the days that something changed on, the newest first; says whether there were any. What is taken off the list was
 * committed together with what it stands for, so that it is counted, or listed again by whoever commits later.
 */
export function countSomeChangedDays(db: Database, now: Date, most = mostListed): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<Listed>`
      delete from statistics_dirty
      where id in (
        select id from statistics_dirty
        order by day desc nulls first, id limit ${most} for update skip locked)
      returning store_id, day, order_id`.execute(transaction);
    if (rows.length === 0) return false;
    await lockStores(
      transaction,
      rows.map(({ store_id }) => store_id),
    );
    const orders = rows.flatMap(({ store_id, order_id }) => (order_id === null ? [] : [{ store_id, order_id }]));
    const listed = rows.flatMap(({ store_id, day }) => (day === null ? [] : [{ store_id, day }]));
    const days = distinct([...listed, ...(await daysOfOrders(transaction, orders))]);
    await count(transaction, days, dayAt(now));
    await publishFigures(
      transaction,
      days.map(({ store_id }) => store_id),
      now,
    );
    return true;
  });
}

/** Whether anything waits to be counted anew. */
export async function hasChangedDays(db: Database): Promise<boolean> {
  const { rows } = await sql<{ listed: boolean }>`select exists (select from statistics_dirty) as listed`.execute(db);
  return rows[0]?.listed === true;
}

/** Counts all that is listed. */
export async function countAllChangedDays(db: Database, now: Date): Promise<void> {
  while (await countSomeChangedDays(db, now));
}

/** Counts days of stores, and what is made of them, anew. The caller holds the stores. */
export async function count(transaction: Database, days: readonly StoreDay[], today: string): Promise<void> {
  await countDays(transaction, days);
  await countEmployees(transaction, days);
  await countReservations(transaction, days);
  const months = days.map(({ store_id, day }): StoreMonth => ({ store_id, month: monthOf(day) }));
  await countMonths(transaction, distinct(months.filter(({ month }) => month < monthOf(today))));
  const first = firstOnDashboard(today);
  const storesOf = (wanted: (day: string) => boolean) => new Set(days.flatMap(({ store_id, day }) => (wanted(day) ? [store_id] : [])));
  const whole = storesOf((day) => day >= first && day < today);
  await writeStoreRows(transaction, { stores: [...whole], today });
  // Days to come as well: a store has a row from the first day on that anything is counted of.
  const others = [...storesOf((day) => day >= today)].filter((store) => !whole.has(store));
  await writeToday(transaction, { stores: others, today });
}

/** The earliest day that the dashboard knows anything of. */
function firstOnDashboard(today: string): string {
  return daysAfter(today, -7 * dashboardDays.usualWeeks);
}

function distinct<T extends StoreDay | StoreMonth>(all: readonly T[]): readonly T[] {
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}
