import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { apart, isCountedIn, type StoreDay } from './day-source.ts';
import { deskMeasures, employeeMeasures, hourNumbers, type Measures, measures, storeMeasures, summed } from './measures.ts';
import { firstOf, type Unit } from './prague-days.ts';

/** A roll-up that is the sum of rows of a finer one. */
export type DerivedRollUp = {
  readonly table: string;
  readonly of: string;
  readonly unit: Unit;
  /** By what else its rows are known, as columns or expressions of the finer ones. */
  readonly keys: Readonly<Record<string, string>>;
  readonly measures: Measures;
  /** Without services that whole stores are counted without. */
  readonly isOfWholeStores?: boolean;
};

const byService = { service_id: 'service_id', channel: 'channel' } as const;
const byChannel = { channel: 'channel' } as const;
const byEmployee = { employee_id: 'employee_id', service_id: 'service_id' } as const;

const byWeekday = { weekday: 'weekday', ...byService } as const;
const ofDays = { weekday: buildWeekdaySql('day') } as const;

/** In the order in which they are counted: quarters are the sums of months, halves of a year those of quarters, years those of either. */
export const derivedRollUps: readonly DerivedRollUp[] = [
  { table: 'statistics_months', of: 'statistics_days', unit: 'month', keys: byService, measures },
  { table: 'statistics_weeks', of: 'statistics_days', unit: 'week', keys: byService, measures },
  { table: 'statistics_quarters', of: 'statistics_months', unit: 'quarter', keys: byService, measures },
  { table: 'statistics_years', of: 'statistics_quarters', unit: 'year', keys: byService, measures },
  { table: 'statistics_weekdays', of: 'statistics_days', unit: 'month', keys: { ...ofDays, ...byService }, measures },
  { table: 'statistics_quarter_weekdays', of: 'statistics_weekdays', unit: 'quarter', keys: byWeekday, measures },
  { table: 'statistics_half_weekdays', of: 'statistics_quarter_weekdays', unit: 'half', keys: byWeekday, measures },
  { table: 'statistics_year_weekdays', of: 'statistics_half_weekdays', unit: 'year', keys: byWeekday, measures },
  { table: 'statistics_weekday_hours', of: 'statistics_days', unit: 'month', keys: { ...ofDays, ...byService }, measures: hourNumbers },
  { table: 'statistics_quarter_hours', of: 'statistics_weekday_hours', unit: 'quarter', keys: byWeekday, measures: hourNumbers },
  { table: 'statistics_half_hours', of: 'statistics_quarter_hours', unit: 'half', keys: byWeekday, measures: hourNumbers },
  { table: 'statistics_year_hours', of: 'statistics_half_hours', unit: 'year', keys: byWeekday, measures: hourNumbers },
  { table: 'statistics_channel_days', of: 'statistics_days', unit: 'day', keys: byChannel, measures, isOfWholeStores: true },
  { table: 'statistics_channel_months', of: 'statistics_channel_days', unit: 'month', keys: byChannel, measures },
  { table: 'statistics_store_months', of: 'statistics_store_days', unit: 'month', keys: {}, measures: storeMeasures },
  { table: 'statistics_store_weekdays', of: 'statistics_store_days', unit: 'month', keys: ofDays, measures: storeMeasures },
  { table: 'statistics_store_weeks', of: 'statistics_store_days', unit: 'week', keys: {}, measures: storeMeasures },
  { table: 'statistics_store_hours', of: 'statistics_store_day_hours', unit: 'month', keys: ofDays, measures: hourNumbers },
  {
    table: 'statistics_employee_months',
    of: 'statistics_employee_days',
    unit: 'month',
    keys: byEmployee,
    measures: employeeMeasures,
  },
  {
    table: 'statistics_employee_weeks',
    of: 'statistics_employee_days',
    unit: 'week',
    keys: byEmployee,
    measures: employeeMeasures,
  },
  {
    table: 'statistics_employee_quarters',
    of: 'statistics_employee_months',
    unit: 'quarter',
    keys: byEmployee,
    measures: employeeMeasures,
  },
  {
    table: 'statistics_employee_years',
    of: 'statistics_employee_quarters',
    unit: 'year',
    keys: byEmployee,
    measures: employeeMeasures,
  },
  {
    table: 'statistics_desk_months',
    of: 'statistics_desk_days',
    unit: 'month',
    keys: { desk_id: 'desk_id', employee_id: 'employee_id' },
    measures: deskMeasures,
  },
];

