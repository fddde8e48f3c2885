import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import type { OutcomeTools } from '../email-outcome.ts';
import { isProven, lettersNamed } from '../letter-name.ts';
import type { BounceReport } from './bounce-report.ts';

type Letter = { readonly id: number; readonly created_at: Date };

const longestReason = 500;

/** Marks a message as returned, and its order as having a bad e-mail. Returns whether the report was about a message of this server. */
export async function markBounced(tools: OutcomeTools, { names, reason }: BounceReport, now: Date): Promise<boolean> {
  for (const { id, proof } of lettersNamed(names)) {
    const letter = await letterOf(tools.db, id);
    if (letter === undefined || !isProven(letter, proof, tools.salt)) continue;
    // A message is marked once: the e-mail of its order may have been corrected since.
    const { rows } = await sql`
      update outbox set state = 'bounced', error = ${reason.slice(0, longestReason)}, updated_at = ${now}
      where id = ${id} and state = 'sent' and channel = 'email' returning id`.execute(tools.db);
    if (rows.length > 0) await tools.onEmailOutcome({ letter: id, problem: 'bounced' }, now);
    return true;
  }
  return false;
}

async function letterOf(db: Database, id: number): Promise<Letter | undefined> {
  const { rows } = await sql<Letter>`select id, created_at from outbox where id = ${id}`.execute(db);
  return rows[0];
}
