import { sql } from 'kysely';
import type { Actor } from '../../contract/basics/access.ts';
import { countAllChangedDays } from '../../server/areas/statistics/count-changed-days.ts';
import { readDashboard } from '../../server/areas/statistics/read-dashboard.ts';
import { recount } from '../../server/areas/statistics/recount.ts';
import type { Database } from '../../server/db/database.ts';
import { filledDatabase } from './database/filled-database.ts';
import { startLargeCluster } from './database/large-cluster.ts';
import { StatementTimes } from './measuring/statement-times.ts';
import { numberAfter, say } from './reporting/options.ts';
import { beginPage } from './reporting/page.ts';
import type { Proof, ProofLine, Tell } from './reporting/proof-line.ts';
import { periodOf, periodOfTickets } from './statistics/period.ts';

const everybody: Actor = { role: 'superAdministrator', level: 0, limitations: [], resources: [], maxLevelForSharingPrivileges: 1 };
/** The filled tickets end on this day. */
const now = new Date('2026-11-20T08:00:00.000Z');
const [from, to] = ['2024-01-17', '2026-11-09'] as const;
const text = `Tickets of three years in 60 stores, on PostgreSQL with what a small server gives it. Times are the database's
own, planning and running, the better of two. The period is put together of whole months and of the days before and after them, and compared
with the tickets themselves; then fifty tickets of long ago end otherwise, and their days are told twice.`;
const most = { period: 60, dashboard: 20 } as const;

/**
 * Statistics over tickets of three years: `statistics [--tickets 10000000] [--stores 60]`. Roll-ups are counted as `recount`
 * counts them; then the dashboard and a period of almost three years are read, by the database's own clock, and compared with
 * the tickets themselves before and after events that came late and twice.
 */
export const proveStatistics: Proof = async (options, tell) => {
  const lines: ProofLine[] = [];
  const found: Tell = (line) => {
    lines.push(line);
    tell(line);
  };
  const writePage = beginPage({ name: 'statistics', text });
  const tickets = numberAfter(options, '--tickets', 10_000_000);
  const cluster = await startLargeCluster();
  try {
    const url = await filledDatabase(cluster, 'statistics', { stores: numberAfter(options, '--stores', 60), orders: 0, tickets });
    const times = new StatementTimes(url);
    try {
      await proveOver(times, tickets, found);
    } finally {
      await times.close();
    }
  } finally {
    await cluster.stop();
  }
  if (tickets >= 10_000_000) writePage(lines);
  return lines;
};

async function proveOver(times: StatementTimes, tickets: number, found: Tell): Promise<void> {
  const { db } = times;
  say('roll-ups');
  const began = performance.now();
  const { stores, months } = await recount(db, now);
  const seconds = Math.round((performance.now() - began) / 1000);
  for (const table of ['statistics_days', 'statistics_months', 'statistics_stores'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
  const size = `${tickets.toLocaleString('en')} tickets, ${stores} stores, ${months} months of stores`;
  found({ what: `recount of ${size} from nothing`, measured: `${seconds} s`, target: 'told', holds: null });
  found(await timed(times, `dashboard, ${size}`, most.dashboard, () => readDashboard(db, { actor: everybody, today: '2026-11-20' })));
  found(await timed(times, `period ${from} to ${to}, ${size}`, most.period, () => periodOf(db, from, to)));
  found(await equal(db, 'period of roll-ups and of tickets'));
  await lateAndRepeated(db);
  await countAllChangedDays(db, now);
  found(await equal(db, 'the same after late and repeated events'));
  const { differences } = await recount(db, now);
  const right = differences.length === 0;
  found({ what: 'differences in a recount', measured: String(differences.length), target: '0', holds: right });
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
