import { may } from '../../../contract/basics/access.ts';
import { refuse } from '../../../contract/basics/refusal.ts';
import { branchSocketAddress } from '../../../contract/channels/branch/terms.ts';
import { stores } from '../../../contract/resources/stores/stores.ts';
import { retried } from '../../db/retried.ts';
import { renewBranchKey } from '../../resources/stores/branch-key.ts';
import type { Answer, Handlers, SignedCall } from '../call/call.ts';
import { identifierIn } from '../call/read-body.ts';
import type { ResourceTools } from '../rows/resource-tools.ts';
import { writingOf } from '../rows/write-transaction.ts';

/** `secret`: what keys of branches are sealed with. */
type StoreTools = ResourceTools & { readonly secret: Uint8Array };

/** Handlers of `storeOperations`. */
export function storeHandlers(tools: StoreTools): Handlers {
  return { 'stores.key': { signed: (call) => answerKey(tools, call) } };
}

/** Not by the way that keeps answers for repetitions: the key must stand nowhere. */
async function answerKey(tools: StoreTools, call: SignedCall): Promise<Answer> {
  if (!may(call.session.user, stores, 'edit')) throw refuse('forbidden');
  const id = identifierIn(call);
  const key = await retried(() =>
    tools.db
      .transaction()
      .execute((transaction) => renewBranchKey(writingOf(stores, tools, call, transaction), id, tools.secret, tools.entities)),
  );
  const body = { pre_shared_key: key, socket_address: branchSocketAddress(tools.outward.linkOrigin()) };
  return { status: 200, body, headers: { 'cache-control': 'no-store' } };
}
