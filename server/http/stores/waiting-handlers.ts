import { may } from '../../../contract/basics/access.ts';
import { refuse, refuseValues } from '../../../contract/basics/refusal.ts';
import { stores } from '../../../contract/resources/stores/stores.ts';
import { countWaiting, listWaiting } from '../../branches/revisions/list-waiting.ts';
import { withdrawChange } from '../../branches/revisions/withdraw-change.ts';
import { findRow } from '../../db/rows/read.ts';
import type { Answer, Handlers, SignedCall } from '../call/call.ts';
import { identifierIn, objectBody, refuseUnknown } from '../call/read-body.ts';
import { type ResourceTools, readingOf } from '../rows/resource-tools.ts';
import { inTransaction, writingOf } from '../rows/write-transaction.ts';

/** Handlers of `waitingOperations`. */
export function waitingHandlers(tools: ResourceTools): Handlers {
  return {
    'stores.waiting-changes': { signed: (call) => answerList(tools, call) },
    'stores.withdraw-change': { signed: (call) => answerWithdraw(tools, call) },
    'waiting-changes.counts': { signed: (call) => answerCounts(tools, call) },
  };
}

async function answerList(tools: ResourceTools, call: SignedCall): Promise<Answer> {
  const storeId = await seenStore(tools, call);
  return { status: 200, body: await listWaiting({ db: tools.db, actor: call.session.user, now: call.now }, storeId) };
}

async function answerCounts(tools: ResourceTools, call: SignedCall): Promise<Answer> {
  if (!may(call.session.user, stores, 'list')) throw refuse('forbidden');
  return { status: 200, body: await countWaiting({ db: tools.db, actor: call.session.user }) };
}

async function answerWithdraw(tools: ResourceTools, call: SignedCall): Promise<Answer> {
  const storeId = await seenStore(tools, call);
  const change = changeIn(call);
  const wholeRecord = wholeRecordIn(call.body);
  return inTransaction(tools.db, call, async (transaction) => {
    const { resource: _, ...by } = writingOf(stores, tools, call, transaction);
    return { status: 200, body: { withdrawn: await withdrawChange(by, { storeId, change, wholeRecord }, tools.entities) } };
  });
}

async function seenStore(tools: ResourceTools, call: SignedCall): Promise<number> {
  if (!may(call.session.user, stores, 'show')) throw refuse('forbidden');
  const id = identifierIn(call);
  if ((await findRow(readingOf(stores, tools, call), id)) === undefined) throw refuse('not_found');
  return id;
}

function changeIn({ parameters }: SignedCall): number {
  const text = parameters['change'] ?? '';
  const change = Number(text);
  if (!/^[1-9]\d{0,15}$/u.test(text) || !Number.isSafeInteger(change)) throw refuse('invalid_identifier');
  return change;
}

function wholeRecordIn(given: unknown): boolean {
  const body = objectBody(given ?? {});
  refuseUnknown(body, ['whole_record']);
  const { whole_record: whole = false } = body;
  if (typeof whole !== 'boolean') throw refuseValues({ whole_record: { code: 'wrong_type' } });
  return whole;
}
