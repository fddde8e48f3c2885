import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../../contract/basics/access.ts';
import { mostVisits, type StatisticsVisits } from '../../../../contract/operations/statistics-answer.ts';
import { hasVisits } from '../../../../contract/rules/statistics/behind-row.ts';
import type { MeasureName } from '../../../../contract/rules/statistics/definitions.ts';
import { periodOf, type Question } from '../../../../contract/rules/statistics/question.ts';
import type { Database } from '../../../db/database.ts';
import { ticketsOfDays } from '../day-source.ts';
import { scopeOf } from './question-scope.ts';
import { keySql } from './question-sql.ts';

type Asked = {
  readonly actor: Actor;
  readonly question: Question;
  readonly today: string;
  /** Of which row; null of all. */
  readonly key: string | null;
  /** Behind which value. */
  readonly of: MeasureName;
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
export async function readVisits(db: Database, { actor, question, today, key: wanted, of }: Asked): Promise<StatisticsVisits> {
  const { stores, services, servicesLeftOut, target } = await scopeOf(db, actor, question);
  const { from, to } = periodOf(question.period, today);
  const { key, groups } = keySql(question.by);
  const among = [
    conditionOf(of, { today, within: target.minutes * 60_000 }),
    wanted === null ? sql`true` : sql`${key} = ${wanted}`,
    services === null ? sql`true` : sql`parts.service_id = any(${[...services]}::int[])`,
    servicesLeftOut.length === 0 ? sql`true` : sql`parts.service_id <> all(${[...servicesLeftOut]}::int[])`,
    question.weekdays.length === 0 ? sql`true` : sql`extract(isodow from day)::int - 1 = any(${[...question.weekdays]}::int[])`,
    question.channels.length === 0 ? sql`true` : sql`parts.channel = any(${[...question.channels]}::text[])`,
  ];
  const { rows } = await sql<Row>`
    with listed as materialized (
      select store_id, day::date as day from unnest(${[...stores]}::int[]) as store_id,
        generate_series(${from}::date, ${to}::date, interval '1 day') as day
    ),
    parts as (
      select *, day as unit, (extract(isodow from day)::int - 1) * 24 + hour as cell from (${ticketsOfDays}) t
    )
    select parts.id, store_id, parts.service_id, number, channel, parts.created_at, state, wait, handling, count(*) over ()::int as found
    from parts ${groups} where ${sql.join(among, sql` and `)}
    order by parts.created_at desc, parts.id desc limit ${mostVisits}`.execute(db);
  return {
    count: rows[0]?.found ?? 0,
    visits: rows.map(visitOf),
  };
}

type Sql = RawBuilder<unknown>;

/** Which tickets a value counts, or is said of: what `definitions` have as its number or its `n`. */
function conditionOf(of: MeasureName, { today, within }: { readonly today: string; readonly within: number }): Sql {
  const called = sql`wait is not null`;
  const unserved = sql`state = 'waiting' and day < ${today}::date`;
  const conditions: Readonly<Partial<Record<MeasureName, Sql>>> = {
    tickets: sql`true`,
    clients: sql`is_first`,
    served: sql`state = 'finished'`,
    missed: sql`state = 'missed'`,
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
