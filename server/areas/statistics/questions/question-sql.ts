import { type RawBuilder, sql } from 'kysely';
import type { Length } from '../../../../contract/rules/statistics/definitions.ts';
import type { Figures, Times } from '../../../../contract/rules/statistics/figures.ts';
import { parseHistogram } from '../../../../contract/rules/statistics/histogram.ts';
import { dayAfter, type Grouping, hourGroupings, type Period } from '../../../../contract/rules/statistics/question.ts';
import type { Database } from '../../../db/database.ts';
import { summed } from '../count-stores.ts';
import { cellMeasures, ticketSums } from '../measures/measures.ts';
import { monthOf } from '../prague-days.ts';

type Sql = RawBuilder<unknown>;
type Row = Readonly<Record<string, unknown>> & { readonly key: string };

/** What is read: of which stores, and of which of their services and channels; null of all. */
export type Scope = {
  readonly stores: readonly number[];
  readonly services: readonly number[] | null;
  readonly channels: readonly string[] | null;
  /** Services that are not counted, whatever else is. */
  readonly leftOut: readonly number[];
  /** Only of these days of the week, 0 is Monday; null of all. */
  readonly weekdays: readonly number[] | null;
  readonly period: Period;
  readonly by: Grouping;
  /** Of which times counts by length are needed. */
  readonly lengths: readonly Length[];
  readonly today: string;
};

const sums = Object.keys(ticketSums);
const cells = Object.keys(cellMeasures);

/** A Monday: days since it say the weekday and the week with whole numbers, which is several times faster than `extract`. */
const weekday = `(unit - date '2001-01-01') % 7`;

/** Keys out of what parts and visits have: the store, the service and channel, the day or month, the hour of the week. */
const keyOf: Readonly<Record<Grouping, string>> = {
  total: `''::text`,
  store: 'store_id',
  region: '(select region_id from stores s where s.id = store_id)',
  service: 'service_id',
  group: 'g.id',
  channel: 'channel',
  booked: `case when channel = 'walk_in' then channel else 'booked' end`,
  employee: 'employee_id',
  desk: 'desk_id',
  hour: 'cell % 24',
  weekday,
  cell: 'cell',
  day: 'unit',
  week: `unit - ${weekday}`,
  month: `date_trunc('month', unit::timestamp)::date`,
  quarter: `date_trunc('quarter', unit::timestamp)::date`,
  year: `date_trunc('year', unit::timestamp)::date`,
};

/** Whether rows of whole stores answer it: they know neither services nor channels. */
export function isOfWholeStores({ services, leftOut, channels, by }: Pick<Scope, 'services' | 'leftOut' | 'channels' | 'by'>): boolean {
  return (
    services === null &&
    leftOut.length === 0 &&
    channels === null &&
    by !== 'service' &&
    by !== 'group' &&
    by !== 'channel' &&
    by !== 'booked'
  );
}

/** Whether whole months may be read in place of their days: months know no weekdays. */
function takesMonths({ by, weekdays }: Scope): boolean {
  return weekdays === null && by !== 'day' && by !== 'week' && by !== 'weekday';
}

/** Rows of sums and histograms by key. Of hours there are only counts and sums by cell. */
export function answerSql(scope: Scope): Sql {
  const { by, today } = scope;
  const histograms = histogramsOf(scope);
  const whole = isOfWholeStores(scope);
  const isByHour = hourGroupings.includes(by);
  const { key, groups } = keySql(by);
  if (isByHour) {
    return sql`
      with parts as (${partsOf(scope, whole)}), hourly as (${cellRows(whole)}), keyed as (select ${key} as key, hourly.* from hourly)
      select key::text as key, sum(tickets)::int as tickets, sum(clients)::int as clients, sum(served)::int as served, sum(missed)::int as missed,
        sum(waits)::int as called, sum(waits)::int as wait_count, sum(wait_sum)::text as wait_sum,
        sum(handlings)::int as handling_count, sum(handling_sum)::text as handling_sum
      from keyed group by keyed.key`;
  }
  const peak = whole ? sql`max(peak)::int` : sql`null::int`;
  const merged = sql.raw(histograms.map((name) => `, sum(${name})::text as ${name}`).join(''));
  return sql`
    with parts as (${partsOf(scope, whole)}),
    keyed as (
      select ${key} as key, ${sql.raw(sums.filter((name) => name !== 'unserved').join(', '))},
        case when unit_end < ${today}::date then unserved else 0 end as unserved, ${whole ? sql`peak` : sql`null::int as peak`}
        ${sql.raw(histograms.map((name) => `, ${name}`).join(''))}
      from parts ${groups}
    )
    select coalesce(key::text, '') as key, ${sql.raw(summed)}, ${peak} as peak ${merged} from keyed group by keyed.key`;
}

/** Histograms are the wide columns: only those that are asked for are read. Of hours there are none. */
function histogramsOf({ by, lengths }: Scope): readonly string[] {
  return hourGroupings.includes(by) ? [] : lengths.map((name) => `${name}_histogram`);
}

/** The key of a row of the relation `parts`, null of a store without a region, and what has to be joined for it. */
export function keySql(by: Grouping): { readonly key: Sql; readonly groups: Sql } {
  const groups = by === 'group' ? sql`join aggregate_groups g on g.deleted_at is null and parts.service_id = any(g.service_ids)` : sql``;
  return { key: sql.raw(keyOf[by]), groups };
}

