import { type RawBuilder, sql } from 'kysely';
import { type Figures, noFigures } from '../../../../contract/rules/statistics/figures.ts';
import type { Database } from '../../../db/database.ts';
import { buildWeekdaySql } from '../counting/derived-roll-ups.ts';
import type { Scope } from './question-tables.ts';
import { rowsOfSpans, type SpanTables, splitPeriod } from './roll-up-spans.ts';

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

/** Keys of rows, out of the columns of days of employees and of desks: they become texts once rows are grouped. */
const keyOf: Readonly<Partial<Record<Scope['by'], string>>> = {
  total: `''::text`,
  store: 'store_id',
  service: 'service_id',
  employee: 'employee_id',
  desk: 'nullif(desk_id, 0)',
  weekday: buildWeekdaySql('day'),
  day: 'day',
  week: `date_trunc('week', day::timestamp)::date`,
  month: `date_trunc('month', day::timestamp)::date`,
};

const worked = ['called', 'served', 'missed', 'handling_count', 'handling_sum', 'handling_min', 'handling_max'] as const;
const sums = sql.raw(`sum(called)::int as called, sum(served)::int as served, sum(missed)::int as missed,
  sum(handling_count)::int as handling_count, sum(handling_sum)::text as handling_sum,
  min(handling_min)::text as handling_min, max(handling_max)::text as handling_max`);

/**
 * What employees did, by the key that is asked for. Times at desks are known of all services of a desk together: where services are
 * asked for, or are what rows are of, they are not said. Work that no employee is named for is of no one here.
 */
export async function readEmployees(db: Database, scope: Scope): Promise<ReadonlyMap<string, Figures>> {
  if (scope.stores.length === 0) return new Map();
  const isOfDesks = scope.by !== 'service' && scope.services === null;
  const key = sql.raw(keyOf[scope.by] ?? `''::text`);
  const found = isOfDesks ? ofDesks(scope) : ofServices(scope);
  const times = isOfDesks ? sql`sum(open_ms)::text as open_ms, sum(busy_ms)::text as busy_ms` : sql`null as open_ms, null as busy_ms`;
  const { rows } = await sql<Row>`
    select coalesce(key::text, '') as key, ${sums}, ${times} from (select ${key} as key, d.* from (${found}) d) keyed group by keyed.key`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.key, figuresOf(row)]));
}

/** From which day on it is known of the stores who sat at which desk; null where it is not known at all. */
export async function deskTimesSince(db: Database, { stores }: Pick<Scope, 'stores'>): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select min(day)::text as day from statistics_desk_days where store_id = any(${[...stores]}::int[])
      and employee_id > 0 and open_ms is not null`.execute(db);
  return rows[0]?.day ?? null;
}

/** Days and months of desks, which know the employees there, and those who served at none. */
function ofDesks(scope: Scope): Sql {
  return rowsOf(scope, { of: 'desk', columns: ['desk_id', ...worked, 'open_ms', 'busy_ms'], among: sql`true` });
}

function ofServices(scope: Scope): Sql {
  const { services } = scope;
  const among = services === null ? sql`true` : sql`d.service_id = any(${[...services]}::int[])`;
  return rowsOf(scope, { of: 'employee', columns: ['service_id', ...worked], among });
}

type RowsRead = { readonly of: 'desk' | 'employee'; readonly columns: readonly string[]; readonly among: Sql };

/** Rows of the longest units that know what is asked, and of days. */
function rowsOf({ by, stores, weekdays, period, today }: Scope, { of, columns, among }: RowsRead): Sql {
  const onWeekdays = weekdays === null ? sql`true` : sql`${sql.raw(buildWeekdaySql('d.day'))} = any(${[...weekdays]}::int[])`;
  return rowsOfSpans(splitPeriod(weekdays === null ? tablesOf(of, by) : { allDays: `statistics_${of}_days` }, period, today), {
    stores,
    columns: ({ unit }) => sql.raw(['store_id', 'employee_id', ...columns, `d.${unit} as day`].join(', ')),
    among: () => sql`d.employee_id > 0 and ${onWeekdays} and ${among}`,
  });
}

/** Desks are few: longer units of them would hardly be fewer rows. */
function tablesOf(of: 'desk' | 'employee', by: Scope['by']): SpanTables {
  const allDays = `statistics_${of}_days`;
  if (by === 'day' || by === 'weekday') return { allDays };
  const week = 'statistics_employee_weeks';
  if (by === 'week') return of === 'desk' ? { allDays } : { allDays, week };
  const month = `statistics_${of}_months`;
  if (of === 'desk' || by === 'month') return { allDays, month };
  return { allDays, week, month, quarter: 'statistics_employee_quarters', year: 'statistics_employee_years' };
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
