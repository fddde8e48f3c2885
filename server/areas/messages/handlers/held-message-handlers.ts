import { isSuperAdministrator } from '../../../../contract/basics/access.ts';
import { refuse } from '../../../../contract/basics/refusal.ts';
import type { heldMessageOperations } from '../../../../contract/operations/console/outbox-operations.ts';
import type { Database } from '../../../db/database.ts';
import type { AnswerOf, HandlersOf, SignedCall, SignedCallOf } from '../../../engine/call/call.ts';
import { inTransaction } from '../../../engine/rows/write-transaction.ts';
import { decideHeld, heldMessages } from '../delivery/held-messages.ts';

/** Handlers of `heldMessageOperations`. */
export function heldMessageHandlers(db: Database): HandlersOf<typeof heldMessageOperations> {
  return {
    'held-messages.show': { signed: (call) => answerHeld(db, call) },
    'held-messages.release': { signed: (call) => answerDecision(db, call, 'release') },
    'held-messages.discard': { signed: (call) => answerDecision(db, call, 'discard') },
  };
}

async function answerHeld(db: Database, call: SignedCallOf<'held-messages.show'>): Promise<AnswerOf<'held-messages.show'>> {
  refuseOthers(call);
  return { status: 200, body: await heldMessages(db) };
}

/** Both decisions get and answer the same. */
async function answerDecision(
  db: Database,
  call: SignedCallOf<'held-messages.release'>,
  decision: 'release' | 'discard',
): Promise<AnswerOf<'held-messages.release'>> {
  refuseOthers(call);
  const { session, now, address, requestId } = call;
  return inTransaction(db, call, async (transaction) => {
    await decideHeld(transaction, { decision, actor: session.user, now, address, requestId });
    return { status: 200, body: await heldMessages(transaction) };
  });
}

function refuseOthers({ session }: Pick<SignedCall, 'session'>): void {
  if (!isSuperAdministrator(session.user)) throw refuse('forbidden');
}
