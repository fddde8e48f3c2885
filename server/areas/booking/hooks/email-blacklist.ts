import { sql } from 'kysely';
import { type Refusal, refuse } from '../../../../contract/basics/refusal.ts';
import { normalisePattern } from '../../../../contract/rules/mailboxes/blacklist.ts';
import type { WriteContext } from '../../../db/rows/write/write-context.ts';
import type { ComingRow, Hooks } from '../../../engine/write/hooks.ts';
import { spellingsOf } from '../email-spellings.ts';

/** Who blocked the address is next to it. */
export const emailBlacklist: Hooks = {
  judge: judgeSpellings,
  complete: async ({ actor }) => ({ created_by: actor.id }),
};

type Standing = { readonly id: number; readonly pattern: string };

/** One ban holds for both spellings of a domain, so another one of the same address says nothing new: it is refused as a repeated one is. */
async function judgeSpellings({ db }: Pick<WriteContext, 'db'>, coming: readonly ComingRow[]): Promise<readonly (Refusal | undefined)[]> {
  const others = coming.map(({ before, after }) =>
    before?.['pattern'] === after['pattern'] ? [] : otherSpellings(String(after['pattern'])),
  );
  const asked = others.flat();
  if (asked.length === 0) return [];
  const { rows } = await sql<Standing>`
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
