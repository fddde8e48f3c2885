import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { RefusedRow } from '../../engine/write/hooks.ts';

const most = 2_147_483_647;

/** Counts that entries of the blacklist refused orders: one for each time that the pattern is named. */
async function countHits(db: Database, patterns: readonly string[], now: Date): Promise<void> {
  if (patterns.length === 0) return;
  await sql`
    insert into email_blacklist_live as l (id, hits, last_hit_at)
    select b.id, count(*)::int, ${now}::timestamptz
    from unnest(${patterns}::text[]) as p (pattern) join email_blacklist b on lower(b.pattern) = lower(p.pattern) and b.deleted_at is null
    group by b.id order by b.id
    on conflict (id) do update set hits = least(coalesce(l.hits, 0)::bigint + excluded.hits, ${most})::int,
      last_hit_at = greatest(l.last_hit_at, excluded.last_hit_at)`.execute(db);
}

/** Counts the entries by which orders were refused. The row of an import knows its entry by the details of the refusal alone. */
export async function countRefusals(db: Database, refused: readonly RefusedRow[], now: Date): Promise<void> {
  const patterns = refused.flatMap(({ code, details, hit }) => hit ?? (code === 'email_blocked' ? details?.['pattern'] : undefined) ?? []);
  await countHits(
    db,
    patterns.filter((pattern) => typeof pattern === 'string'),
    now,
  );
}
