import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../../contract/basics/access.ts';
import { mostVisits, type StatisticsVisits } from '../../../../contract/operations/statistics-answer.ts';
import { hasVisits } from '../../../../contract/rules/statistics/behind-row.ts';
import type { MeasureName } from '../../../../contract/rules/statistics/definitions.ts';
import { type Period, type Question, resolvePeriod } from '../../../../contract/rules/statistics/question.ts';
import type { Database } from '../../../db/database.ts';
import { countedTickets } from '../counting/day-source.ts';
import { readScope, type Seen } from './question-scope.ts';
import { keySql } from './question-sql.ts';

type Asked = {
  readonly actor: Actor;
  readonly question: Question;
  readonly today: string;
  /** Of which row; null of all. */
  readonly key: string | null;
  /** Behind which value. */
  readonly of: MeasureName;
  /** Those that waited longest in place of the latest. */
  readonly longest?: boolean;
};
type Row = {
  readonly id: number;
  readonly store_id: number;
  readonly service_id: number;
  readonly number: string;
  readonly channel: string;
  readonly created_at: Date;
  readonly state: string;
  readonly wait: number | null;
  readonly handling: number | null;
  readonly found: number | null;
};

/** The tickets that a row of statistics counts, read by the same definitions as those that roll-ups are made of. */
export async function readVisits(db: Database, asked: Asked): Promise<StatisticsVisits> {
  const { actor, question, today, key: wanted, of, longest = false } = asked;
  const seen = await readScope(db, actor, question);
  const { stores, services, servicesLeftOut, target } = seen;
  const period = resolvePeriod(question.period, today);
  const { key, groups } = keySql(question.by);
  const among = [
    conditionOf(of, { today, within: target.minutes * 60_000 }),
    wanted === null ? sql`true` : sql`coalesce((${key})::text, '') = ${wanted}`,
    services === null ? sql`true` : sql`parts.service_id = any(${[...services]}::int[])`,
    servicesLeftOut.length === 0 ? sql`true` : sql`parts.service_id <> all(${[...servicesLeftOut]}::int[])`,
    question.weekdays.length === 0 ? sql`true` : sql`extract(isodow from day)::int - 1 = any(${[...question.weekdays]}::int[])`,
    question.channels.length === 0 ? sql`true` : sql`parts.channel = any(${[...question.channels]}::text[])`,
  ];
  const { rows } = await sql<Row>`
    with listed as materialized (${
      longest
        ? daysWithLongest(question, { seen, period })
        : sql`
      select store_id, day::date as day from unnest(${[...stores]}::int[]) as store_id,
        generate_series(${period.from}::date, ${period.to}::date, interval '1 day') as day`
    }
    ),
    parts as (
      select *, day as unit, extract(isodow from day)::int - 1 as weekday, (extract(isodow from day)::int - 1) * 24 + hour as cell from (${countedTickets}) t
    )
    select parts.id, store_id, parts.service_id, number, channel, parts.created_at, state, wait, handling, count(*) over ()::int as found
    from parts ${groups} where ${sql.join(among, sql` and `)}
    order by ${longest ? sql`wait desc, ` : sql``}parts.created_at desc, parts.id desc limit ${longest ? mostLongest : mostVisits}`.execute(
    db,
  );
  return {
    count: rows[0]?.found ?? 0,
    visits: rows.map(visitOf),
  };
}

type Sql = RawBuilder<unknown>;

/** This many of the longest waits are listed. */
const mostLongest = 20;

/** The days on which the longest waits were, by their roll-ups: tickets of no other days are read. */
function daysWithLongest(question: Question, { seen, period }: { readonly seen: Seen; readonly period: Period }): Sql {
  const { stores, services, servicesLeftOut } = seen;
  const { weekdays, channels } = question;
  return sql`
    select distinct store_id, day from (
      select store_id, day from statistics_days d
      where store_id = any(${[...stores]}::int[]) and day between ${period.from}::date and ${period.to}::date and wait_max is not null
        and ${services === null ? sql`true` : sql`service_id = any(${[...services]}::int[])`}
        and ${servicesLeftOut.length === 0 ? sql`true` : sql`service_id <> all(${[...servicesLeftOut]}::int[])`}
        and ${weekdays.length === 0 ? sql`true` : sql`extract(isodow from day)::int - 1 = any(${[...weekdays]}::int[])`}
        and ${channels.length === 0 ? sql`true` : sql`channel = any(${[...channels]}::text[])`}
      order by wait_max desc limit ${mostLongest}
    ) longest`;
}

/** Which tickets a value counts, or is said of: what `definitions` have as its number or its `n`. */
function conditionOf(of: MeasureName, { today, within }: { readonly today: string; readonly within: number }): Sql {
  const called = sql`wait is not null`;
  const unserved = sql`state = 'waiting' and day < ${today}::date`;
  const conditions: Readonly<Partial<Record<MeasureName, Sql>>> = {
    tickets: sql`true`,
    clients: sql`is_first`,
    served: sql`state = 'finished'`,
    missed: sql`state = 'missed'`,
    wait_below_5: sql`wait < ${5 * 60_000}`,
    wait_5_to_15: sql`wait >= ${5 * 60_000} and wait < ${15 * 60_000}`,
    wait_15_to_30: sql`wait >= ${15 * 60_000} and wait < ${30 * 60_000}`,
    wait_from_30: sql`wait >= ${30 * 60_000}`,
    left: sql`"left" is not null`,
    unserved,
    transferred: sql`state = 'transferred'`,
    service_level: sql`(${called} or "left" >= ${within} or (${unserved}))`,
  };
  if (!hasVisits(of)) return sql`false`;
  return conditions[of] ?? (of.startsWith('handling_') ? sql`handling is not null` : called);
}

function visitOf(row: Row): StatisticsVisits['visits'][number] {
  const { id, store_id, service_id, number, channel, created_at, state, wait, handling } = row;
  return { id, store_id, service_id, number, channel, created_at: created_at.toISOString(), state, wait, handling };
}
