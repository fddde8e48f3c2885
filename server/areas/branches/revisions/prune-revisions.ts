import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';

/** How long what a branch applied, or what was taken back, is kept: a branch restored from an older backup gets all again. */
const keptDays = 30;

/** Removes revisions that no branch waits for, a few at a time. A branch that is behind them gets the whole configuration. */
export async function pruneRevisions(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  for (;;) {
    const { numAffectedRows } = await sql`
      with ended as (
        select store_id, id from revisions
        where at < ${before} and (acknowledged_at is not null or withdrawn_at is not null) order by at limit 5000
      ), gone as (
        delete from revisions r using ended e where r.store_id = e.store_id and r.id = e.id returning r.store_id, r.revision
      )
      update branch_revisions b set forgotten = greatest(b.forgotten, g.newest)
      from (select store_id, coalesce(max(revision), 0) as newest from gone group by store_id) g where b.store_id = g.store_id`.execute(db);
    if (numAffectedRows === undefined || numAffectedRows === 0n) return;
  }
}
