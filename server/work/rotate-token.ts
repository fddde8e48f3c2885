import { sql } from 'kysely';
import { refuse } from '../../contract/refusal.ts';
import { type Accounts, type Caller, sessionLimits } from './accounts.ts';
import { issueTokens, type SignedIn } from './issue-tokens.ts';
import { recordEvent } from './record-event.ts';
import { digestOf } from './secrets.ts';
import { hasEnded } from './session-end.ts';

type Token = {
  readonly session_id: string;
  readonly replaced_at: Date | null;
  readonly started_at: Date;
  readonly last_active_at: Date;
  readonly ended_at: Date | null;
  readonly user_id: number;
  readonly name: string;
};

/**
 * New tokens for a refresh token, which is spent by it. A spent token that comes back within the grace is another tab's
 * race; later it was stolen, and the whole session ends.
 */
export async function rotateToken(accounts: Accounts, refreshToken: string, caller: Caller): Promise<SignedIn> {
  const outcome = await accounts.db.transaction().execute(async (db) => {
    const now = accounts.clock.now();
    const token = await lockToken({ ...accounts, db }, refreshToken);
    if (token === undefined || token.ended_at !== null || hasEnded(token, now)) return null;
    if (token.replaced_at !== null && now.getTime() - token.replaced_at.getTime() > sessionLimits.reuseGraceSeconds * 1000) {
      await sql`update sessions set ended_at = ${now} where id = ${token.session_id}`.execute(db);
      await recordEvent(db, { action: 'token_reused', actor: { id: token.user_id, name: token.name }, now, caller });
      return null;
    }
    await sql`update refresh_tokens set replaced_at = coalesce(replaced_at, ${now}) where digest = ${digestOf(refreshToken)}`.execute(db);
    return issueTokens(accounts, db, token.session_id);
  });
  if (outcome === null) throw refuse('session_ended');
  return outcome;
}

/** The session is locked, so that two refreshes of it come one after the other. */
async function lockToken({ db }: Accounts, refreshToken: string): Promise<Token | undefined> {
  const { rows } = await sql<Token>`
    select t.session_id, t.replaced_at, s.started_at, s.last_active_at, s.ended_at, u.id as user_id, u.name
    from refresh_tokens t join sessions s on s.id = t.session_id join users u on u.id = s.user_id
    where t.digest = ${digestOf(refreshToken)} for update of s`.execute(db);
  return rows[0];
}
