import { sql } from 'kysely';
import { attemptMinutes, type DefaultRole, type ProviderFailure } from '../../../../contract/rules/accounts/provider-sign-in.ts';
import { type Attempt, type IdentityProvider, ProviderFault } from '../../../adapters/identity-provider.ts';
import { digestSecret, newSecret } from '../../../keys/secrets.ts';
import { type Accounts, type Caller, minutesAfter } from '../accounts.ts';
import { recordEvent } from '../record-event.ts';
import { createSession } from '../sessions/create-and-end-session.ts';
import type { SignedIn } from '../sessions/session-tokens.ts';
import { type AccountMaking, accountOfIdentity, type NotLetIn } from './account-of-identity.ts';

/** Sign-ins of one address that may be on their way at once: a town hall is one address (page 08, Rights). */
const attemptsOfAddress = 200;

type KeptAttempt = Attempt & { readonly returnTo: string | null };
type Keeping = Pick<Accounts, 'db' | 'clock'>;

/** Keeps what a browser needs when it comes back; the secret, which that browser alone gets, finds it. Null when there are too many. */
async function keepAttempt({ db, clock }: Keeping, attempt: KeptAttempt, { address }: Caller): Promise<string | null> {
  const now = clock.now();
  const secret = newSecret();
  const { state, nonce, verifier, returnTo } = attempt;
  const { rows } = await sql<{ digest: string }>`
    with ended as (delete from provider_attempts where expires_at <= ${now})
    insert into provider_attempts (digest, state, nonce, verifier, return_to, address, expires_at)
    select ${digestSecret(secret)}, ${state}, ${nonce}, ${verifier}, ${returnTo}, ${address}, ${minutesAfter(now, attemptMinutes)}::timestamptz
    where (select count(*) from provider_attempts where address = ${address} and expires_at > ${now}) < ${attemptsOfAddress}
    returning digest`.execute(db);
  return rows.length === 0 ? null : secret;
}

/**
 * Takes the attempt away and gives it back, once: anyone who comes a second time, or with the state of another attempt,
 * finds nothing. Another's state leaves it where it is, or any page could spend it.
 */
async function takeAttempt({ db, clock }: Keeping, secret: string, state: string): Promise<KeptAttempt | 'unknown' | 'expired'> {
  if (state.includes('\u0000')) return 'unknown';
  const { rows } = await sql<{ nonce: string; verifier: string; return_to: string | null; expires_at: Date }>`
    delete from provider_attempts where digest = ${digestSecret(secret)} and state = ${state}
    returning nonce, verifier, return_to, expires_at`.execute(db);
  const [row] = rows;
  if (row === undefined) return 'unknown';
  const { nonce, verifier, return_to: returnTo, expires_at: expires } = row;
  return expires > clock.now() ? { state, nonce, verifier, returnTo } : 'expired';
}

/** Where one may sign in as well here. */
export type SignInProvider = {
  readonly provider: IdentityProvider;
  /** What the button says; empty leaves it to the catalogue. */
  readonly button: string;
  /** Role of accounts that are made for people who have none; null makes none. */
  readonly defaultRole: DefaultRole | null;
};

export type Providing = {
  /** Null where the configuration names none. */
  readonly provider: IdentityProvider | null;
  readonly making: AccountMaking;
  /** Where the provider sends the browser back to. */
  readonly callback: () => string;
  /** Called with the reason why no one was signed in: what the page says is too little for the operator of the server. */
  readonly warn: (fault: ProviderFault) => void;
};

type Failed = { readonly failure: ProviderFailure };
export type Begun = { readonly address: string; readonly secret: string } | Failed;
export type Finished = (SignedIn & { readonly returnTo: string | null }) | (Failed & { readonly returnTo: string | null });

/** Begins a sign-in at the provider; the secret is for this browser alone. */
export async function beginAtProvider(
  accounts: Accounts,
  { provider, callback, warn }: Providing,
  returnTo: string | null,
  caller: Caller,
): Promise<Begun> {
  if (provider === null) return { failure: 'unavailable' };
  try {
    const { address, attempt } = await provider.begin(callback());
    const secret = await keepAttempt(accounts, { ...attempt, returnTo }, caller);
    return secret === null ? { failure: 'too_many_attempts' } : { address, secret };
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    warn(error);
    return { failure: error.failure };
  }
}

/** Ends a sign-in with what the provider answered: by a session, or by why there is none. */
export async function finishAtProvider(
  accounts: Accounts,
  providing: Providing,
  { secret, answer }: { readonly secret: string | null; readonly answer: URLSearchParams },
  caller: Caller,
): Promise<Finished> {
  const { provider } = providing;
  if (provider === null) return { failure: 'unavailable', returnTo: null };
  if (secret === null) return { failure: 'attempt_unknown', returnTo: null };
  const attempt = await takeAttempt(accounts, secret, answer.get('state') ?? '');
  if (attempt === 'unknown') return { failure: 'attempt_unknown', returnTo: null };
  if (attempt === 'expired') return { failure: 'attempt_expired', returnTo: null };
  const { returnTo } = attempt;
  const outcome = await signIn(accounts, { ...providing, provider }, { attempt, answer }, caller);
  if (!('failure' in outcome)) return { ...outcome, returnTo };
  const { failure, actor } = outcome;
  // What the provider or the person broke off is no one's failed try.
  const isTry = failure !== 'unavailable' && failure !== 'refused';
  if (isTry) await recordEvent(accounts.db, { action: 'sign_in_failed', actor, now: accounts.clock.now(), caller });
  return { failure, returnTo };
}

async function signIn(
  accounts: Accounts,
  { provider, making, callback, warn }: Providing & { readonly provider: IdentityProvider },
  { attempt, answer }: { readonly attempt: KeptAttempt; readonly answer: URLSearchParams },
  caller: Caller,
): Promise<SignedIn | NotLetIn> {
  try {
    const identity = await provider.finish(new URL(`${callback()}?${answer.toString()}`), attempt);
    return await accounts.db.transaction().execute(async (db) => {
      const account = await accountOfIdentity(accounts, db, { identity, making, caller });
      if ('failure' in account) return account;
      const proof = identity.hasProvedSecondFactor ? 'provider_with_second_factor' : 'provider';
      return createSession(accounts, db, { ...account, proof }, caller);
    });
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    warn(error);
    return { failure: error.failure, actor: { id: null, name: null } };
  }
}
