import type * as WebAuthn from '@simplewebauthn/server';
import { sql } from 'kysely';
import { refuse } from '../../../../contract/basics/refusal.ts';
import { literal } from '../../../../contract/messages/basics/literal.ts';
import type { RecoveryCodes } from '../../../../contract/operations/second-factor.ts';
import { factorLimits } from '../../../../contract/rules/accounts/second-factor.ts';
import type { Database } from '../../../db/database.ts';
import type { Session } from '../../../engine/call/session.ts';
import { type Accounts, minutesAfter } from '../accounts.ts';
import { type Changing, recordFactorChange } from './factor-changes.ts';
import { lockFactor } from './lock-factor.ts';
import { firstRecoveryCodes } from './recovery-codes.ts';

/** The library is loaded with the first passkey: it and its certificates take megabytes. */
export function loadWebAuthn(): Promise<typeof WebAuthn> {
  return import('@simplewebauthn/server');
}

export type StoredPasskey = {
  readonly id: string;
  readonly public_key: string;
  readonly counter: number;
  readonly transports: string[];
};

/** Where passkeys belong: the host of the address that people open, and that address whole (WebAuthn, 5.1.7). */
export function relyingParty({ linkOrigin }: Pick<Accounts, 'linkOrigin'>): {
  readonly expectedOrigin: string;
  readonly expectedRPID: string;
} {
  const expectedOrigin = linkOrigin();
  return { expectedOrigin, expectedRPID: new URL(expectedOrigin).hostname };
}

export async function readPasskeys(db: Database, userId: number): Promise<readonly StoredPasskey[]> {
  const ofUser = db.selectFrom('passkeys').where('user_id', '=', userId);
  return ofUser.select(['id', 'public_key', 'counter', 'transports']).orderBy('created_at').orderBy('id').execute();
}

/** What the browser makes a passkey of. One that is there already is not made twice on the same device. */
export async function beginPasskey(accounts: Accounts, session: Session): Promise<WebAuthn.PublicKeyCredentialCreationOptionsJSON> {
  const { db, clock } = accounts;
  const { user } = session;
  const kept = await readPasskeys(db, user.id);
  if (kept.length >= factorLimits.passkeys) throw refuse('too_many_passkeys');
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: literal.pageTitle,
    rpID: relyingParty(accounts).expectedRPID,
    userName: user.email,
    userDisplayName: user.name,
    userID: new Uint8Array(Buffer.from(`poradnik ${user.id}`)),
    attestationType: 'none',
    excludeCredentials: kept.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  await keepChallenge(db, session, { purpose: 'add', challenge: options.challenge }, clock.now());
  return options;
}

export async function addPasskey(
  accounts: Accounts,
  changing: Changing,
  { name, response }: { readonly name: string; readonly response: WebAuthn.RegistrationResponseJSON },
): Promise<RecoveryCodes> {
  const { db, clock } = accounts;
  const { session } = changing;
  const expectedChallenge = await takeChallenge(db, session, 'add', clock.now());
  if (expectedChallenge === null) throw refuse('passkey_refused');
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const registered = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    ...relyingParty(accounts),
    requireUserVerification: false,
  })
    // Whatever is wrong with what the browser sent, it adds nothing.
    .catch(() => null);
  if (registered?.verified !== true) throw refuse('passkey_refused');
  const { id, publicKey, counter } = registered.registrationInfo.credential;
  return db.transaction().execute(async (transaction) => {
    await lockFactor(transaction, session.user.id);
    if ((await readPasskeys(transaction, session.user.id)).length >= factorLimits.passkeys) throw refuse('too_many_passkeys');
    const { rows } = await sql`
      insert into passkeys (id, user_id, name, public_key, counter, transports, created_at)
      values (${id}, ${session.user.id}, ${name}, ${Buffer.from(publicKey).toString('base64url')}, ${counter},
        ${[...(response.response.transports ?? [])]}::text[], ${clock.now()})
      on conflict (id) do nothing returning id`.execute(transaction);
    if (rows.length === 0) throw refuse('passkey_refused');
    await recordFactorChange(accounts, transaction, changing, 'passkey_added');
    return firstRecoveryCodes(accounts, transaction, session.user.id);
  });
}

export async function removePasskey(accounts: Accounts, changing: Changing, id: string): Promise<void> {
  await accounts.db.transaction().execute(async (transaction) => {
    const { rows } = await sql`
      delete from passkeys where id = ${id} and user_id = ${changing.session.user.id} returning id`.execute(transaction);
    if (rows.length === 0) throw refuse('not_found');
    await recordFactorChange(accounts, transaction, changing, 'passkey_removed');
  });
}

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
