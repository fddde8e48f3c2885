import { Refusal } from '../../../../contract/basics/refusal.ts';
import type { Language } from '../../../../contract/messages/basics/catalogue.ts';
import type { Accounts } from '../accounts.ts';
import type { SignedIn } from '../sessions/session-tokens.ts';
import { hasOwnWay } from './read-factors.ts';
import { sendCode } from './send-code.ts';

/**
 * Sends the first code as soon as the password was right, to who has no other way and comes to that step next. Answers
 * with the instant (ISO) at which it ends, the `secondFactorExpirationTime` of specification section 7; null when none went.
 */
export async function sendFirstCode(accounts: Accounts, { sessionId, user }: SignedIn, language: Language): Promise<string | null> {
  const { phone_number: phone, phone_number_confirmed, first_time, secondFactor } = user;
  if (!secondFactor || first_time || phone === null || !phone_number_confirmed) return null;
  if (await hasOwnWay(accounts.db, user.id)) return null;
  try {
    return (await sendCode(accounts, { sessionId, userId: user.id, phone, language })).expires_at;
  } catch (error) {
    // One is on its way from a moment ago: the page of this step says when the next may go.
    if (error instanceof Refusal) return null;
    throw error;
  }
}
