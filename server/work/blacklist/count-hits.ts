import { sql } from 'kysely';
import { Refusal } from '../../../contract/basics/refusal.ts';
import type { Database } from '../../db/database.ts';

const most = 2_147_483_647;

/** Counts that entries of the blacklist refused orders: one for each time that the pattern is named. */
export async function countHits(db: Database, patterns: readonly string[], now: Date): Promise<void> {
  if (patterns.length === 0) return;
  await sql`
    insert into email_blacklist_live as l (id, hits, last_hit_at)
    select b.id, count(*)::int, ${now}::timestamptz
    from unnest(${patterns}::text[]) as p (pattern) join email_blacklist b on lower(b.pattern) = lower(p.pattern) and b.deleted_at is null
    group by b.id order by b.id
    on conflict (id) do update set hits = least(coalesce(l.hits, 0)::bigint + excluded.hits, ${most})::int,
      last_hit_at = greatest(l.last_hit_at, excluded.last_hit_at)`.execute(db);
}

/** Does the work, and counts the entry that refused it: on its own, because what was refused leaves nothing behind. */
export async function countingHits<T>(db: Database, now: Date, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await countHits(db, hitsIn([error]), now);
    throw error;
  }
}

/** The entries by which any of the outcomes was refused. */
export function hitsIn(outcomes: readonly unknown[]): readonly string[] {
  return outcomes.flatMap((outcome) => (outcome instanceof Refusal && outcome.options.hit !== undefined ? [outcome.options.hit] : []));
}
