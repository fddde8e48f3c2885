import type { Proven } from '../../../contract/basics/access.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import type { Database } from '../../db/database.ts';
import { retried } from '../../db/retried.ts';
import type { WholeRow } from '../../db/rows/present.ts';
import type { Writing } from '../../db/rows/write/writing.ts';
import { countingHits } from '../../work/blacklist/count-hits.ts';
import type { Answer, SignedCall } from '../call/call.ts';
import { tellingIn } from '../call/telling.ts';
import { demandProof } from '../gates/proof.ts';
import { answeredBefore, keepAnswer, onceOf } from './kept-answer.ts';
import type { ResourceTools } from './resource-tools.ts';

type Work = (writing: Writing) => Promise<Answer>;

/** Everything that a change does is done or nothing is. A request with an Idempotency-Key keeps its answer in the same transaction. */
export function inWriteTransaction(resource: AnyResource, tools: ResourceTools, call: SignedCall, work: Work): Promise<Answer> {
  return countingHits(tools.db, call.now, () =>
    inTransaction(tools.db, call, (transaction) => work(writingOf(resource, tools, call, transaction))),
  );
}

/** The same for what is no declared entity. */
export function inTransaction(db: Database, call: SignedCall, work: (transaction: Database) => Promise<Answer>): Promise<Answer> {
  const once = onceOf(call);
  return retried(() =>
    db.transaction().execute(async (transaction) => {
      const before = once === null ? undefined : await answeredBefore(transaction, once);
      if (before !== undefined) return before;
      const answer = await work(transaction);
      if (once !== null) await keepAnswer(transaction, once, answer);
      return answer;
    }),
  );
}

/** For a change that is one statement: all or nothing by itself, in a third of the round trips. With a key it is two, and a transaction. */
export function inOneStatement(resource: AnyResource, tools: ResourceTools, call: SignedCall, work: Work): Promise<Answer> {
  if (onceOf(call) !== null) return inWriteTransaction(resource, tools, call, work);
  return countingHits(tools.db, call.now, () => retried(() => work(writingOf(resource, tools, call, tools.db))));
}

/** What would be answered: the change is really done and then undone, so that nothing is foreseen otherwise than it would happen. */
export async function asIfWritten(resource: AnyResource, tools: ResourceTools, call: SignedCall, work: Work): Promise<Answer> {
  try {
    return await retried(() =>
      tools.db.transaction().execute<Answer>(async (transaction) => {
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
class Undone extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super('undone');
    this.answer = answer;
  }
}

/** The change as whoever called makes it. */
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
    ...tellingIn(resource, call),
  };
}
