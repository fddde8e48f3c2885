import { may } from '../../../../contract/basics/access.ts';
import { refuse } from '../../../../contract/basics/refusal.ts';
import { messagesFor } from '../../../../contract/messages/index.ts';
import type { backupOperations } from '../../../../contract/operations/stores/backup-operations.ts';
import { backups } from '../../../../contract/resources/stores/backups.ts';
import { stores } from '../../../../contract/resources/stores/stores.ts';
import type { AnswerOf, HandlersOf, SignedCallOf } from '../../../engine/call/call.ts';
import type { Jobs } from '../../../engine/jobs/jobs.ts';
import { presentTask } from '../../../engine/rows/task-handlers.ts';
import { writingOf } from '../../../engine/rows/write-transaction.ts';
import { beginBackup } from '../store-backups/keep-backup.ts';
import { isBeingRestored, nameInput } from '../store-backups/restore/restore-tasks.ts';
import { answerFile, answerFileAddress, answerUpload, type BackupFileTools } from './backup-file-handlers.ts';
import { answerPreview } from './backup-preview.ts';
import { backupSeen, demandWhole, storeForBackup } from './backup-rights.ts';

export type BackupHandlerTools = BackupFileTools & { readonly jobs: Jobs };

/** Handlers of `backupOperations`. */
export function backupHandlers(tools: BackupHandlerTools): HandlersOf<typeof backupOperations> {
  return {
    'backups.make': { signed: (call) => answerMake(tools, call) },
    'backups.upload': { signed: (call) => answerUpload(tools, call) },
    'backups.file-address': { signed: (call) => answerFileAddress(tools, call) },
    'backups.file': { public: (call) => answerFile(tools, call) },
    'backups.preview': { signed: (call) => answerPreview(tools, call) },
    'backups.apply': { signed: (call) => answerApply(tools, call) },
  };
}

async function answerMake(tools: BackupHandlerTools, call: SignedCallOf<'backups.make'>): Promise<AnswerOf<'backups.make'>> {
  const store = await storeForBackup(tools, call);
  const { keeping } = messagesFor(call.language).console;
  const name = call.body.name ?? keeping.backups.usualName(call.now.toISOString());
  const { session, address, requestId, language } = call;
  const asked = { kind: 'backup', owner_id: session.user.id, input: { store_id: store.id }, address, request_id: requestId } as const;
  const task = await tools.jobs.add(asked, async (within, { id }) => {
    const backup = { storeId: store.id, name, origin: 'manual' } as const;
    await nameInput(within, id, await beginBackup(writingOf(backups, tools, call, within), backup, tools.entities));
  });
  return { status: 200, body: presentTask({ ...task, owner_name: session.user.name }, language) };
}

async function answerApply(tools: BackupHandlerTools, call: SignedCallOf<'backups.apply'>): Promise<AnswerOf<'backups.apply'>> {
  const row = await backupSeen(tools, call);
  demandWhole(tools, call.session.user);
  const storeId = Number(row['store_id']);
  if (!may(call.session.user, stores, 'edit')) throw refuse('forbidden');
  if (row['status'] !== 'complete') throw refuse('backup_not_complete');
  if (await isBeingRestored(tools.db, storeId)) throw refuse('backup_busy');
  const { session, address, requestId, language } = call;
  const input = { backup_id: row.id, store_id: storeId, name: String(row['name']), seen: call.body.seen, language };
  const task = await tools.jobs.add({ kind: 'backup_restore', owner_id: session.user.id, input, address, request_id: requestId });
  return { status: 200, body: presentTask({ ...task, owner_name: session.user.name }, language) };
}
