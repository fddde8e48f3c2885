import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { takesIdempotencyKey } from '../../../contract/api/operation.ts';
import { isLimited, type Proven } from '../../../contract/basics/access.ts';
import { idempotency } from '../../../contract/basics/limits.ts';
import { refuse } from '../../../contract/basics/refusal.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import type { Database } from '../../db/database.ts';
import type { WholeRow } from '../../db/rows/present.ts';
import type { WriteContext } from '../../db/rows/write/write-context.ts';
import { retried } from '../../db/transactions.ts';
import type { Answer, SignedCall } from '../call/call.ts';
import { parseClientNotice } from '../call/client-notice.ts';
import { demandProof } from '../call/session.ts';
import { reportingRefusals } from '../write/report-refusals.ts';
import type { ResourceTools } from './resource-tools.ts';

type Work<A extends Answer> = (context: WriteContext) => Promise<A>;

/** Everything that a change does is done or nothing is. A request with an Idempotency-Key keeps its answer in the same transaction. */
export function inWriteTransaction<A extends Answer>(
  resource: AnyResource,
  tools: ResourceTools,
  call: SignedCall,
  work: Work<A>,
): Promise<A> {
  return reportingRefusals(reportingOf(resource, tools, call), () =>
    inTransaction(tools.db, call, (transaction) => work(writeContextOf(resource, tools, call, transaction))),
  );
}

/** The same for what is no declared entity. */
export function inTransaction<A extends Answer>(db: Database, call: SignedCall, work: (transaction: Database) => Promise<A>): Promise<A> {
  const once = onceOf(call);
  return retried(() =>
    db.transaction().execute(async (transaction) => {
      const before = once === null ? undefined : await answeredBefore<A>(transaction, once);
      if (before !== undefined) return before;
      const answer = await work(transaction);
      if (once !== null) await keepAnswer(transaction, once, answer);
      return answer;
    }),
  );
}

/** For a change that is one statement: all or nothing on its own, in a third of the round trips. With a key it is two, and a transaction. */
export function inOneStatement<A extends Answer>(resource: AnyResource, tools: ResourceTools, call: SignedCall, work: Work<A>): Promise<A> {
  if (onceOf(call) !== null) return inWriteTransaction(resource, tools, call, work);
  return reportingRefusals(reportingOf(resource, tools, call), () => retried(() => work(writeContextOf(resource, tools, call, tools.db))));
}

const reportingOf = ({ name }: AnyResource, { db, entities }: ResourceTools, { now }: SignedCall) => ({
  db,
  hooks: entities.hooksOf(name),
  now,
});

/** What would be answered: the change is really done and then undone, so that nothing is foreseen otherwise than it would happen. */
export async function asIfWritten<A extends Answer>(
  resource: AnyResource,
  tools: ResourceTools,
  call: SignedCall,
  work: Work<A>,
): Promise<A> {
  try {
    return await retried(() =>
      tools.db.transaction().execute<A>(async (transaction) => {
        throw new Undone(await work(writeContextOf(resource, tools, call, transaction)));
      }),
    );
  } catch (error) {
    if (error instanceof Undone) return error.answer;
    throw error;
  }
}

/** The answer with the row and its version as the tag. */
export function withVersion(status: number, row: WholeRow, headers: Readonly<Record<string, string>> = {}): Answer {
  return { status, body: row, headers: { ...headers, etag: `"${row.version}"` } };
}

/** Ends a transaction without storing what it did. */
class Undone<A extends Answer> extends Error {
  readonly answer: A;

  constructor(answer: A) {
    super('undone');
    this.answer = answer;
  }
}

/** The change as anyone who called makes it. */
export function writeContextOf(resource: AnyResource, { salt, delivery }: ResourceTools, call: SignedCall, db: Database): WriteContext {
  const { session, now, requestId, address, language } = call;
  const proof = (guarded: Proven): void => demandProof(session, guarded, now);
  return {
    db,
    resource,
    actor: session.user,
    now,
    requestId,
    address,
    salt,
    delivery,
    language,
    demandProof: proof,
    ...parseClientNotice(resource, call),
  };
}

/** A request that shall happen at most once, however often it comes: page 08, API. */
type Once = {
  readonly userId: number;
  readonly operation: string;
  readonly key: string;
  /** What is asked for, within which stores: the same key with anything else is a mistake of the caller. */
  readonly fingerprint: string;
  readonly now: Date;
};

/** What the Idempotency-Key asks for; null without one, and for an operation that does not describe the header. */
function onceOf(call: SignedCall): Once | null {
  const key = takesIdempotencyKey(call.operation) ? call.header('idempotency-key') : undefined;
  if (key === undefined) return null;
  if (!/^[\x20-\x7E]+$/u.test(key) || key.length > idempotency.longestKey) throw refuse('invalid_idempotency_key');
  const { user } = call.session;
  // An answer holds rows: of stores that are no longer the user's it is not given again.
  const reach = isLimited(user) ? [user.limitations.toSorted((one, other) => one - other)] : [];
  const queries = Object.keys(call.query).length === 0 ? [] : [call.query];
  const asked = JSON.stringify([call.parameters, call.header('if-match'), call.body, ...queries, ...reach]);
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
async function answeredBefore<A extends Answer>(db: Database, { userId, operation, key, fingerprint, now }: Once): Promise<A | undefined> {
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
async function keepAnswer(db: Database, { userId, operation, key, fingerprint, now }: Once, answer: Answer): Promise<void> {
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
