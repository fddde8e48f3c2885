import { may } from '../../../../contract/basics/access.ts';
import { refuse } from '../../../../contract/basics/refusal.ts';
import { branchSocketAddress } from '../../../../contract/channels/branch/terms.ts';
import type { storeOperations } from '../../../../contract/operations/stores/store-operations.ts';
import { stores } from '../../../../contract/resources/stores/stores.ts';
import { retried } from '../../../db/retried.ts';
import type { AnswerOf, HandlersOf, SignedCallOf } from '../../../engine/call/call.ts';
import type { ResourceTools } from '../../../engine/rows/resource-tools.ts';
import { writeContextOf } from '../../../engine/rows/write-transaction.ts';
import { renewBranchKey } from '../writes/branch-key.ts';

/** `secret`: what keys of branches are sealed with. */
type StoreTools = ResourceTools & { readonly secret: Uint8Array };

/** Handlers of `storeOperations`. */
export function storeHandlers(tools: StoreTools): HandlersOf<typeof storeOperations> {
  return { 'stores.key': { signed: (call) => answerKey(tools, call) } };
}

/** Not by the way that keeps answers for repetitions: the key must be nowhere. */
async function answerKey(tools: StoreTools, call: SignedCallOf<'stores.key'>): Promise<AnswerOf<'stores.key'>> {
  if (!may(call.session.user, stores, 'edit')) throw refuse('forbidden');
  const key = await retried(() =>
    tools.db
      .transaction()
      .execute((transaction) =>
        renewBranchKey(writeContextOf(stores, tools, call, transaction), call.path.id, tools.secret, tools.entities),
      ),
  );
  const body = { pre_shared_key: key, socket_address: branchSocketAddress(tools.outward.linkOrigin()) };
  return { status: 200, body, headers: { 'cache-control': 'no-store' } };
}
