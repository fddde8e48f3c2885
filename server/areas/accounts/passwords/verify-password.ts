import { sql } from 'kysely';
import type { Language } from '../../../../contract/messages/basics/catalogue.ts';
import { isRightPassword } from '../../../adapters/passwords.ts';
import type { Session } from '../../../engine/call/session.ts';
import type { Accounts, Caller } from '../accounts.ts';
import { tryFrom } from '../sign-in-attempts/address-tries.ts';
import { recordFailure } from '../sign-in-attempts/failed-attempts.ts';
import { beginTry, endTries } from '../sign-in-attempts/guessing.ts';
import { knownDevice } from '../sign-in-attempts/known-device.ts';
import { readPasswordDigest } from './read-password-digest.ts';

type Typed = { readonly user: Session['user']; readonly password: string; readonly language: Language };

/**
 * Verifies the password of a signed-in user. Attempts are counted as at signing in; while the next one has to wait, not even
 * the right password passes, and the answer is the same.
 */
export function verifyPassword(accounts: Accounts, typed: Typed, caller: Caller): Promise<boolean> {
  const device = knownDevice(accounts.keys.digest, typed.user.id, caller.knownBy);
  const look = () => looked(accounts, { ...typed, device }, caller);
  return device === null ? tryFrom(accounts, caller.address, look) : look();
}

async function looked(
  accounts: Accounts,
  { user, password, language, device }: Typed & { readonly device: string | null },
  caller: Caller,
): Promise<boolean> {
  const { db, clock } = accounts;
  const attempt = await beginTry(accounts, user.id, device);
  const kept = await readPasswordDigest(db, user.id);
  const digest = attempt === null ? null : kept;
  if (await isRightPassword(digest, password)) {
    await db.transaction().execute((transaction) => endTries(transaction, user.id, device, clock.now()));
    return true;
  }
  await recordFailure(accounts, { account: user, attempt, language, isKnown: device !== null }, caller);
  // Anyone who tried a hundred passwords here has a session of the account; outside they would not have got in.
  if (attempt?.blocks === true || attempt?.locks === true) {
    await sql`update sessions set ended_at = ${clock.now()} where user_id = ${user.id} and ended_at is null`.execute(db);
  }
  return false;
}
