import { sql } from 'kysely';
import { digestSecret } from '../../../keys/secrets.ts';
import type { Accounts, Caller } from '../accounts.ts';
import { recordEvent } from '../record-event.ts';

/** What names a session; what names none has nothing to end. */
export type SessionProof = { readonly refreshToken: string | null; readonly sessionId: string | null };

/** Ends the session that a refresh token belongs to, and the one that an access token was issued in. */
export async function endSession({ db, clock }: Accounts, { refreshToken, sessionId }: SessionProof, caller: Caller): Promise<void> {
  const now = clock.now();
  const digest = refreshToken === null ? null : digestSecret(refreshToken);
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: number; name: string }>`
      update sessions s set ended_at = ${now} from users u
      where (s.id = ${sessionId}::uuid or s.id = (select session_id from refresh_tokens where digest = ${digest}))
        and u.id = s.user_id and s.ended_at is null
      returning u.id, u.name`.execute(transaction);
    for (const actor of rows) await recordEvent(transaction, { action: 'sign_out', actor, now, caller });
  });
}
