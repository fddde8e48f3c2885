import { sql } from 'kysely';
import type { WatchLimits } from '../../../contract/rules/branch-status/store-warnings.ts';
import { fixedLimits, judgeWait, type UnusualWait, unusualWait, type WaitNow } from '../../../contract/rules/statistics/unusual-wait.ts';
import { wallTimeAt } from '../../../contract/rules/time/prague-time.ts';
import type { Database } from '../../db/database.ts';
import { dayAt } from './counting/prague-days.ts';
import { waitCourse } from './dashboard-store.ts';

type Watching = {
  readonly limits: WatchLimits;
  /** Stores where the wait is out of the ordinary by the limits. */
  readonly unusual: ReadonlyMap<number, UnusualWait>;
};

type Course = {
  readonly store_id: number;
  readonly hour_waits: string;
  readonly hour_wait_sums: string;
  readonly usual_waits: string;
  readonly usual_wait_sums: string;
};
/** The limits, with the course of a store where one is on this day. */
type Row = WatchLimits & (Course | { readonly [K in keyof Course]: null });

/** As they are declared, for where no one asked the database. */
export const declaredLimits: WatchLimits = {
  unusual_times: unusualWait.times,
  unusual_minutes: unusualWait.minutes,
  long_wait_minutes: fixedLimits.minutes,
  many_waiting: fixedLimits.waiting,
};

/** By which limits stores are watched now, and whose wait is out of the ordinary by them; in one statement. `waitingAt` says how many wait. */
export async function readWatchLimits(db: Database, now: Date, waitingAt: (storeId: number) => number): Promise<Watching> {
  const { rows } = await sql<Row>`
    select g.unusual_times, g.unusual_minutes, g.long_wait_minutes, g.many_waiting,
      f.store_id, f.hour_waits::text, f.hour_wait_sums::text, f.usual_waits::text, f.usual_wait_sums::text
    from store_defaults g left join statistics_stores f on f.day = ${dayAt(now)}::date`.execute(db);
  const { hour } = wallTimeAt(now);
  const unusual = rows.flatMap((row) => {
    const wait = row.store_id === null ? null : unusualOf(row, { hour, waiting: waitingAt(row.store_id) });
    return row.store_id === null || wait === null ? [] : [[row.store_id, wait] as const];
  });
  const [first] = rows;
  return { limits: first === undefined ? declaredLimits : pickWatchLimits(first), unusual: new Map(unusual) };
}

function unusualOf(row: WatchLimits & Course, at: WaitNow): UnusualWait | null {
  const [today, usual] = [waitCourse(row.hour_waits, row.hour_wait_sums), waitCourse(row.usual_waits, row.usual_wait_sums)];
  return judgeWait(today, usual, at, { times: row.unusual_times, minutes: row.unusual_minutes });
}

/** The limits that a row has next to all else. */
export function pickWatchLimits({ unusual_times, unusual_minutes, long_wait_minutes, many_waiting }: WatchLimits): WatchLimits {
  return { unusual_times, unusual_minutes, long_wait_minutes, many_waiting };
}
