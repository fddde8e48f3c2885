import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { count, countAllChangedDays } from './count-changed-days.ts';
import { countedDays, dayColumns } from './count-days.ts';
import { countedDesks, deskColumns } from './count-desks.ts';
import { countedEmployees, employeeColumns } from './count-employees.ts';
import { countedStoreDays, countedStoreHours, storeDayColumns, storeHourColumns } from './count-stores.ts';
import type { StoreDay } from './day-source.ts';
import { countedAgain, derivedRollUps, listedUnits, listRollUpColumns } from './derived-roll-ups.ts';
import { forgetLeftMonth } from './left-days.ts';
import { lockStores } from './lock-stores.ts';
import { dayAt, daysAfter, firstOf, monthOf, type Unit } from './prague-days.ts';

/** A roll-up that is not what its tickets say, or one that is missing or should not be there. */
export type Difference = {
  readonly store_id: number;
  /** The day, or of a longer unit its first one. */
  readonly day: string;
  readonly table: string;
  /** How many rows of the day. */
  readonly rows: number;
};

export type Recounted = { readonly stores: number; readonly months: number; readonly differences: readonly Difference[] };

/**
 * Counts everything again from tickets and orders, a month of a store at a time, month by month, so that days of all stores are near each other, says what is not as it is kept, and fixes
 * it. Servers may go on meanwhile: what they have listed and not yet counted is no difference.
 */
export async function recount(db: Database, now: Date, report: (difference: Difference) => void = () => {}): Promise<Recounted> {
  await countAllChangedDays(db, now);
  const months = await monthsOfStores(db);
  const differences: Difference[] = [];
  for (const { store_id, month } of months) {
    const found = await db.transaction().execute(async (transaction) => {
      await lockStores(transaction, [store_id]);
      const wrong = await findDifferences(transaction, { store_id, month, today: dayAt(now) });
      const days = new Set(wrong.map(({ day }) => day));
      await count(
        transaction,
        [...days].map((day) => ({ store_id, day })),
        dayAt(now),
      );
      await forgetLeftMonth(transaction, { store_id, month });
      return wrong;
    });
    found.forEach(report);
    differences.push(...found);
  }
  return { stores: new Set(months.map(({ store_id }) => store_id)).size, months: months.length, differences };
}

type OneMonth = { readonly store_id: number; readonly month: string };

async function monthsOfStores(db: Database): Promise<readonly OneMonth[]> {
  const month = (day: string) => sql`date_trunc('month', ${sql.raw(day)})::date`;
  const prague = (instant: string) => `(${instant} at time zone 'Europe/Prague')::date::timestamp`;
  const derived = sql.join(
    derivedRollUps.map(({ table, unit }) => sql`union select store_id, ${month(`${unit}::timestamp`)} from ${sql.table(table)}`),
    sql` `,
  );
  const { rows } = await sql<OneMonth>`
    select store_id, ${month(prague('created_at'))} as month from tickets
    union select store_id, ${month(prague('starts_at'))} from orders
    union select store_id, ${month('day::timestamp')} from statistics_days
    union select store_id, ${month('day::timestamp')} from statistics_employee_days
    union select store_id, ${month('day::timestamp')} from statistics_store_days
    union select store_id, ${month('day::timestamp')} from statistics_desk_days
    ${derived}
    order by 2, 1`.execute(db);
  return rows;
}

async function findDifferences(
  db: Database,
  { store_id, month, today }: OneMonth & { readonly today: string },
): Promise<readonly Difference[]> {
  const days = sql`select ${store_id}::int as store_id, day::date as day
    from generate_series(${month}::date, ${month}::date + interval '1 month' - interval '1 day', interval '1 day') as day`;
  const found = [
    ...(await compared(db, { table: 'statistics_days', columns: dayColumns, fresh: countedDays(days), listed: days })),
    ...(await compared(db, { table: 'statistics_employee_days', columns: employeeColumns, fresh: countedEmployees(days), listed: days })),
    ...(await compared(db, { table: 'statistics_desk_days', columns: deskColumns, fresh: countedDesks(days), listed: days })),
    ...(await compared(db, { table: 'statistics_store_days', columns: storeDayColumns, fresh: countedStoreDays(days), listed: days })),
    ...(await compared(db, {
      table: 'statistics_store_day_hours',
      columns: storeHourColumns,
      fresh: countedStoreHours(days),
      listed: days,
    })),
  ];
  for (const rollUp of derivedRollUps) {
    const listed = listedUnits(rollUp, unitsIn(rollUp.unit, { store_id, month, today }));
    const [columns, fresh] = [listRollUpColumns(rollUp), countedAgain(rollUp, listed)];
    found.push(...(await compared(db, { table: rollUp.table, columns, fresh, listed })));
  }
  return found;
}

/** Units that are over and have a day in the month. */
function unitsIn(unit: Unit, { store_id, month, today }: OneMonth & { readonly today: string }): readonly StoreDay[] {
  const first = firstOf[unit];
  const days = Array.from({ length: 31 }, (_, at) => daysAfter(month, at)).filter((day) => monthOf(day) === month);
  const units = new Set(days.map((day) => first(day)));
  return [...units].filter((day) => day < first(today)).map((day) => ({ store_id, day }));
}

type Comparing = {
  readonly table: string;
  readonly columns: readonly string[];
  readonly fresh: RawBuilder<unknown>;
  /** The days, or longer units, that are compared: they and their stores are the first two columns. */
  readonly listed: RawBuilder<unknown>;
};

async function compared(db: Database, { table, columns, fresh, listed }: Comparing): Promise<readonly Difference[]> {
  const [, unit = 'day'] = columns;
  const all = sql.raw(columns.join(', '));
  const at = sql.raw(unit);
  const kept = sql`select ${sql.raw(columns.map((column) => `k.${column}`).join(', '))} from ${sql.table(table)} k
    join (${listed}) l on l.store_id = k.store_id and l.${at} = k.${at}`;
  const { rows } = await sql<Difference>`
    with fresh (${all}) as materialized (${fresh}), kept as materialized (${kept}),
    different as ((select * from fresh except select * from kept) union all (select * from kept except select * from fresh))
    select d.store_id, d.${at} as day, ${table} as table, count(*)::int as rows from different d
    where not exists (select from statistics_dirty w where w.store_id = d.store_id and (w.day is null or w.day = d.${at} or ${unit !== 'day'}))
    group by 1, 2 order by 2`.execute(db);
  return rows;
}
