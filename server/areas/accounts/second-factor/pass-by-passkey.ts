import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { sql } from 'kysely';
import { refuse } from '../../../../contract/basics/refusal.ts';
import type { Session } from '../../../engine/call/session.ts';
import type { Accounts, Caller } from '../accounts.ts';
import { recordEvent } from '../record-event.ts';
import type { SignedIn } from '../sessions/session-tokens.ts';
import { settle } from './pass.ts';
import { keepChallenge, loadWebAuthn, readPasskeys, relyingParty, takeChallenge } from './passkeys.ts';

/** What the browser signs with one of the user's passkeys. */
export async function challengePasskey(accounts: Accounts, session: Session): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const kept = await readPasskeys(accounts.db, session.user.id);
  if (kept.length === 0) throw refuse('passkey_refused');
  if (!session.user.secondFactor) throw refuse('wrong_state');
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(accounts).expectedRPID,
    allowCredentials: kept.map(({ id, transports }) => ({ id, transports })),
    userVerification: 'preferred',
  });
  await keepChallenge(accounts.db, session, { purpose: 'pass', challenge: options.challenge }, accounts.clock.now());
  return options;
}

/** Passes the second factor by what a passkey of the user signed for this session. */
export async function passByPasskey(
  accounts: Accounts,
  session: Session,
  response: AuthenticationResponseJSON,
  caller: Caller,
): Promise<SignedIn> {
  const { db, clock } = accounts;
  const { user } = session;
  if (!user.secondFactor) throw refuse('wrong_state');
  const now = clock.now();
  const expectedChallenge = await takeChallenge(db, session, 'pass', now);
  const passkey = (await readPasskeys(db, user.id)).find(({ id }) => id === response.id);
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const verified =
    expectedChallenge === null || passkey === undefined
      ? null
      : await verifyAuthenticationResponse({
          response,
          expectedChallenge,
          ...relyingParty(accounts),
          requireUserVerification: false,
          credential: { ...passkey, publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')) },
        }).catch(() => null);
  if (passkey === undefined || verified?.verified !== true) {
    await recordEvent(db, { action: 'second_factor_failed', actor: user, now, caller });
    throw refuse('passkey_refused');
  }
  return db.transaction().execute(async (transaction) => {
    await sql`
      update passkeys set counter = ${verified.authenticationInfo.newCounter}, last_used_at = ${now} where id = ${passkey.id}`.execute(
      transaction,
    );
    return settle(accounts, transaction, session, caller);
  });
}
