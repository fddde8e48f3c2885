import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { bareCode, type FactorMethod, factorLimits } from '../../../../contract/rules/accounts/second-factor.ts';
import type { Database } from '../../../db/database.ts';
import type { Session } from '../../../engine/call/session.ts';
import { digestUnder, unseal } from '../../../keys/seal.ts';
import { sealedPlace } from '../../../keys/sealed-columns.ts';
import { isSame } from '../../../keys/secrets.ts';
import type { Accounts } from '../accounts.ts';
import type { Factor } from './lock-factor.ts';
import { selectLiveCode } from './send-code.ts';

export const totpSettings = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

export type Judging = {
  readonly accounts: Pick<Accounts, 'keys'>;
  readonly db: Database;
  readonly session: Session;
  readonly factor: Factor;
  readonly code: string;
  readonly now: Date;
};
/** A right code has been spent; one sent by SMS says to which telephone. `lost`: nothing is left to hold it against. */
export type Judgement =
  | { readonly is: 'right'; readonly phone: string | null }
  | { readonly is: 'wrong' }
  | { readonly is: 'expired' }
  | { readonly is: 'lost' };

const wrong = { is: 'wrong' } as const;
const right = { is: 'right', phone: null } as const;

/** Spends a code, if it is right; within the transaction that holds the user's factor. */
export const judges = {
  sms: judgeSentCode,
  totp: judgeTotp,
  recovery: judgeRecoveryCode,
} satisfies Readonly<Record<Exclude<FactorMethod, 'passkey'>, (judging: Judging) => Promise<Judgement>>>;

async function judgeSentCode({ accounts, db, session, code, now }: Judging): Promise<Judgement> {
  const alive = await selectLiveCode(db, session, now).select(['id', 'phone', 'salt', 'digest', 'tries']).executeTakeFirst();
  if (alive === undefined) return { is: 'expired' };
  const isRight = isSame(digestUnder(accounts.keys.digest, alive.salt + bareCode(code)), alive.digest);
  const isOver = isRight || alive.tries + 1 >= factorLimits.triesPerCode;
  await sql`update second_factor_codes set tries = tries + 1, ended_at = ${isOver ? now : null} where id = ${alive.id}`.execute(db);
  return isRight ? { is: 'right', phone: alive.phone } : wrong;
}

/** The step before and after count too: clocks of telephones go wrong. Each step once (RFC 6238, 5.2). */
async function judgeTotp({ accounts, db, session, factor, code, now }: Judging): Promise<Judgement> {
  if (factor.totp_secret === null) return wrong;
  const secret = unseal(accounts.keys.accepted, sealedPlace('authenticators', session.user.id), factor.totp_secret);
  // The server has got another key since: no code of the application is right any more, and none was guessed.
  if (secret === null) return { is: 'lost' };
  const step = stepOfTotp(secret, code, now);
  if (step === null || step <= (factor.totp_last_step ?? 0)) return wrong;
  await sql`update second_factors set totp_last_step = ${step} where user_id = ${session.user.id}`.execute(db);
  return right;
}

/** The time step of the code, of those that are accepted now; null of none. */
export function stepOfTotp(secret: string, code: string, now: Date): number | null {
  const token = bareCode(code);
  // The library takes letters of several bytes for digits, and then fails.
  if (!/^\d{6}$/u.test(token)) return null;
  const totp = new TOTP({ ...totpSettings, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / totpSettings.period) + delta;
}

async function judgeRecoveryCode({ accounts, db, session, code, now }: Judging): Promise<Judgement> {
  const { rows } = await sql`
    update recovery_codes set used_at = ${now}
    where user_id = ${session.user.id} and digest = ${recoveryDigest(accounts, session.user.id, code)} and used_at is null
    returning digest`.execute(db);
  return rows.length === 0 ? wrong : right;
}

/** What is kept of a recovery code. */
export function recoveryDigest({ keys }: Pick<Accounts, 'keys'>, userId: number, code: string): string {
  return digestUnder(keys.digest, `recovery ${userId} ${bareCode(code)}`);
}
