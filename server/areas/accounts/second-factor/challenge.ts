import { sql } from 'kysely';
import { factorLimits } from '../../../../contract/rules/accounts/second-factor.ts';
import type { Database } from '../../../db/database.ts';
import type { Session } from '../../../engine/call/session.ts';
import { minutesAfter } from '../accounts.ts';

type Purpose = 'add' | 'pass';

type Challenge = { readonly purpose: Purpose; readonly challenge: string };

/** Remembers what the browser of the session is to sign; an older challenge no longer holds. */
export async function keepChallenge(db: Database, session: Session, { purpose, challenge }: Challenge, now: Date): Promise<void> {
  const expires = minutesAfter(now, factorLimits.challengeMinutes);
  await sql`
    insert into passkey_challenges (session_id, purpose, challenge, expires_at)
    values (${session.id}, ${purpose}, ${challenge}, ${expires})
    on conflict (session_id) do update set purpose = excluded.purpose, challenge = excluded.challenge, expires_at = excluded.expires_at`.execute(
    db,
  );
}

/** The challenge of the session, which is spent by asking for it; null when there is none that holds. */
export async function takeChallenge(db: Database, session: Session, purpose: Purpose, now: Date): Promise<string | null> {
  const { rows } = await sql<{ challenge: string; expires_at: Date; purpose: string }>`
    delete from passkey_challenges where session_id = ${session.id} returning challenge, expires_at, purpose`.execute(db);
  const [kept] = rows;
  return kept === undefined || kept.purpose !== purpose || kept.expires_at <= now ? null : kept.challenge;
}
