import { may } from '../../../../contract/basics/access.ts';
import { refuse } from '../../../../contract/basics/refusal.ts';
import type { waitingChangeOperations } from '../../../../contract/operations/stores/waiting-change-operations.ts';
import { stores } from '../../../../contract/resources/stores/stores.ts';
import { findRow } from '../../../db/rows/read.ts';
import type { AnswerOf, HandlersOf, SignedCallOf } from '../../../engine/call/call.ts';
import { createReading, type ResourceTools } from '../../../engine/rows/resource-tools.ts';
import { inTransaction, writeContextOf } from '../../../engine/rows/write-transaction.ts';
import { countWaitingChanges, listWaitingChanges } from '../revisions/list-waiting-changes.ts';
import { withdrawChange } from '../revisions/withdraw-change.ts';

/** Handlers of `waitingChangeOperations`. */
export function waitingChangeHandlers(tools: ResourceTools): HandlersOf<typeof waitingChangeOperations> {
  return {
    'stores.waiting-changes': { signed: (call) => answerList(tools, call) },
    'stores.withdraw-change': { signed: (call) => answerWithdraw(tools, call) },
    'waiting-changes.counts': { signed: (call) => answerCounts(tools, call) },
  };
}

async function answerList(tools: ResourceTools, call: SignedCallOf<'stores.waiting-changes'>): Promise<AnswerOf<'stores.waiting-changes'>> {
  const storeId = await seenStore(tools, call);
  return { status: 200, body: await listWaitingChanges({ db: tools.db, actor: call.session.user, now: call.now }, storeId) };
}

async function answerCounts(
  tools: ResourceTools,
  call: SignedCallOf<'waiting-changes.counts'>,
): Promise<AnswerOf<'waiting-changes.counts'>> {
  if (!may(call.session.user, stores, 'list')) throw refuse('forbidden');
  return { status: 200, body: await countWaitingChanges({ db: tools.db, actor: call.session.user }) };
}

async function answerWithdraw(
  tools: ResourceTools,
  call: SignedCallOf<'stores.withdraw-change'>,
): Promise<AnswerOf<'stores.withdraw-change'>> {
  const storeId = await seenStore(tools, call);
  const asked = { storeId, change: call.path.change, wholeRecord: call.body.whole_record };
  return inTransaction(tools.db, call, async (transaction) => {
    const { resource: _, ...by } = writeContextOf(stores, tools, call, transaction);
    return { status: 200, body: { withdrawn: await withdrawChange(by, asked, tools.entities) } };
  });
}

async function seenStore(tools: ResourceTools, call: SignedCallOf<'stores.waiting-changes' | 'stores.withdraw-change'>): Promise<number> {
  if (!may(call.session.user, stores, 'show')) throw refuse('forbidden');
  const { id } = call.path;
  if ((await findRow(createReading(stores, tools, call), id)) === undefined) throw refuse('not_found');
  return id;
}
