import { sql } from 'kysely';
import { refuse } from '../../../../contract/basics/refusal.ts';
import type { Language } from '../../../../contract/messages/basics/catalogue.ts';
import { isTooLongPassword } from '../../../../contract/rules/accounts/password.ts';
import { isRightPassword } from '../../../adapters/passwords.ts';
import type { Accounts, Caller } from '../accounts.ts';
import { createSession } from '../sessions/create-and-end-session.ts';
import type { SignedIn } from '../sessions/session-tokens.ts';
import { tryFrom } from '../sign-in-attempts/address-tries.ts';
import { notifyOfSuccess, recordFailure } from '../sign-in-attempts/failed-attempts.ts';
import { beginTry, endTries } from '../sign-in-attempts/guessing.ts';
import { knownDevice } from '../sign-in-attempts/known-device.ts';
import { constantTimeSteps, waitForConstantTime } from './constant-time.ts';

type Given = { readonly username: string; readonly password: string; readonly language: Language };
type Account = { readonly id: number; readonly name: string; readonly email: string; readonly password_hash: string };

/**
 * Opens a session for a name and its password. A wrong name and a wrong password are one answer, in the same time. What an
 * address may try concerns no browser that has signed in to the account before.
 */
export async function signIn(accounts: Accounts, given: Given, caller: Caller): Promise<SignedIn> {
  const began = performance.now();
  const account = await findAccount(accounts, given.username.trim().toLowerCase());
  const device = account === undefined ? null : knownDevice(accounts.keys.digest, account.id, caller.knownBy);
  const work = () => admitted(() => open(accounts, { ...given, account, device }, caller));
  const opened = await (device === null ? tryFrom(accounts, caller.address, work) : work());
  if (opened !== null) return opened;
  await waitForConstantTime(accounts.clock, began, constantTimeSteps.refusalMilliseconds);
  throw refuse('invalid_credentials');
}

/** This many may be signing in at once; anyone who comes beyond would wait for seconds (research, ASVS 11.4.2). */
const mostUnderway = 54;
let underway = 0;

/** Refuses before anything is counted as a try: that the server is busy is no one's failure. */
async function admitted<T>(work: () => Promise<T>): Promise<T> {
  if (underway >= mostUnderway) throw refuse('busy', { details: { seconds: 5 } });
  underway += 1;
  try {
    return await work();
  } finally {
    underway -= 1;
  }
}

type Found = Given & { readonly account: Account | undefined; readonly device: string | null };

async function open(accounts: Accounts, given: Found, caller: Caller): Promise<SignedIn | null> {
  const { db, clock } = accounts;
  const { account, device } = given;
  const attempt = account === undefined ? null : await beginTry(accounts, account.id, device);
  // A user who waits, is blocked or does not exist takes as long as a wrong password.
  const digest = attempt === null ? null : (account?.password_hash ?? null);
  const isRight = !isTooLongPassword(given.password) && (await isRightPassword(digest, given.password));
  if (account === undefined || !isRight) {
    await recordFailure(accounts, { account, attempt, language: given.language, isKnown: device !== null }, caller);
    return null;
  }
  return db.transaction().execute(async (transaction) => {
    await endTries(transaction, account.id, device, clock.now());
    if (attempt !== null) await notifyOfSuccess(accounts, transaction, { ...given, ...account, attempt, caller });
    return createSession(accounts, transaction, account, caller);
  });
}

async function findAccount({ db }: Accounts, username: string): Promise<Account | undefined> {
  if (username.includes('\u0000')) return undefined;
  const { rows } = await sql<Account>`
    select u.id, u.name, u.email, c.password_hash from users u join credentials c on c.user_id = u.id
    where lower(u.email) = ${username} and u.deleted_at is null and u.active`.execute(db);
  return rows[0];
}
