import { sql } from 'kysely';
import { dashboardDays } from '../../../../contract/rules/statistics/unusual-wait.ts';
import type { Database } from '../../../db/database.ts';
import { oneRow } from '../../../db/one-row.ts';
import { plannedOnce } from '../../../db/planned-once.ts';
import { countDays, countOrdered } from './count-days.ts';
import { countDesks } from './count-desks.ts';
import { countEmployees } from './count-employees.ts';
import { countStoreDays, countStoreOrders } from './count-stores.ts';
import { distinct, isSame, listedDays, type StoreDay, ticketsOfDays } from './day-source.ts';
import { recountUnits } from './derived-roll-ups.ts';
import { forgetLeftDays } from './left-days.ts';
import { lockStores } from './lock-stores.ts';
import { dayAt, daysAfter } from './prague-days.ts';
import { publishFigures } from './publish-figures.ts';
import { withoutRow, writeStoreRows, writeToday } from './write-store-rows.ts';

/** This much of the list at once, where no one has to be let in between. */
const mostListed = 60;

type Listed = {
  readonly store_id: number;
  readonly day: string | null;
  readonly order_id: number | null;
  /** Nothing but orders changed on the day. */
  readonly orders_only: boolean;
};

/** How many days at once, and whether other days than today wait until later. */
type Amount = { readonly most?: number; readonly onlyToday?: boolean };

/**
 * Recounts some of the changed days, today and earlier days first; returns whether there were any. Days of one month of a store are
 * counted together, so that the month is summed once. A day is listed in the transaction that changes it, so that it is counted now, or
 * listed again by a later commit.
 */
export function countSomeChangedDays(db: Database, now: Date, { most = mostListed, onlyToday = false }: Amount = {}): Promise<boolean> {
  const today = dayAt(now);
  const day = plannedOnce(today, 'date');
  const wanted = onlyToday ? ofToday(today) : sql`true`;
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<Listed>`
      delete from statistics_dirty
      where id in (
        select id from statistics_dirty where ${wanted}
        order by day > ${day} nulls first, day = ${day} desc, date_trunc('month', day::timestamp) desc, store_id, day desc, id
        limit ${plannedOnce(most, 'int')} for update skip locked)
      returning store_id, day, order_id, orders_only`.execute(transaction);
    if (rows.length === 0) return false;
    await lockStores(
      transaction,
      rows.map(({ store_id }) => store_id),
    );
    const orders = rows.flatMap(({ store_id, order_id }) => (order_id === null ? [] : [{ store_id, order_id }]));
    const listed = (only: boolean) =>
      rows.flatMap(({ store_id, day: of, orders_only }) => (of === null || orders_only !== only ? [] : [{ store_id, day: of }]));
    const whole = distinct([...listed(false), ...(await daysOfOrders(transaction, orders))]);
    const ofOrders = distinct(listed(true)).filter((one) => !whole.some((other) => isSame(one, other)));
    if (whole.length > 0) await count(transaction, whole, today);
    if (ofOrders.length > 0) await countOrders(transaction, ofOrders, today);
    await publishFigures(
      transaction,
      [...whole, ...ofOrders].map(({ store_id }) => store_id),
      now,
    );
    return true;
  });
}

/** Whether anything waits to be counted again, and whether it does of today or of an order that came. */
export async function hasChangedDays(db: Database, now: Date): Promise<{ readonly any: boolean; readonly today: boolean }> {
  const { rows } = await sql<{ any: boolean; today: boolean }>`
    select exists (select from statistics_dirty) as "any", exists (select from statistics_dirty where ${ofToday(dayAt(now))}) as today`.execute(
    db,
  );
  return oneRow(rows);
}

function ofToday(today: string) {
  return sql`(day is null or day = ${plannedOnce(today, 'date')})`;
}

/** Counts all that is listed. */
export async function countAllChangedDays(db: Database, now: Date): Promise<void> {
  while (await countSomeChangedDays(db, now));
}

/** Counts days of stores, and what is made of them, again. The caller holds the stores. */
export async function count(transaction: Database, days: readonly StoreDay[], today: string): Promise<void> {
  await countDays(transaction, days);
  await countStoreDays(transaction, days);
  await countEmployees(transaction, days);
  await countDesks(transaction, days);
  await countReservations(transaction, days);
  await forgetLeftDays(transaction, days);
  await recountUnits(transaction, days, today);
  // The earliest day that the dashboard knows anything of.
  const first = daysAfter(today, -7 * dashboardDays.usualWeeks);
  const storesOf = (wanted: (day: string) => boolean) => new Set(days.flatMap(({ store_id, day }) => (wanted(day) ? [store_id] : [])));
  const whole = storesOf((day) => day >= first && day < today);
  await writeStoreRows(transaction, { stores: [...whole], today });
  // Days to come as well: a store has a row from the first day on that anything is counted of.
  const others = [...storesOf((day) => day >= today)].filter((store) => !whole.has(store));
  await writeToday(transaction, { stores: others, today });
}

/** The same where nothing but orders changed: neither waits nor usual days depend on them. */
async function countOrders(transaction: Database, days: readonly StoreDay[], today: string): Promise<void> {
  await countOrdered(transaction, days);
  await countStoreOrders(transaction, days);
  await recountUnits(transaction, days, today);
  const [now, others] = [days.filter(({ day }) => day === today), days.filter(({ day }) => day !== today)];
  const stores = new Set(now.map(({ store_id }) => store_id));
  await writeToday(transaction, { stores: [...stores], today });
  const further = new Set(others.map(({ store_id }) => store_id).filter((store) => !stores.has(store)));
  await writeStoreRows(transaction, { stores: await withoutRow(transaction, [...further]), today });
}

/** Remembers on which days tickets of an order were counted: when its time changes, so do their waits. */
async function countReservations(db: Database, days: readonly StoreDay[]): Promise<void> {
  if (days.length === 0) return;
  const listed = listedDays(days);
  await sql`delete from statistics_reservations r using (${listed}) l where r.store_id = l.store_id and r.day = l.day`.execute(db);
  await sql`
    insert into statistics_reservations (store_id, order_id, day)
    with listed as materialized (${listed})
    select distinct store_id, order_id, day from (${ticketsOfDays}) t where order_id is not null`.execute(db);
}

/** Days on which tickets of the orders were counted. The caller holds the stores. */
async function daysOfOrders(db: Database, orders: readonly { store_id: number; order_id: number }[]): Promise<readonly StoreDay[]> {
  if (orders.length === 0) return [];
  const { rows } = await sql<StoreDay>`
    select distinct r.store_id, r.day
    from unnest(${orders.map(({ store_id }) => store_id)}::int[], ${orders.map(({ order_id }) => order_id)}::int[]) as l (store_id, order_id)
    join statistics_reservations r using (store_id, order_id)`.execute(db);
  return rows;
}
