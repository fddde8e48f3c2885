import { sql } from 'kysely';
import type { OwedFactor, OwnFactors } from '../../../../contract/operations/second-factor.ts';
import { factorMethods, maskedPhone, nextCodeAt } from '../../../../contract/rules/accounts/second-factor.ts';
import type { Database } from '../../../db/database.ts';
import type { Session } from '../../../engine/call/session.ts';
import type { Accounts } from '../accounts.ts';
import { isFreshlyAuthenticated } from '../passwords/reauthenticate.ts';
import { selectLiveCode, sentLately } from './send-code.ts';

type Ways = { readonly totp_since: Date | null; readonly passkeys: number; readonly recovery: number };

async function readWays(db: Database, userId: number): Promise<Ways> {
  const { rows } = await sql<Ways>`
    select (select totp_since from second_factors where user_id = ${userId} and totp_secret is not null) as totp_since,
      (select count(*)::int from passkeys where user_id = ${userId}) as passkeys,
      (select count(*)::int from recovery_codes where user_id = ${userId} and used_at is null) as recovery`.execute(db);
  return rows[0] ?? { totp_since: null, passkeys: 0, recovery: 0 };
}

/** Whether the user has a way of their own, that no message has to be sent for. */
export async function hasOwnWay(db: Database, userId: number): Promise<boolean> {
  const { totp_since, passkeys } = await readWays(db, userId);
  return totp_since !== null || passkeys > 0;
}

/** How the session can pass the second factor, and the code that it waits for. */
export async function readOwedFactor({ db, clock }: Accounts, session: Session): Promise<OwedFactor> {
  const now = clock.now();
  const { id, phone_number, phone_number_confirmed } = session.user;
  const ways = await readWays(db, id);
  const there = { passkey: ways.passkeys > 0, totp: ways.totp_since !== null, sms: phone_number_confirmed, recovery: ways.recovery > 0 };
  const code = await selectLiveCode(db, session, now).select(['length', 'expires_at', 'phone']).executeTakeFirst();
  const next = nextCodeAt(await sentLately(db, id, now), now).toISOString();
  const phone = code?.phone ?? (phone_number_confirmed ? phone_number : null);
  return {
    methods: factorMethods.filter((method) => there[method]),
    phone: phone === null ? null : maskedPhone(phone),
    needs_phone: !there.passkey && !there.totp && !there.sms,
    code: code === undefined ? null : { length: code.length, expires_at: code.expires_at.toISOString(), next_at: next },
    next_at: next,
  };
}

/** The ways that the user has added. */
export async function readOwnFactors({ db, clock }: Accounts, session: Session): Promise<OwnFactors> {
  const { id, phone_number, phone_number_confirmed } = session.user;
  const { totp_since, recovery } = await readWays(db, id);
  const ofUser = db.selectFrom('passkeys').where('user_id', '=', id);
  const rows = await ofUser.select(['id', 'name', 'created_at', 'last_used_at']).orderBy('created_at').orderBy('id').execute();
  const policy = await db.selectFrom('password_policy').select('second_factor_is_required').where('id', '=', 1).executeTakeFirstOrThrow();
  return {
    phone: phone_number,
    phone_confirmed: phone_number_confirmed,
    totp_since: totp_since?.toISOString() ?? null,
    passkeys: rows.map(({ created_at, last_used_at, ...row }) => ({
      ...row,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
    })),
    recovery_codes_left: recovery,
    asks_password: !isFreshlyAuthenticated(session, clock.now()),
    is_required: policy.second_factor_is_required,
  };
}