/** Arrays of hours and the columns that they become, in the order in which both are read. */
const hourly = ['tickets', 'clients', 'served', 'missed', 'waits', 'wait_sums', 'handlings', 'handling_sums'] as const;

/**
 * Hours of arrival one by one. Arrays are taken apart in the list of columns: a function in `from` would keep its rows before they are
 * read, which takes twice as long.
 */
function cellRows(whole: boolean): Sql {
  const columns = (prefix: string) =>
    sql.raw(hourly.map((name) => `unnest(${prefix}_${name}) as ${name.replace('_sums', '_sum')}`).join(', '));
  return whole
    ? sql`select unnest(cells) as cell, ${columns('cell')} from parts`
    : sql`select unnest(hours) + ${sql.raw(weekday)} * 24 as cell, ${columns('hour')} from parts`;
}

/** Whole months that are over out of their roll-ups, the days before and after them out of theirs. */
function partsOf(scope: Scope, whole: boolean): Sql {
  const { stores, services, leftOut, channels, weekdays, period, by, today } = scope;
  const ofHours = whole ? cells : ['hours', ...hourly.map((name) => `hour_${name}`)];
  const keys = whole ? ['store_id'] : ['store_id', 'service_id', 'channel'];
  const columns = sql.raw(
    [...keys, ...(hourGroupings.includes(by) ? ofHours : sums), ...(whole ? ['peak'] : []), ...histogramsOf(scope)].join(', '),
  );
  const chosen = [
    ...(services === null ? [] : [sql`d.service_id = any(${[...services]}::int[])`]),
    ...(leftOut.length === 0 ? [] : [sql`d.service_id <> all(${[...leftOut]}::int[])`]),
    ...(weekdays === null ? [] : [sql`extract(isodow from d.day)::int - 1 = any(${[...weekdays]}::int[])`]),
    ...(channels === null ? [] : [sql`d.channel = any(${[...channels]}::text[])`]),
  ];
  const among = chosen.length === 0 ? sql`true` : sql.join(chosen, sql` and `);
  const rows = (table: string, unit: 'day' | 'month', from: string, until: string): Sql => {
    const end = unit === 'day' ? sql`d.day` : sql`(d.month + interval '1 month' - interval '1 day')::date`;
    return sql`
      select ${columns}, unit, unit_end from unnest(${[...stores]}::int[]) as wanted (id) cross join lateral (
        select *, d.${sql.raw(unit)} as unit, ${end} as unit_end from ${sql.table(table)} d
        where d.store_id = wanted.id and d.${sql.raw(unit)} >= ${from}::date and d.${sql.raw(unit)} < ${until}::date and ${among} offset 0
      ) d`;
  };
  const days = whole ? 'statistics_store_days' : 'statistics_days';
  const until = dayAfter(period.to, 1);
  const first = period.from.endsWith('-01') ? period.from : nextMonth(period.from);
  const end = least(monthOf(until), monthOf(today));
  // Months without services know their cells by weekday; those with services know hours alone.
  const usesMonths = takesMonths(scope) && first < end && (whole || by !== 'cell');
  if (!usesMonths) return rows(days, 'day', period.from, until);
  const months = whole ? 'statistics_store_months' : 'statistics_months';
  return sql`${rows(months, 'month', first, end)}
    union all ${rows(days, 'day', period.from, first)} union all ${rows(days, 'day', end, until)}`;
}

function nextMonth(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

function least(one: string, other: string): string {
  return one < other ? one : other;
}

/** Figures by key. A store, a region and a whole have a peak only where it is that of one store. */
export async function readAnswer(db: Database, scope: Scope): Promise<ReadonlyMap<string, Figures>> {
  if (scope.stores.length === 0) return new Map();
  const { rows } = await answerSql(scope).execute(db);
  const hasPeak = isOfWholeStores(scope) && !hourGroupings.includes(scope.by) && (scope.by === 'store' || scope.stores.length === 1);
  return new Map(rows.filter(isCounted).map((row) => [row.key, figuresOf(row, { hasPeak, lengths: scope.lengths })]));
}

/** A row of those alone who wait and came outside of the hours of work counts nothing. */
function isCounted(row: unknown): row is Row {
  return isRow(row) && (Number(row['tickets']) > 0 || Number(row['ordered']) > 0);
}

function isRow(row: unknown): row is Row {
  return typeof row === 'object' && row !== null && 'key' in row && typeof row.key === 'string';
}

function figuresOf(row: Row, { hasPeak, lengths }: Pick<Scope, 'lengths'> & { readonly hasPeak: boolean }): Figures {
  const count = (name: string): number => Number(row[name] ?? 0);
  const orNull = (name: string): number | null => (row[name] === null || row[name] === undefined ? null : Number(row[name]));
  const times = (name: Length): Times => {
    const digits = row[`${name}_histogram`];
    return {
      count: count(`${name}_count`),
      sum: count(`${name}_sum`),
      shortest: orNull(`${name}_min`),
      longest: orNull(`${name}_max`),
      histogram: lengths.includes(name) ? parseHistogram(typeof digits === 'string' ? digits : '0') : null,
    };
  };
  return {
    tickets: count('tickets'),
    clients: count('clients'),
    called: count('called'),
    served: count('served'),
    missed: count('missed'),
    cancelled: count('cancelled'),
    transferred: count('transferred'),
    ordered: count('ordered'),
    arrived: count('arrived'),
    unserved: count('unserved'),
    waits: times('wait'),
    handlings: times('handling'),
    leavings: times('left'),
    desk: null,
    peak: hasPeak ? count('peak') : null,
  };
}
