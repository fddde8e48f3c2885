import { may } from '../../../../contract/basics/access.ts';
import { refuse } from '../../../../contract/basics/refusal.ts';
import { stores } from '../../../../contract/resources/stores/stores.ts';
import type { AnswerOf, SignedCallOf } from '../../../engine/call/call.ts';
import type { ResourceTools } from '../../../engine/rows/resource-tools.ts';
import { asIfWritten } from '../../../engine/rows/write-transaction.ts';
import { contentOf } from '../store-backups/keep-backup.ts';
import { applyBackup } from '../store-backups/restore/apply-backup.ts';
import { openBackup } from '../store-backups/restore/open-backup.ts';
import { presentOutcome } from './backup-outcome.ts';
import { backupSeen, demandWhole } from './backup-rights.ts';

/** What the restore would do: it is really done and then undone, so that nothing is foreseen otherwise than it would happen. */
export async function answerPreview(tools: ResourceTools, call: SignedCallOf<'backups.preview'>): Promise<AnswerOf<'backups.preview'>> {
  const row = await backupSeen(tools, call);
  demandWhole(tools, call.session.user);
  if (!may(call.session.user, stores, 'edit')) throw refuse('forbidden');
  const storeId = Number(row['store_id']);
  const content = await openBackup(tools.db, await contentOf(tools.db, row.id), storeId);
  return asIfWritten(stores, tools, call, async (writing) => {
    const outcome = await applyBackup(writing, { storeId, content, entities: tools.entities });
    return { status: 200, body: presentOutcome(outcome, call.language) };
  });
}
