import { sql } from 'kysely';
import type { Actor } from '../../contract/basics/access.ts';
import { employeeMeasures, type MeasureName, measureNames } from '../../contract/rules/statistics/definitions.ts';
import type { Grouping } from '../../contract/rules/statistics/question.ts';
import { countAllChangedDays } from '../../server/areas/statistics/counting/count-changed-days.ts';
import { recount } from '../../server/areas/statistics/counting/recount.ts';
import { answerQuestion, type Source } from '../../server/areas/statistics/questions/answer-question.ts';
import { readEmployees } from '../../server/areas/statistics/questions/read-employees.ts';
import { readDashboard } from '../../server/areas/statistics/read-dashboard.ts';
import type { Database } from '../../server/db/database.ts';
import { rollUpTables } from '../../server/db/roll-up-tables.ts';
import { filledDatabase } from './database/filled-database.ts';
import { startLargeCluster } from './database/large-cluster.ts';
import { StatementTimes } from './measuring/statement-times.ts';
import { numberAfter, say } from './reporting/options.ts';
import { beginPage } from './reporting/page.ts';
import type { Proof, ProofLine, Report } from './reporting/proof-line.ts';
import { periodOf, periodOfTickets } from './statistics/period.ts';

const everybody: Actor = { role: 'superAdministrator', level: 0, limitations: [], resources: [], maxLevelForSharingPrivileges: 1 };
/** The filled tickets end on this day. */
const now = new Date('2026-11-20T08:00:00.000Z');
const [from, to] = ['2024-01-17', '2026-11-09'] as const;
const text = `Tickets of three years in 60 stores, on PostgreSQL with what a small server gives it. Times are the database's
own, planning and running, the better of two. Settings leave one service out, all clients came without a reservation. The period is put together of whole months and of the days before and after them, and compared
with the tickets themselves; then fifty tickets of long ago end otherwise, and their days are reported twice.`;
const most = { period: 60, dashboard: 20 } as const;

/**
 * Statistics over tickets of three years: `statistics [--tickets 10000000] [--stores 60] [--minutes 30]`. Roll-ups are counted as
 * `recount` counts them, in at most so many minutes; then the dashboard and a period of almost three years are read, by the database's own clock, and compared with
 * the tickets themselves before and after events that came late and twice.
 */
export const proveStatistics: Proof = async (options, report) => {
  const lines: ProofLine[] = [];
  const found: Report = (line) => {
    lines.push(line);
    report(line);
  };
  const writePage = beginPage({ name: 'statistics', text });
  const tickets = numberAfter(options, '--tickets', 10_000_000);
  const cluster = await startLargeCluster();
  try {
    const url = await filledDatabase(cluster, 'statistics', { stores: numberAfter(options, '--stores', 60), orders: 0, tickets });
    const times = new StatementTimes(url);
    try {
      await proveOver(times, { tickets, minutes: numberAfter(options, '--minutes', 30) }, found);
    } finally {
      await times.close();
    }
  } finally {
    await cluster.stop();
  }
  if (tickets >= 10_000_000) writePage(lines);
  return lines;
};

type Amount = { readonly tickets: number; readonly minutes: number };

async function proveOver(times: StatementTimes, { tickets, minutes }: Amount, found: Report): Promise<void> {
  const { db } = times;
  await sql`update statistics_settings set left_out_services = '{1}'`.execute(db);
  say('roll-ups');
  const began = performance.now();
  // From nothing each day is a difference: what takes too long is given up with words, and never runs for hours.
  const { stores, months } = await recount(db, now, () => {
    if (performance.now() - began > minutes * 60_000) throw new Error(`The recount takes longer than ${minutes} minutes.`);
  });
  const seconds = Math.round((performance.now() - began) / 1000);
  for (const table of rollUpTables) await sql`vacuum analyze ${sql.table(table)}`.execute(db);
  const size = `${tickets.toLocaleString('en')} tickets, ${stores} stores, ${months} months of stores`;
  found({ what: `recount of ${size} from nothing`, measured: `${seconds} s`, target: 'reported', holds: null });
  found(await timed(times, `dashboard, ${size}`, most.dashboard, () => readDashboard(db, { actor: everybody, today: '2026-11-20' })));
  found(await timed(times, `period ${from} to ${to}, ${size}`, most.period, () => periodOf(db, from, to)));
  for (const question of questions) found(await timed(times, `${question.what}, ${size}`, most.period, () => asked(db, question)));
  found(await equal(db, 'period of roll-ups and of tickets'));
  await lateAndRepeated(db);
  await countAllChangedDays(db, now);
  found(await equal(db, 'the same after late and repeated events'));
  const { differences } = await recount(db, now);
  const right = differences.length === 0;
  found({ what: 'differences in a recount', measured: String(differences.length), target: '0', holds: right });
}

