import { type RawBuilder, sql } from 'kysely';
import type { Length, Sum } from '../../../../contract/rules/statistics/definitions.ts';
import type { Figures, Times } from '../../../../contract/rules/statistics/figures.ts';
import { countTimes, parseHistogram } from '../../../../contract/rules/statistics/histogram.ts';
import { type Grouping, hourGroupings, type Period } from '../../../../contract/rules/statistics/question.ts';
import type { Database } from '../../../db/database.ts';
import { buildWeekdaySql } from '../counting/derived-roll-ups.ts';
import { hourNumbers, type Measures, measures, storeMeasures, summed } from '../counting/measures.ts';
import { rowsOfSpans, type Span, type SpanTables, splitPeriod } from './roll-up-spans.ts';
import { hourColumns, type Row, splitHours } from './split-hours.ts';

type Sql = RawBuilder<unknown>;

/** What is read: of which stores, and of which of their services and channels; null of all. */
export type Scope = {
  readonly stores: readonly number[];
  readonly services: readonly number[] | null;
  readonly channels: readonly string[] | null;
  /** Services that are not counted, whatever else is. Rows of whole stores are without them. */
  readonly leftOut: readonly number[];
  /** Whether rows of whole stores are as the settings count now. */
  readonly knowsWholeStores: boolean;
  /** Only of these days of the week, 0 is Monday; null of all. */
  readonly weekdays: readonly number[] | null;
  readonly period: Period;
  readonly by: Grouping;
  /** What has to be added up for the values that are asked for. */
  readonly sums: readonly Sum[];
  readonly today: string;
};

/** Keys out of what parts and visits have: the store, the service and channel, the day or month, the weekday, the hour of the week. */
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
  weekday: 'weekday',
  cell: 'cell',
  day: 'unit',
  week: 'unit - coalesce(weekday, 0)',
  month: `date_trunc('month', unit::timestamp)::date`,
  quarter: `date_trunc('quarter', unit::timestamp)::date`,
  year: `date_trunc('year', unit::timestamp)::date`,
};

/** Whether rows of whole stores answer it: they know neither services nor channels. */
export function isOfWholeStores({
  services,
  channels,
  by,
  knowsWholeStores,
}: Pick<Scope, 'services' | 'channels' | 'by' | 'knowsWholeStores'>): boolean {
  return (
    knowsWholeStores && services === null && channels === null && by !== 'service' && by !== 'group' && by !== 'channel' && by !== 'booked'
  );
}

/** Rows of sums and histograms by key; of hours, counts and sums of all hours of the total or of a weekday. */
function answerSql(scope: Scope): Sql {
  const columns = readColumns(scope);
  const asTexts = sql.raw(
    Object.entries(columns)
      .map(([name, type]) => (type === 'numeric' ? `${name}::text as ${name}` : name))
      .join(', '),
  );
  const { key, groups } = keySql(keptBy(scope.by));
  return sql`
    with parts as (${partsOf(scope, columns)}),
    keyed as (select ${key} as key, ${sql.raw(Object.keys(columns).join(', '))} from parts ${groups}),
    summed as (select key, ${sql.raw(summed(columns))} from keyed group by key)
    select coalesce(key::text, '') as key, ${asTexts} from summed`;
}

/** The key of the rows that are read: all hours are in the row of their day of the week, or of the total. */
function keptBy(by: Grouping): Grouping {
  if (by === 'hour') return 'total';
  return by === 'cell' ? 'weekday' : by;
}

/** What is read of each row: what is asked for, and by what it is known that anything was counted. */
function readColumns(scope: Scope): Measures {
  const { by, sums } = scope;
  const isByHour = hourGroupings.includes(by);
  const ofTickets: Measures = isOfWholeStores(scope) ? storeMeasures : measures;
  const known: Measures = isByHour ? hourNumbers : ofTickets;
  const asked: readonly Sum[] = [...counted, ...sums];
  const wanted: readonly string[] = isByHour ? asked.flatMap((sum) => hourColumns[sum] ?? []) : withoutRepeated(asked);
  return Object.fromEntries(Object.entries(known).filter(([name]) => wanted.includes(name)));
}

