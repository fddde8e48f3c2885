import { sql } from 'kysely';
import { nextNight } from '../../../contract/rules/time/night.ts';
import type { Database } from '../../db/database.ts';
import { dueKinds, dueRows, readDue } from './due-rows.ts';
import { erasingHour } from './nightly-erasure.ts';

/** How much of each kind the next night erases, and what the last one did. Nothing is changed. */
export async function readTonight(db: Database, now: Date) {
  const at = nextNight(now, erasingHour);
  const due = await readDue(db, at);
  const counts: Record<string, number> = {};
  for (const kind of dueKinds) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from (${dueRows(kind, due)}) d`.execute(db);
    counts[kind] = rows[0]?.count ?? 0;
  }
  const { rows: last } = await sql<{ finished_at: Date | null; counts: Readonly<Record<string, number>> }>`
    select finished_at, counts from erasures where night is not null order by night desc limit 1`.execute(db);
  return {
    at: at.toISOString(),
    counts,
    last: last.map((one) => ({ ...one, finished_at: one.finished_at?.toISOString() ?? null }))[0] ?? null,
  };
}
