import { type RawBuilder, sql } from 'kysely';
import { dayAfter, type Period } from '../../../../contract/rules/statistics/question.ts';
import { firstOf, type Unit } from '../counting/prague-days.ts';

/** A table of roll-ups and the days for which it is read; `until` is not read any more. */
export type Span = { readonly table: string; readonly unit: Unit; readonly from: string; readonly until: string };

/** Tables that know what is asked: one of all days, and of days and longer units that are over, where there are any. */
export type SpanTables = { readonly allDays: string } & { readonly [unit in Unit]?: string };

/** A period out of the coarsest roll-ups: whole units that are over, and the shorter ones before and after them. */
export function splitPeriod(tables: SpanTables, period: Period, today: string): readonly Span[] {
  const units = (['year', 'half', 'quarter', 'month', 'week', 'day'] as const).filter((unit) => tables[unit] !== undefined);
  return split({ from: period.from, until: dayAfter(period.to, 1) }, units);

  function split({ from, until }: Pick<Span, 'from' | 'until'>, [unit, ...shorter]: readonly Unit[]): readonly Span[] {
    if (from >= until) return [];
    const table = unit === undefined ? undefined : tables[unit];
    if (unit === undefined || table === undefined) return [{ table: tables.allDays, unit: 'day', from, until }];
    const [first, end] = [firstOn(unit, from), least(firstOf[unit](until), firstOf[unit](today))];
    if (first >= end) return split({ from, until }, shorter);
    return [...split({ from, until: first }, shorter), { table, unit, from: first, until: end }, ...split({ from: end, until }, shorter)];
  }
}

type Read = {
  readonly stores: readonly number[];
  /** What is selected of the table `d`, and which of its rows. */
  readonly columns: (span: Span) => RawBuilder<unknown>;
  readonly among: (span: Span) => RawBuilder<unknown>;
  /** The tables have rows of whole stores alone. */
  readonly isWhole?: boolean;
};

/**
 * Rows of spans in one relation. Store by store, by the key: the planner would rather read a whole table of days. Of whole stores there are
 * so few rows that it may: of three years of all stores it is right. `offset 0` keeps it from joining the parts in its own way, and
 * from more processes for one question: to start them takes longer than they save (decision 0173).
 */
export function rowsOfSpans(spans: readonly Span[], { stores, columns, among, isWhole = false }: Read): RawBuilder<unknown> {
  const listed = sql`${[...stores]}::int[]`;
  const ofStores = isWhole ? sql`d.store_id = any(${listed})` : sql`d.store_id = wanted.id`;
  const rows = spans.map((span) => {
    const at = sql.raw(`d.${span.unit}`);
    return sql`(
      select ${columns(span)} from ${sql.table(span.table)} d
      where ${ofStores} and ${at} >= ${span.from}::date and ${at} < ${span.until}::date and ${among(span)} offset 0)`;
  });
  const all = sql.join(rows, sql` union all `);
  return isWhole
    ? sql`select * from (${all}) found`
    : sql`select found.* from unnest(${listed}) as wanted (id) cross join lateral (${all}) found`;
}

const longest = { day: 1, week: 7, month: 31, quarter: 92, half: 184, year: 366 } as const;

/** The first day of a unit that begins on the day or later. */
function firstOn(unit: Unit, day: string): string {
  const first = firstOf[unit](day);
  return first === day ? day : firstOf[unit](dayAfter(first, longest[unit]));
}

function least(one: string, other: string): string {
  return one < other ? one : other;
}
