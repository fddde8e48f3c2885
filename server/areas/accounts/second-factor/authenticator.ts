import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { refuse, refuseValues } from '../../../../contract/basics/refusal.ts';
import { literal } from '../../../../contract/messages/basics/literal.ts';
import type { RecoveryCodes, TotpSecret } from '../../../../contract/operations/second-factor.ts';
import { factorLimits } from '../../../../contract/rules/accounts/second-factor.ts';
import type { Session } from '../../../engine/call/session.ts';
import { seal, unseal } from '../../../keys/seal.ts';
import { sealedPlace } from '../../../keys/sealed-columns.ts';
import { type Accounts, minutesAfter } from '../accounts.ts';
import { type Changing, recordFactorChange } from './factor-changes.ts';
import { stepOfTotp, totpSettings } from './judge-code.ts';
import { lockFactor } from './lock-factor.ts';
import { firstRecoveryCodes } from './recovery-codes.ts';

/** A new secret for an authenticator application (RFC 6238); nothing changes before a code made with it has come. */
export async function beginAuthenticator(accounts: Accounts, { user }: Session): Promise<TotpSecret> {
  const { db, clock, keys } = accounts;
  const secret = new Secret({ size: 20 });
  const uri = new TOTP({ ...totpSettings, secret, issuer: literal.pageTitle, label: user.email }).toString();
  const until = minutesAfter(clock.now(), factorLimits.setUpMinutes);
  const sealed = seal(keys.current, sealedPlace('begun_authenticators', user.id), secret.base32);
  await db.transaction().execute(async (transaction) => {
    await lockFactor(transaction, user.id);
    await sql`
      update second_factors set pending_totp_secret = ${sealed}, pending_until = ${until}
      where user_id = ${user.id}`.execute(transaction);
  });
  return { secret: secret.base32, uri };
}

/** Puts the new application in the place of the old one, if there was one. */
export async function confirmAuthenticator(accounts: Accounts, changing: Changing, code: string): Promise<RecoveryCodes> {
  const { db, clock, keys } = accounts;
  const { id } = changing.session.user;
  return db.transaction().execute(async (transaction) => {
    const now = clock.now();
    const { pending_totp_secret: pending, pending_until } = await lockFactor(transaction, id);
    const isAlive = pending !== null && pending_until !== null && pending_until > now;
    const secret = isAlive ? unseal(keys.accepted, sealedPlace('begun_authenticators', id), pending) : null;
    if (secret === null) throw refuseValues({ code: { code: 'set_up_expired' } });
    const step = stepOfTotp(secret, code, now);
    if (step === null) throw refuseValues({ code: { code: 'wrong_code' } });
    const sealed = seal(keys.current, sealedPlace('authenticators', id), secret);
    await sql`
      update second_factors set totp_secret = ${sealed}, totp_since = ${now}, totp_last_step = ${step},
        pending_totp_secret = null, pending_until = null
      where user_id = ${id}`.execute(transaction);
    await recordFactorChange(accounts, transaction, changing, 'totp_added');
    return firstRecoveryCodes(accounts, transaction, id);
  });
}

export async function removeAuthenticator(accounts: Accounts, changing: Changing): Promise<void> {
  const { id } = changing.session.user;
  await accounts.db.transaction().execute(async (transaction) => {
    await lockFactor(transaction, id);
    const { rows } = await sql`
      update second_factors set totp_secret = null, totp_since = null, totp_last_step = null
      where user_id = ${id} and totp_secret is not null returning user_id`.execute(transaction);
    if (rows.length === 0) throw refuse('not_found');
    await recordFactorChange(accounts, transaction, changing, 'totp_removed');
  });
}
