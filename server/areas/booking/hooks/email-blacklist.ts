import { sql } from 'kysely';
import { type Refusal, refuse } from '../../../../contract/basics/refusal.ts';
import { normalisePattern } from '../../../../contract/rules/mailboxes/blacklist.ts';
import type { Database } from '../../../db/database.ts';
import type { WriteContext } from '../../../db/rows/write/write-context.ts';
import type { ComingRow, Hooks, RefusedRow } from '../../../engine/write/hooks.ts';
import { spellingsOf } from '../email-spellings.ts';

/** Who blocked the address is next to it. */
export const emailBlacklist: Hooks = {
  judge: judgeSpellings,
  complete: async ({ actor }) => ({ created_by: actor.id }),
};

type ExistingBan = { readonly id: number; readonly pattern: string };

/** One ban holds for both spellings of a domain, so another one of the same address says nothing new: it is refused as a repeated one is. */
async function judgeSpellings({ db }: Pick<WriteContext, 'db'>, coming: readonly ComingRow[]): Promise<readonly (Refusal | undefined)[]> {
  const others = coming.map(({ before, after }) =>
    before?.['pattern'] === after['pattern'] ? [] : otherSpellings(String(after['pattern'])),
  );
  const asked = others.flat();
  if (asked.length === 0) return [];
  const { rows } = await sql<ExistingBan>`
    select id, lower(pattern) as pattern from email_blacklist where lower(pattern) = any(${asked}::text[]) and deleted_at is null`.execute(
    db,
  );
  return coming.map(({ before }, at) => {
    const isRecorded = rows.some(({ id, pattern }) => id !== before?.['id'] && others[at]?.includes(pattern));
    return isRecorded ? refuse('blacklist_recorded', { at: 'pattern' }) : undefined;
  });
}

/** The spellings of the pattern in addition to its own, which the key of the table looks after. */
function otherSpellings(pattern: string): readonly string[] {
  const own = normalisePattern(pattern);
  return spellingsOf(own).filter((spelling) => spelling !== own);
}

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
