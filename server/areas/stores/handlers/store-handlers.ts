import { may } from '../../../../contract/basics/access.ts';
import { refuse } from '../../../../contract/basics/refusal.ts';
import { branchSocketAddress } from '../../../../contract/channels/branch/terms.ts';
import { compareValues } from '../../../../contract/derive/difference.ts';
import type { storeOperations } from '../../../../contract/operations/stores/store-operations.ts';
import { stores } from '../../../../contract/resources/stores/stores.ts';
import type { WriteContext } from '../../../db/rows/write/write-context.ts';
import { updateRecorded } from '../../../db/rows/write/write-statement.ts';
import { retried } from '../../../db/transactions.ts';
import type { AnswerOf, HandlersOf, SignedCallOf } from '../../../engine/call/call.ts';
import type { ResourceTools } from '../../../engine/rows/resource-tools.ts';
import { writeContextOf } from '../../../engine/rows/write-transaction.ts';
import type { Entities } from '../../../engine/write/hooks.ts';
import { lockedRow } from '../../../engine/write/write-row.ts';
import { seal } from '../../../keys/seal.ts';
import { sealedPlace } from '../../../keys/sealed-columns.ts';
import { newSecret } from '../../../keys/secrets.ts';

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
  const body = { pre_shared_key: key, socket_address: branchSocketAddress(tools.delivery.linkOrigin()) };
  return { status: 200, body, headers: { 'cache-control': 'no-store' } };
}

/**
 * Gives the store a new pre-shared key and answers with it: the only time that it is shown. It is kept sealed; history and
 * audit say that it changed and nothing more (page 03, Store).
 */
async function renewBranchKey(context: WriteContext, id: number, secret: Uint8Array, { find }: Entities): Promise<string> {
  const row = await lockedRow(context, id);
  const key = newSecret();
  const values = { pre_shared_key: seal(secret, sealedPlace('branch_keys', id), key), key_made_at: context.now.toISOString() };
  const changes = compareValues(context.resource, row, values);
  const after = await updateRecorded(context, row, { values, changes, lookup: find });
  if (after === undefined) throw refuse('conflict');
  return key;
}
