import type { Database } from '../../../db/database.ts';
import type { Session } from '../../../engine/call/session.ts';

/** The code that was sent to the session and can still be spent: a query to select its columns from. */
export function selectLiveCode(db: Database, session: Session, now: Date) {
  return db
    .selectFrom('second_factor_codes')
    .where('session_id', '=', session.id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .limit(1);
}
