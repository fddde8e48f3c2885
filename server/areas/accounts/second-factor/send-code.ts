import { randomBytes, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { refuse } from '../../../../contract/basics/refusal.ts';
import type { Language } from '../../../../contract/messages/basics/catalogue.ts';
import { chooseLetters } from '../../../../contract/messages/mail.ts';
import type { SentCode } from '../../../../contract/operations/second-factor.ts';
import { nextCodeAt } from '../../../../contract/rules/accounts/second-factor.ts';
import type { Database } from '../../../db/database.ts';
import type { Session } from '../../../engine/call/session.ts';
import { digestUnder } from '../../../keys/seal.ts';
import { queueMessage } from '../../messages/queue-message.ts';
import { type Accounts, minutesAfter } from '../accounts.ts';
import { lockFactor } from './lock-factor.ts';

type Sending = { readonly sessionId: string; readonly userId: number; readonly phone: string; readonly language: Language };

/** Sends a code to the telephone. One is alive at a time; it belongs to this session, and no other can spend it. */
export async function sendCode(accounts: Accounts, { sessionId, userId, phone, language }: Sending): Promise<SentCode> {
  const { db, clock, hasGateway, keys } = accounts;
  return db.transaction().execute(async (transaction) => {
    await lockFactor(transaction, userId);
    const now = clock.now();
    const sent = await sentLately(transaction, userId, now);
    const wait = nextCodeAt(sent, now).getTime() - now.getTime();
    if (wait > 0) throw refuse('code_too_soon', { details: { seconds: Math.ceil(wait / 1000) } });
    const { length, seconds } = await readCodeRules(transaction);
    const code = Array.from({ length }, () => randomInt(10)).join('');
    const salt = randomBytes(16).toString('base64url');
    const expires = new Date(now.getTime() + seconds * 1000);
    await sql`update second_factor_codes set ended_at = ${now} where user_id = ${userId} and ended_at is null`.execute(transaction);
    const { rows } = await sql<{ id: number }>`
      insert into second_factor_codes (user_id, session_id, phone, salt, digest, length, created_at, expires_at)
      values (${userId}, ${sessionId}, ${phone}, ${salt}, ${digestUnder(keys.digest, salt + code)}, ${length}, ${now}, ${expires})
      returning id`.execute(transaction);
    const secret = { text: code, code: String(rows[0]?.id), endsAt: expires };
    const body = chooseLetters(language).smsCode({ code, minutes: Math.max(1, Math.floor(seconds / 60)) });
    await queueMessage(transaction, { channel: 'sms', recipient: phone, subject: null, body, secret, now, hasGateway: hasGateway.sms });
    return { length, expires_at: expires.toISOString(), next_at: nextCodeAt([...sent, now], now).toISOString() };
  });
}

/** When codes were sent to the user within the last hour, the latest last. */
export async function sentLately(db: Database, userId: number, now: Date): Promise<readonly Date[]> {
  const lately = db.selectFrom('second_factor_codes').where('user_id', '=', userId).where('created_at', '>', minutesAfter(now, -60));
  const rows = await lately.select('created_at').orderBy('id').execute();
  return rows.map(({ created_at }) => created_at);
}

async function readCodeRules(db: Database): Promise<{ readonly length: number; readonly seconds: number }> {
  const policy = await db
    .selectFrom('password_policy')
    .select(['second_factor_code_length', 'second_factor_code_validity'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return { length: policy.second_factor_code_length, seconds: policy.second_factor_code_validity };
}

/** The code that was sent to the session and can still be spent: a query to select its columns from. */
export function selectLiveCode(db: Database, session: Session, now: Date) {
  return db
    .selectFrom('second_factor_codes')
    .where('session_id', '=', session.id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .limit(1);
}
