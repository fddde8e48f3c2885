import { sql } from 'kysely';
import type { Accounts, Caller } from './accounts.ts';
import { recordEvent } from './record-event.ts';
import { digestOf } from './secrets.ts';

/** Ends the session that a refresh token belongs to; an unknown token has nothing to end. */
export async function endSession({ db, clock }: Accounts, refreshToken: string, caller: Caller): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: number; name: string }>`
      update sessions s set ended_at = ${now} from refresh_tokens t, users u
      where t.digest = ${digestOf(refreshToken)} and s.id = t.session_id and u.id = s.user_id and s.ended_at is null
      returning u.id, u.name`.execute(transaction);
    const actor = rows[0];
    if (actor !== undefined) await recordEvent(transaction, { action: 'sign_out', actor, now, caller });
  });
}
