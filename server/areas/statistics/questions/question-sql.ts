import { type RawBuilder, sql } from 'kysely';
import type { Length, Sum } from '../../../../contract/rules/statistics/definitions.ts';
import type { Figures, Times } from '../../../../contract/rules/statistics/figures.ts';
import { countTimes, parseHistogram } from '../../../../contract/rules/statistics/histogram.ts';
import { type Grouping, hourGroupings } from '../../../../contract/rules/statistics/question.ts';
import type { Database } from '../../../db/database.ts';
import { buildWeekdaySql } from '../counting/derived-roll-ups.ts';
import { hourNumbers, type Measures, measures, storeMeasures, summed } from '../counting/measures.ts';
import { chooseTables, isOfServices, isOfWholeStores, type Scope } from './question-tables.ts';
import { rowsOfSpans, type Span, splitPeriod } from './roll-up-spans.ts';
import { hourColumns, type Row, splitHours } from './split-hours.ts';

type Sql = RawBuilder<unknown>;

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
  return Object.fromEntries(Object.entries(known).filter(([name]) => wanted.includes(name) && (name !== 'peak' || hasPeak(scope))));
}

/** Whether a row of the answer is of one store: a whole of several has no peak, as theirs are of different moments. */
function hasPeak(scope: Scope): boolean {
  return isOfWholeStores(scope) && !hourGroupings.includes(scope.by) && (scope.by === 'store' || scope.stores.length === 1);
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

/** Keys that are made of the day of the week: it is not worked out for others. */
const keysOfWeekdays: readonly Grouping[] = ['weekday', 'cell', 'week'];

/** Rows of all spans with what is read of them, in one relation. */
function partsOf(scope: Scope, read: Measures): Sql {
  const { stores, services, leftOut, channels, weekdays, by, today } = scope;
  const whole = isOfWholeStores(scope);
  const ofService = by === 'service' || by === 'group' ? ['service_id'] : [];
  const ofChannel = by === 'channel' || by === 'booked' ? ['channel'] : [];
  const names = ['store_id', ...ofService, ...ofChannel, ...Object.keys(read)];
  const chosen = [
    ...(services === null ? [] : [sql`d.service_id = any(${[...services]}::int[])`]),
    ...(channels === null ? [] : [sql`d.channel = any(${[...channels]}::text[])`]),
  ];
  return rowsOfSpans(splitPeriod(chooseTables(scope), scope.period, today), {
    stores,
    isWhole: whole,
    columns: ({ table, unit, until }) => {
      const weekday = keysOfWeekdays.includes(by) ? sql`, ${sql.raw(weekdayIn(table, unit))} as weekday` : sql``;
      // Clients who wait today may yet be served. Longer units are over.
      const unserved = until > today ? sql`case when d.day < ${today}::date then unserved else 0 end as unserved` : sql.raw('unserved');
      const listed = names.map((name) => (name === 'unserved' ? unserved : sql.raw(name)));
      return sql`${sql.join(listed)}, ${sql.raw(`d.${unit}`)} as unit ${weekday}`;
    },
    among: ({ table, unit }) => {
      const onWeekdays = weekdays === null ? [] : [sql`${sql.raw(weekdayIn(table, unit))} = any(${[...weekdays]}::int[])`];
      const without = isOfServices(table) && leftOut.length > 0 ? [sql`d.service_id <> all(${[...leftOut]}::int[])`] : [];
      return sql.join([...chosen, ...without, ...onWeekdays, sql`true`], sql` and `);
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
  const read = hourGroupings.includes(scope.by) ? rows.filter(isRow).flatMap((row) => splitHours(row, scope.by)) : rows;
  const isPeakKnown = hasPeak(scope);
  return new Map(read.filter(isCounted).map((row) => [row.key, figuresOf(row, { isPeakKnown, sums: scope.sums })]));
}

const counted = ['tickets', 'ordered'] as const;

/** A row of those alone who wait and came outside of the hours of work counts nothing. */
function isCounted(row: unknown): row is Row {
  return isRow(row) && counted.some((name) => Number(row[name]) > 0);
}

function isRow(row: unknown): row is Row {
  return typeof row === 'object' && row !== null && 'key' in row && typeof row.key === 'string';
}

function figuresOf(row: Row, { isPeakKnown, sums }: Pick<Scope, 'sums'> & { readonly isPeakKnown: boolean }): Figures {
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
    peak: isPeakKnown ? count('peak') : null,
  };
}
