import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { buildHistogramSql, countedTickets, listedDays, type StoreDay } from './day-source.ts';
import { combineMeasures, employeeMeasures } from './measures.ts';

type Sql = RawBuilder<unknown>;

const key = ['store_id', 'day', 'employee_id', 'service_id'] as const;
const keys = sql.raw(key.join(', '));

/** Rows of `statistics_employee_days` of the relation `listed`, its columns in the order of `employeeColumns`. */
export function countedEmployees(listed: Sql): Sql {
  return sql`
    with listed as materialized (${listed}),
    t as materialized (select * from (${countedTickets}) all_of_them where employee_id is not null),
    sums as (
      select ${keys}, count(wait)::int as called, (count(*) filter (where state = 'finished'))::int as served,
        (count(*) filter (where state = 'missed'))::int as missed, count(handling)::int as handling_count,
        coalesce(sum(handling), 0)::bigint as handling_sum, min(handling) as handling_min, max(handling) as handling_max,
        ${buildHistogramSql('handling')}
      from t group by ${keys}
    )
    ${combineMeasures(key, employeeMeasures, [{ relation: 'sums', measures: Object.keys(employeeMeasures) }])}`;
}

/** Columns of `statistics_employee_days`. */
export const employeeColumns: readonly string[] = [...key, ...Object.keys(employeeMeasures)];

/** The same for employees as `countDays` does for services. */
export async function countEmployees(db: Database, days: readonly StoreDay[]): Promise<void> {
  if (days.length === 0) return;
  const listed = listedDays(days);
  await sql`delete from statistics_employee_days d using (${listed}) l where d.store_id = l.store_id and d.day = l.day`.execute(db);
  await sql`insert into statistics_employee_days (${sql.raw(employeeColumns.join(', '))}) ${countedEmployees(listed)}`.execute(db);
}
