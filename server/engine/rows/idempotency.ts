import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { takesIdempotencyKey } from '../../../contract/api/operation.ts';
import { isLimited } from '../../../contract/basics/access.ts';
import { idempotency } from '../../../contract/basics/limits.ts';
import { refuse } from '../../../contract/basics/refusal.ts';
import type { Database } from '../../db/database.ts';
import type { Answer, SignedCall } from '../call/call.ts';

/** A request that shall happen at most once, however often it comes: page 08, API. */
export type Once = {
  readonly userId: number;
  readonly operation: string;
  readonly key: string;
  /** What is asked for, within which stores: the same key with anything else is a mistake of the caller. */
  readonly fingerprint: string;
  readonly now: Date;
};

/** What the Idempotency-Key asks for; null without one, and for an operation that does not describe the header. */
export function onceOf(call: SignedCall): Once | null {
  const key = takesIdempotencyKey(call.operation) ? call.header('idempotency-key') : undefined;
  if (key === undefined) return null;
  if (!/^[\x20-\x7E]+$/u.test(key) || key.length > idempotency.longestKey) throw refuse('invalid_idempotency_key');
  const { user } = call.session;
  // An answer holds rows: of stores that are no longer the user's it is not given again.
  const reach = isLimited(user) ? [user.limitations.toSorted((one, other) => one - other)] : [];
  const questions = Object.keys(call.query).length === 0 ? [] : [call.query];
  const asked = JSON.stringify([call.parameters, call.header('if-match'), call.body, ...questions, ...reach]);
  return {
    userId: user.id,
    operation: call.operation.id,
    key,
    fingerprint: createHash('sha256').update(asked).digest('base64url'),
    now: call.now,
  };
}

/**
 * The answer that the request got before. Anyone who comes while the first is still in flight is refused. The database itself
 * holds the flight, by a lock of the transaction: one that is killed frees the key as it ends, without any lease to wait for.
 */
export async function answeredBefore<A extends Answer>(
  db: Database,
  { userId, operation, key, fingerprint, now }: Once,
): Promise<A | undefined> {
  const name = JSON.stringify([userId, operation, key]);
  const { rows: locks } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as taken`.execute(db);
  if (locks[0]?.taken !== true) throw refuse('in_flight');
  const kept = await db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'status', 'body', 'headers'])
    .where('user_id', '=', userId)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (kept === undefined) return undefined;
  if (kept.fingerprint !== fingerprint) throw refuse('idempotency_key_reused');
  // Kept of the same operation, so of the same type.
  const answer: A = JSON.parse(`{"status":${kept.status},"body":${kept.body}}`);
  return { ...answer, headers: { ...JSON.parse(kept.headers), 'idempotency-replayed': 'true' } };
}

/** Keeps the answer for who asks again, and clears away some of those where the time is over. */
export async function keepAnswer(db: Database, { userId, operation, key, fingerprint, now }: Once, answer: Answer): Promise<void> {
  const expires = new Date(now.getTime() + idempotency.keptHours * 3_600_000);
  await sql`
    insert into idempotency_keys (user_id, operation, key, fingerprint, status, body, headers, expires_at)
    values (${userId}, ${operation}, ${key}, ${fingerprint}, ${answer.status}, ${JSON.stringify(answer.body ?? null)},
      ${JSON.stringify(answer.headers ?? {})}, ${expires})
    on conflict (user_id, operation, key) do update set fingerprint = excluded.fingerprint, status = excluded.status,
      body = excluded.body, headers = excluded.headers, expires_at = excluded.expires_at`.execute(db);
  // A few with each new one keeps the table short, and waits for no one who does the same.
  await sql`
    delete from idempotency_keys where (user_id, operation, key) in (
      select user_id, operation, key from idempotency_keys where expires_at <= ${now}
      order by expires_at limit 20 for update skip locked)`.execute(db);
}
