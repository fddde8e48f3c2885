import { isSuperAdministrator } from '../../../contract/basics/access.ts';
import { refuse } from '../../../contract/basics/refusal.ts';
import { readSystem, type SystemTools } from '../../system/read-system.ts';
import { askForBackup } from '../../system/system-backups.ts';
import type { Answer, Handlers, SignedCall } from '../call/call.ts';
import { inTransaction } from '../rows/write-transaction.ts';

/** Handlers of `systemOperations`. */
export function systemHandlers(tools: SystemTools): Handlers {
  return {
    'system.show': {
      signed: async (call) => {
        refuseOthers(call);
        return { status: 200, body: await readSystem(tools, call.now) };
      },
    },
    'system.back-up': { signed: (call) => answerAsked(tools, call) },
  };
}

async function answerAsked({ db, place }: SystemTools, call: SignedCall): Promise<Answer> {
  refuseOthers(call);
  const { backups } = place;
  if (backups === null) throw refuse('whole_backup_off');
  const { session, now, address, requestId } = call;
  const answer = await inTransaction(db, call, async (transaction) => ({
    status: 201,
    body: await askForBackup(transaction, { actor: session.user, now, address, requestId }),
  }));
  backups.wake();
  return answer;
}

function refuseOthers({ session }: SignedCall): void {
  if (!isSuperAdministrator(session.user)) throw refuse('forbidden');
}
