import { isSuperAdministrator } from '../../../contract/basics/access.ts';
import { refuse } from '../../../contract/basics/refusal.ts';
import type { Database } from '../../db/database.ts';
import { decideHeld, heldMessages } from '../../delivery/held-messages.ts';
import type { Answer, Handlers, SignedCall } from '../call/call.ts';
import { inTransaction } from '../rows/write-transaction.ts';

/** Handlers of `heldMessageOperations`. */
export function heldMessageHandlers(db: Database): Handlers {
  return {
    'held-messages.show': { signed: (call) => answerHeld(db, call) },
    'held-messages.release': { signed: (call) => answerDecision(db, call, 'release') },
    'held-messages.discard': { signed: (call) => answerDecision(db, call, 'discard') },
  };
}

async function answerHeld(db: Database, call: SignedCall): Promise<Answer> {
  refuseOthers(call);
  return { status: 200, body: await heldMessages(db) };
}

async function answerDecision(db: Database, call: SignedCall, decision: 'release' | 'discard'): Promise<Answer> {
  refuseOthers(call);
  const { session, now, address, requestId } = call;
  return inTransaction(db, call, async (transaction) => {
    await decideHeld(transaction, { decision, actor: session.user, now, address, requestId });
    return { status: 200, body: await heldMessages(transaction) };
  });
}

function refuseOthers({ session }: SignedCall): void {
  if (!isSuperAdministrator(session.user)) throw refuse('forbidden');
}
