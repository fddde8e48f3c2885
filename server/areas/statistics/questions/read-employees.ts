import { type RawBuilder, sql } from 'kysely';
import { type Figures, noFigures } from '../../../../contract/rules/statistics/figures.ts';
import type { Database } from '../../../db/database.ts';
import type { Scope } from './question-sql.ts';

type Sql = RawBuilder<unknown>;
type Row = {
  readonly key: string;
  readonly called: number;
  readonly served: number;
  readonly missed: number;
  readonly handling_count: number;
  readonly handling_sum: string;
  readonly handling_min: string | null;
  readonly handling_max: string | null;
  readonly open_ms: string | null;
  readonly busy_ms: string | null;
};

/** Keys of rows, out of the columns of days of employees and of desks. */
const keyOf: Readonly<Partial<Record<Scope['by'], string>>> = {
  total: `''`,
  store: 'store_id::text',
  service: 'service_id::text',
  employee: 'employee_id::text',
  desk: 'desk_id::text',
  weekday: '(extract(isodow from day)::int - 1)::text',
  day: 'day::text',
  week: `date_trunc('week', day::timestamp)::date::text`,
  month: `date_trunc('month', day::timestamp)::date::text`,
};

const sums = sql.raw(`sum(called)::int as called, sum(served)::int as served, sum(missed)::int as missed,
  sum(handling_count)::int as handling_count, sum(handling_sum)::text as handling_sum,
  min(handling_min)::text as handling_min, max(handling_max)::text as handling_max`);

/**
 * What employees did, by the key that is asked for. Times at desks are known of all services of a desk together: where services are
 * asked for, or are what rows are of, they are not said. Work that no employee is named for is of no one here.
 */
export async function readEmployees(db: Database, scope: Scope): Promise<ReadonlyMap<string, Figures>> {
  if (scope.stores.length === 0) return new Map();
  const { by } = scope;
  const isOfDesks = by !== 'service' && scope.services === null;
  const key = sql.raw(keyOf[by] ?? `''`);
  const desks = sql`select ${key} as key, sum(open_ms)::text as open_ms, sum(busy_ms)::text as busy_ms from statistics_desk_days d
    where ${among(scope)} group by 1`;
  const { services } = scope;
  const ofServices = services === null ? sql`true` : sql`d.service_id = any(${[...services]}::int[])`;
  const work =
    by === 'desk'
      ? sql`select ${key} as key, ${sums} from statistics_desk_days d where ${among(scope)} group by 1`
      : sql`select ${key} as key, ${sums} from statistics_employee_days d where ${among(scope)} and ${ofServices} group by 1`;
  const { rows } = await (isOfDesks
    ? sql<Row>`
        with work as (${work}), desks as (${desks})
        select coalesce(key, '') as key, coalesce(called, 0) as called, coalesce(served, 0) as served, coalesce(missed, 0) as missed,
          coalesce(handling_count, 0) as handling_count, coalesce(handling_sum, '0') as handling_sum, handling_min, handling_max, open_ms, busy_ms
        from work full join desks using (key)`
    : sql<Row>`select w.*, null as open_ms, null as busy_ms from (${work}) w`
  ).execute(db);
  return new Map(rows.map((row) => [row.key, figuresOf(row)]));
}

/** From which day on it is known of the stores who sat at which desk; null where it is not known at all. */
export async function deskTimesSince(db: Database, { stores }: Pick<Scope, 'stores'>): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select min(day)::text as day from statistics_desk_days where store_id = any(${[...stores]}::int[])
      and employee_id > 0 and open_ms is not null`.execute(db);
  return rows[0]?.day ?? null;
}

function among({ stores, weekdays, period }: Scope): Sql {
  const onWeekdays = weekdays === null ? sql`true` : sql`extract(isodow from d.day)::int - 1 = any(${[...weekdays]}::int[])`;
  return sql`d.employee_id > 0 and d.store_id = any(${[...stores]}::int[])
    and d.day between ${period.from}::date and ${period.to}::date and ${onWeekdays}`;
}

function figuresOf(row: Row): Figures {
  const orNull = (text: string | null): number | null => (text === null ? null : Number(text));
  const [open, busy] = [orNull(row.open_ms), orNull(row.busy_ms)];
  return {
    ...noFigures,
    called: row.called,
    served: row.served,
    missed: row.missed,
    handlings: {
      count: row.handling_count,
      sum: Number(row.handling_sum),
      shortest: orNull(row.handling_min),
      longest: orNull(row.handling_max),
      histogram: null,
    },
    peak: null,
    desk: open === null ? null : { open, busy: busy ?? 0 },
  };
}
