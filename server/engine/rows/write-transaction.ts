import type { Proven } from '../../../contract/basics/access.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import type { Database } from '../../db/database.ts';
import { retried } from '../../db/retried.ts';
import type { WholeRow } from '../../db/rows/present.ts';
import type { Writing } from '../../db/rows/write/writing.ts';
import type { Answer, SignedCall } from '../call/call.ts';
import { clientNoticeIn } from '../call/client-notice.ts';
import { demandProof } from '../call/proof.ts';
import { reportingRefusals } from '../write/report-refusals.ts';
import { answeredBefore, keepAnswer, onceOf } from './idempotency.ts';
import type { ResourceTools } from './resource-tools.ts';

type Work<A extends Answer> = (writing: Writing) => Promise<A>;

/** Everything that a change does is done or nothing is. A request with an Idempotency-Key keeps its answer in the same transaction. */
export function inWriteTransaction<A extends Answer>(
  resource: AnyResource,
  tools: ResourceTools,
  call: SignedCall,
  work: Work<A>,
): Promise<A> {
  return reportingRefusals(reportingOf(resource, tools, call), () =>
    inTransaction(tools.db, call, (transaction) => work(writingOf(resource, tools, call, transaction))),
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
  return reportingRefusals(reportingOf(resource, tools, call), () => retried(() => work(writingOf(resource, tools, call, tools.db))));
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
        throw new Undone(await work(writingOf(resource, tools, call, transaction)));
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
export function writingOf(resource: AnyResource, { salt, outward }: ResourceTools, call: SignedCall, db: Database): Writing {
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
    outward,
    language,
    demandProof: proof,
    ...clientNoticeIn(resource, call),
  };
}
