import { isSuperAdministrator } from '../../../../contract/basics/access.ts';
import { refuse } from '../../../../contract/basics/refusal.ts';
import type { systemOperations } from '../../../../contract/operations/console/system-operations.ts';
import type { AnswerOf, HandlersOf, SignedCall, SignedCallOf } from '../../../engine/call/call.ts';
import { inTransaction } from '../../../engine/rows/write-transaction.ts';
import { readSystem, type SystemTools } from '../read-system.ts';
import { askForBackup } from '../system-backups.ts';

/** Handlers of `systemOperations`. */
export function systemHandlers(tools: SystemTools): HandlersOf<typeof systemOperations> {
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

async function answerAsked({ db, installation }: SystemTools, call: SignedCallOf<'system.back-up'>): Promise<AnswerOf<'system.back-up'>> {
  refuseOthers(call);
  const { backups } = installation;
  if (backups === null) throw refuse('whole_backup_off');
  const { session, now, address, requestId } = call;
  const answer = await inTransaction(
    db,
    call,
    async (transaction): Promise<AnswerOf<'system.back-up'>> => ({
      status: 201,
      body: await askForBackup(transaction, { actor: session.user, now, address, requestId }),
    }),
  );
  backups.requestBackup();
  return answer;
}

function refuseOthers({ session }: Pick<SignedCall, 'session'>): void {
  if (!isSuperAdministrator(session.user)) throw refuse('forbidden');
}