/** Each sum costs time in every row: who was called has waited, and a histogram counts its times itself. */
function withoutRepeated(sums: readonly Sum[]): readonly Sum[] {
  const counts = sums.map((sum) => (sum === 'called' ? 'wait_count' : sum));
  return counts.filter((sum) => !lengths.some((length) => sum === `${length}_count` && sums.includes(`${length}_histogram`)));
}

const lengths = ['wait', 'handling', 'left'] as const satisfies readonly Length[];

/** The key of a row of the relation `parts`, null of a store without a region, and what has to be joined for it. */
export function keySql(by: Grouping): { readonly key: Sql; readonly groups: Sql } {
  const groups = by === 'group' ? sql`join aggregate_groups g on g.deleted_at is null and parts.service_id = any(g.service_ids)` : sql``;
  return { key: sql.raw(keyOf[by]), groups };
}

type LongerTables = Omit<SpanTables, 'day'>;

/** Tables of units longer than a day. Weeks do not keep days of the week apart; a week may lie in two months or years. */
const longerTables = {
  services: { week: 'statistics_weeks', month: 'statistics_months', quarter: 'statistics_quarters', year: 'statistics_years' },
  servicesByWeekday: {
    month: 'statistics_weekdays',
    quarter: 'statistics_quarter_weekdays',
    half: 'statistics_half_weekdays',
    year: 'statistics_year_weekdays',
  },
  servicesByHour: {
    month: 'statistics_weekday_hours',
    quarter: 'statistics_quarter_hours',
    half: 'statistics_half_hours',
    year: 'statistics_year_hours',
  },
  stores: { week: 'statistics_store_weeks', month: 'statistics_store_months' },
  storesByWeekday: { month: 'statistics_store_weekdays' },
  storesByHour: { month: 'statistics_store_hours' },
} as const satisfies Record<string, LongerTables>;

/** For a grouping by time, the units that lie within one group. Other groupings may use all units. */
const unitsWithin: { readonly [by in Grouping]?: readonly string[] } = {
  day: [],
  week: ['week'],
  month: ['month'],
  quarter: ['month', 'quarter'],
  year: ['month', 'quarter', 'half', 'year'],
};

/** Chooses the tables that can answer the question. */
function tablesOf(scope: Scope): SpanTables {
  const { by, weekdays } = scope;
  const isByHour = hourGroupings.includes(by);
  const needsWeekdays = weekdays !== null || by === 'weekday';
  const units = unitsWithin[by];
  const within = ([unit]: readonly [string, string]) => units === undefined || units.includes(unit);
  const known = (tables: LongerTables) => Object.fromEntries(Object.entries(tables).filter(within));
  if (isByHour && isOfWholeStores(scope)) return { day: 'statistics_store_day_hours', ...known(longerTables.storesByHour) };
  if (isByHour) return { day: 'statistics_days', ...known(longerTables.servicesByHour) };
  if (isOfWholeStores(scope))
    return { day: 'statistics_store_days', ...known(needsWeekdays ? longerTables.storesByWeekday : longerTables.stores) };
  return { day: 'statistics_days', ...known(needsWeekdays ? longerTables.servicesByWeekday : longerTables.services) };
}

/** Keys that are made of the day of the week: it is not worked out for others. */
const keysOfWeekdays: readonly Grouping[] = ['weekday', 'cell', 'week'];