/** The day of the week, 0 is Monday, out of whole days since a Monday: several times faster than `extract`. */
export function buildWeekdaySql(day: string): string {
  return `((${day} - date '2001-01-01') % 7)`;
}

const lengths: Readonly<Record<Unit, string>> = {
  day: '1 day',
  week: '1 week',
  month: '1 month',
  quarter: '3 months',
  half: '6 months',
  year: '1 year',
};

/** Columns of a derived roll-up: the store and its unit first. */
export function listRollUpColumns({ unit, keys, measures: all }: DerivedRollUp): readonly string[] {
  return ['store_id', unit, ...Object.keys(keys), ...Object.keys(all)];
}

/** Its rows of the listed units of stores, in the order of its columns and of its key: rows that are read together are in the same pages. */
export function countedAgain(
  { of, unit, keys, measures: all, isOfWholeStores = false }: DerivedRollUp,
  listed: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const finer = sql.raw(derivedRollUps.find(({ table }) => table === of)?.unit ?? 'day');
  const at = sql.raw(unit);
  const length = sql.lit(lengths[unit]);
  const among = isOfWholeStores ? sql`and ${isCountedIn('one')}` : sql``;
  const named = sql.raw(
    Object.entries(keys)
      .map(([name, value]) => `, ${value} as ${name}`)
      .join(''),
  );
  const grouped = sql.raw(
    Object.values(keys)
      .map((value) => `, ${value}`)
      .join(''),
  );
  return sql`
    select l.store_id, l.${at} ${named}, ${sql.raw(summed(all))} from (${listed}) l cross join lateral (
      select * from ${sql.table(of)} one where one.store_id = l.store_id and one.${finer} >= l.${at}
        and one.${finer} < (l.${at} + ${length}::interval)::date ${among} ${apart}
    ) s group by l.store_id, l.${at} ${grouped} order by l.store_id, l.${at} ${grouped}`;
}

/** Units of stores as a relation, each once. */
export function listedUnits({ unit }: Pick<DerivedRollUp, 'unit'>, units: readonly StoreDay[]): RawBuilder<unknown> {
  const each = [...new Map(units.map((one) => [`${one.store_id} ${one.day}`, one])).values()];
  return sql`select * from unnest(${each.map(({ store_id }) => store_id)}::int[], ${each.map(({ day }) => day)}::date[])
    as l (store_id, ${sql.raw(unit)})`;
}

/** Puts the longer units of the days together again, of those that are over. The caller holds the stores. */
export async function recountUnits(db: Database, days: readonly StoreDay[], today: string): Promise<void> {
  for (const rollUp of derivedRollUps) {
    const first = firstOf[rollUp.unit];
    const over = days.map(({ store_id, day }) => ({ store_id, day: first(day) })).filter(({ day }) => day < first(today));
    if (over.length > 0) await countUnits(db, rollUp, listedUnits(rollUp, over));
  }
}

async function countUnits(db: Database, rollUp: DerivedRollUp, listed: RawBuilder<unknown>): Promise<void> {
  const [table, at] = [sql.table(rollUp.table), sql.raw(rollUp.unit)];
  await sql`delete from ${table} d using (${listed}) l where d.store_id = l.store_id and d.${at} = l.${at}`.execute(db);
  await sql`insert into ${table} (${sql.raw(listRollUpColumns(rollUp).join(', '))}) ${countedAgain(rollUp, listed)}`.execute(db);
}
