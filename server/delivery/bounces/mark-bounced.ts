import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { type MarkingTools, markEmailProblem } from '../../work/client-messages/mark-email-problem.ts';
import { isProven, lettersNamed } from '../letter-name.ts';
import type { BounceReport } from './bounce-report.ts';

type Letter = { readonly id: number; readonly created_at: Date };

const longestReason = 500;

/** Writes down that a letter came back, and at its order that the e-mail does not work. Says whether the report was of a letter of ours. */
export async function markBounced(tools: MarkingTools, { names, reason }: BounceReport, now: Date): Promise<boolean> {
  for (const { id, proof } of lettersNamed(names)) {
    const letter = await letterOf(tools.db, id);
    if (letter === undefined || !isProven(letter, proof, tools.salt)) continue;
    // One that was marked before is not marked again: its order may have another e-mail by now.
    const { rows } = await sql`
      update outbox set state = 'bounced', error = ${reason.slice(0, longestReason)}, updated_at = ${now}
      where id = ${id} and state = 'sent' and channel = 'email' returning id`.execute(tools.db);
    if (rows.length > 0) await markEmailProblem(tools, { letter: id, problem: 'bounced' }, now);
    return true;
  }
  return false;
}

async function letterOf(db: Database, id: number): Promise<Letter | undefined> {
  const { rows } = await sql<Letter>`select id, created_at from outbox where id = ${id}`.execute(db);
  return rows[0];
}
