import { sql } from 'kysely';
import { attemptMinutes } from '../../../../contract/rules/accounts/provider-sign-in.ts';
import type { Attempt } from '../../../adapters/identity-provider.ts';
import { digestOf, newSecret } from '../../../keys/secrets.ts';
import { type Accounts, type Caller, minutesAfter } from '../accounts.ts';

/** Sign-ins of one address that may be on their way at once: a town hall is one address (page 08, Rights). */
export const attemptsOfAddress = 200;

export type KeptAttempt = Attempt & { readonly returnTo: string | null };
type Keeping = Pick<Accounts, 'db' | 'clock'>;

/** Keeps what a browser needs when it comes back; the secret, which that browser alone gets, finds it. Null when there are too many. */
export async function keepAttempt({ db, clock }: Keeping, attempt: KeptAttempt, { address }: Caller): Promise<string | null> {
  const now = clock.now();
  const secret = newSecret();
  const { state, nonce, verifier, returnTo } = attempt;
  const { rows } = await sql<{ digest: string }>`
    with ended as (delete from provider_attempts where expires_at <= ${now})
    insert into provider_attempts (digest, state, nonce, verifier, return_to, address, expires_at)
    select ${digestOf(secret)}, ${state}, ${nonce}, ${verifier}, ${returnTo}, ${address}, ${minutesAfter(now, attemptMinutes)}::timestamptz
    where (select count(*) from provider_attempts where address = ${address} and expires_at > ${now}) < ${attemptsOfAddress}
    returning digest`.execute(db);
  return rows.length === 0 ? null : secret;
}

/**
 * Takes the attempt away and gives it back, once: anyone who comes a second time, or with the state of another attempt,
 * finds nothing. Another's state leaves it where it is, or any page could spend it.
 */
export async function takeAttempt({ db, clock }: Keeping, secret: string, state: string): Promise<KeptAttempt | 'unknown' | 'expired'> {
  if (state.includes('\u0000')) return 'unknown';
  const { rows } = await sql<{ nonce: string; verifier: string; return_to: string | null; expires_at: Date }>`
    delete from provider_attempts where digest = ${digestOf(secret)} and state = ${state}
    returning nonce, verifier, return_to, expires_at`.execute(db);
  const [row] = rows;
  if (row === undefined) return 'unknown';
  const { nonce, verifier, return_to: returnTo, expires_at: expires } = row;
  return expires > clock.now() ? { state, nonce, verifier, returnTo } : 'expired';
}