type Asked = {
  readonly what: string;
  readonly by: Grouping;
  readonly values: readonly MeasureName[];
  readonly from: string;
  readonly store?: number;
  readonly services?: readonly number[];
  readonly channels?: readonly string[];
  /** 0 is Monday. */
  readonly weekdays?: readonly number[];
  /** Of employees in place of clients. */
  readonly source?: Source;
};
const ofEmployees: Source = { read: readEmployees, leavesOut: false, hidesNames: false };
const withoutLengths: readonly MeasureName[] = ['clients', 'missed_share', 'wait_mean', 'handling_mean'];
const halfOfServices = Array.from({ length: 360 }, (_, place) => place + 1);
const oneOfEachStore = Array.from({ length: 60 }, (_, place) => place * 12 + 1);
/** What page 06 asks, of all stores where no store is named. */
const questions: readonly Asked[] = [
  { what: 'everything with percentiles over almost three years', by: 'total', values: measureNames, from },
  { what: 'percentiles by store over almost three years', by: 'store', values: measureNames, from },
  { what: 'percentiles by month over almost three years', by: 'month', values: measureNames, from },
  { what: 'means by service over almost three years', by: 'service', values: withoutLengths, from },
  { what: 'percentiles by service over almost three years', by: 'service', values: measureNames, from },
  { what: 'percentiles by service of one store over almost three years', by: 'service', values: measureNames, from, store: 1 },
  { what: 'percentiles by channel over almost three years', by: 'channel', values: measureNames, from },
  { what: 'heat map of hours and weekdays over almost three years', by: 'cell', values: withoutLengths, from },
  { what: 'means by weekday over almost three years', by: 'weekday', values: withoutLengths, from },
  { what: 'percentiles by weekday over almost three years', by: 'weekday', values: measureNames, from },
  { what: 'percentiles by week over almost three years', by: 'week', values: measureNames, from },
  { what: 'means by day over almost three years', by: 'day', values: withoutLengths, from },
  { what: 'work by employee over almost three years', by: 'employee', values: employeeMeasures, from, source: ofEmployees },
  { what: 'work of employees by service over almost three years', by: 'service', values: employeeMeasures, from, source: ofEmployees },
  { what: 'percentiles by weekday over a year', by: 'weekday', values: measureNames, from: '2025-11-10' },
  {
    what: 'percentiles by weekday of three services over almost three years',
    by: 'weekday',
    values: measureNames,
    from,
    services: [1, 2, 3],
  },
  {
    what: 'percentiles by weekday of half of all services over almost three years',
    by: 'weekday',
    values: measureNames,
    from,
    services: halfOfServices,
  },
  { what: 'heat map of half of all services over almost three years', by: 'cell', values: withoutLengths, from, services: halfOfServices },
  { what: 'percentiles by service on Mondays of almost three years', by: 'service', values: measureNames, from, weekdays: [0] },
  { what: 'means by service on weekdays of almost three years', by: 'service', values: withoutLengths, from, weekdays: [0, 1, 2, 3, 4] },
  {
    what: 'percentiles by service on weekdays of almost three years',
    by: 'service',
    values: measureNames,
    from,
    weekdays: [0, 1, 2, 3, 4],
  },
  { what: 'percentiles by day over almost three years', by: 'day', values: measureNames, from },
  {
    what: 'percentiles by day of 60 services of as many stores over a year',
    by: 'day',
    values: measureNames,
    from: '2025-11-10',
    services: oneOfEachStore,
  },
  { what: 'means by day of one channel over a year', by: 'day', values: withoutLengths, from: '2025-11-10', channels: ['walk_in'] },
  { what: 'percentiles by day over a year', by: 'day', values: measureNames, from: '2025-11-10' },
  { what: 'percentiles by day of one store over a year', by: 'day', values: measureNames, from: '2025-11-10', store: 1 },
];

function asked(
  db: Database,
  { by, values, from: first, store, services = [], channels = [], weekdays = [], source }: Asked,
): Promise<unknown> {
  const all = {
    regions: [],
    services: [...services],
    groups: [],
    channels: [...channels],
    weekdays: [...weekdays],
    compared: null,
    target: 15,
  };
  const question = { ...all, period: { from: first, to }, stores: store === undefined ? [] : [store], by, values };
  return answerQuestion(db, { actor: everybody, question, today: '2026-11-20' }, source);
}

async function timed(times: StatementTimes, what: string, limit: number, work: () => Promise<unknown>): Promise<ProofLine> {
  const milliseconds = await times.of(work);
  return { what, measured: `${milliseconds.toFixed(1)} ms of database time`, target: `<= ${limit} ms`, holds: milliseconds <= limit };
}

async function equal(db: Database, what: string): Promise<ProofLine> {
  const [kept, counted] = [await periodOf(db, from, to), await periodOfTickets(db, from, to)];
  const [one, other] = [JSON.stringify(kept), JSON.stringify(counted)];
  return { what, measured: one === other ? one : `${one} / ${other}`, target: 'equal', holds: one === other };
}

/** Tickets of long ago turn out to have been served otherwise, and their days are listed twice. */
async function lateAndRepeated(db: Database): Promise<void> {
  const late = sql`select id, store_id, created_at from tickets where created_at >= '2025-02-03' order by created_at limit 50`;
  await sql`update tickets t set called_at = t.created_at + interval '3 minutes', served_at = t.created_at + interval '4 minutes',
    finished_at = t.created_at + interval '95 minutes', state = 'finished'
    from (${late}) l where t.store_id = l.store_id and t.id = l.id`.execute(db);
  for (const _ of [1, 2])
    await sql`insert into statistics_dirty (store_id, day)
      select distinct store_id, (created_at at time zone 'Europe/Prague')::date from (${late}) l`.execute(db);
}