/** Rows of all spans with what is read of them, in one relation. */
function partsOf(scope: Scope, read: Measures): Sql {
  const { stores, services, leftOut, channels, weekdays, by, today } = scope;
  const whole = isOfWholeStores(scope);
  const names = ['store_id', ...(whole ? [] : ['service_id', 'channel']), ...Object.keys(read)];
  const chosen = [
    ...(services === null ? [] : [sql`d.service_id = any(${[...services]}::int[])`]),
    ...(whole || leftOut.length === 0 ? [] : [sql`d.service_id <> all(${[...leftOut]}::int[])`]),
    ...(channels === null ? [] : [sql`d.channel = any(${[...channels]}::text[])`]),
  ];
  return rowsOfSpans(splitPeriod(tablesOf(scope), scope.period, today), {
    stores,
    isWhole: whole,
    columns: ({ table, unit, until }) => {
      const weekday = keysOfWeekdays.includes(by) ? sql`, ${sql.raw(weekdayIn(table, unit))} as weekday` : sql``;
      // Who waits today may yet be served. Longer units are over.
      const unserved = until > today ? sql`case when d.day < ${today}::date then unserved else 0 end as unserved` : sql.raw('unserved');
      const listed = names.map((name) => (name === 'unserved' ? unserved : sql.raw(name)));
      return sql`${sql.join(listed)}, ${sql.raw(`d.${unit}`)} as unit ${weekday}`;
    },
    among: ({ table, unit }) => {
      const onWeekdays = weekdays === null ? [] : [sql`${sql.raw(weekdayIn(table, unit))} = any(${[...weekdays]}::int[])`];
      return sql.join([...chosen, ...onWeekdays, sql`true`], sql` and `);
    },
  });
}

/** Longer times than a day have none, but where they are kept by it, with their hours or without. */
function weekdayIn(table: string, unit: Span['unit']): string {
  if (unit === 'day') return buildWeekdaySql('d.day');
  return /(?:weekdays|hours)$/u.test(table) ? 'd.weekday' : 'null::integer';
}

/** Figures by key. A store, a region and a whole have a peak only where it is that of one store. */
export async function readAnswer(db: Database, scope: Scope): Promise<ReadonlyMap<string, Figures>> {
  if (scope.stores.length === 0) return new Map();
  const { rows } = await answerSql(scope).execute(db);
  const hasPeak = isOfWholeStores(scope) && !hourGroupings.includes(scope.by) && (scope.by === 'store' || scope.stores.length === 1);
  const read = hourGroupings.includes(scope.by) ? rows.filter(isRow).flatMap((row) => splitHours(row, scope.by)) : rows;
  return new Map(read.filter(isCounted).map((row) => [row.key, figuresOf(row, { hasPeak, sums: scope.sums })]));
}

const counted = ['tickets', 'ordered'] as const;

/** A row of those alone who wait and came outside of the hours of work counts nothing. */
function isCounted(row: unknown): row is Row {
  return isRow(row) && counted.some((name) => Number(row[name]) > 0);
}

function isRow(row: unknown): row is Row {
  return typeof row === 'object' && row !== null && 'key' in row && typeof row.key === 'string';
}

function figuresOf(row: Row, { hasPeak, sums }: Pick<Scope, 'sums'> & { readonly hasPeak: boolean }): Figures {
  const count = (name: string): number => Number(row[name] ?? 0);
  const orNull = (name: string): number | null => (row[name] === null || row[name] === undefined ? null : Number(row[name]));
  const times = (name: Length): Times => {
    const digits = row[`${name}_histogram`];
    const histogram = sums.includes(`${name}_histogram`) ? parseHistogram(typeof digits === 'string' ? digits : '0') : null;
    return {
      // Hours know how many, and no histogram.
      count: histogram === null || digits === undefined ? count(`${name}_count`) : countTimes(histogram),
      sum: count(`${name}_sum`),
      shortest: orNull(`${name}_min`),
      longest: orNull(`${name}_max`),
      histogram,
    };
  };
  const waits = times('wait');
  return {
    tickets: count('tickets'),
    clients: count('clients'),
    called: waits.count,
    served: count('served'),
    missed: count('missed'),
    cancelled: count('cancelled'),
    transferred: count('transferred'),
    ordered: count('ordered'),
    arrived: count('arrived'),
    unserved: count('unserved'),
    waits,
    handlings: times('handling'),
    leavings: times('left'),
    desk: null,
    peak: hasPeak ? count('peak') : null,
  };
}
