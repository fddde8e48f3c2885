import { may } from '../../../contract/basics/access.ts';
import { refuse, refuseValues } from '../../../contract/basics/refusal.ts';
import { cleanText } from '../../../contract/derive/clean.ts';
import { messagesFor } from '../../../contract/messages/index.ts';
import { backups } from '../../../contract/resources/stores/backups.ts';
import { stores } from '../../../contract/resources/stores/stores.ts';
import { beginBackup } from '../../backups/keep-backup.ts';
import { isBeingRestored, nameInput } from '../../backups/restore/restore-tasks.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Answer, Handlers, SignedCall } from '../call/call.ts';
import { objectBody, refuseUnknown, requiredTextIn, textIn } from '../call/read-body.ts';
import { presentTask } from '../rows/task-handlers.ts';
import { writingOf } from '../rows/write-transaction.ts';
import { answerFile, answerFileAddress, answerUpload, type BackupFileTools } from './backup-file-handlers.ts';
import { answerPreview } from './backup-preview.ts';
import { backupSeen, demandWhole, storeForBackup } from './backup-rights.ts';

export type BackupHandlerTools = BackupFileTools & { readonly jobs: Jobs };

/** Handlers of `backupOperations`. */
export function backupHandlers(tools: BackupHandlerTools): Handlers {
  return {
    'backups.make': { signed: (call) => answerMake(tools, call) },
    'backups.upload': { signed: (call) => answerUpload(tools, call) },
    'backups.file-address': { signed: (call) => answerFileAddress(tools, call) },
    'backups.file': { public: (call) => answerFile(tools, call) },
    'backups.preview': { signed: (call) => answerPreview(tools, call) },
    'backups.apply': { signed: (call) => answerApply(tools, call) },
  };
}

async function answerMake(tools: BackupHandlerTools, call: SignedCall): Promise<Answer> {
  const store = await storeForBackup(tools, call);
  const body = objectBody(call.body ?? {});
  refuseUnknown(body, ['name']);
  const name = cleanText(textIn(body, 'name') ?? '').replace(/\s+/gu, ' ');
  if (name.length > 120) throw refuseValues({ name: { code: 'too_long', details: { max: 120 } } });
  const { keeping } = messagesFor(call.language).console;
  const wanted = name === '' ? keeping.backups.usualName(call.now.toISOString()) : name;
  const { session, address, requestId, language } = call;
  const asked = { kind: 'backup', owner_id: session.user.id, input: { store_id: store.id }, address, request_id: requestId } as const;
  const task = await tools.jobs.add(asked, async (within, { id }) => {
    const backup = { storeId: store.id, name: wanted, origin: 'manual' } as const;
    await nameInput(within, id, await beginBackup(writingOf(backups, tools, call, within), backup, tools.entities));
  });
  return { status: 200, body: presentTask({ ...task, owner_name: session.user.name }, language) };
}

async function answerApply(tools: BackupHandlerTools, call: SignedCall): Promise<Answer> {
  const row = await backupSeen(tools, call);
  demandWhole(tools, call.session.user);
  const storeId = Number(row['store_id']);
  if (!may(call.session.user, stores, 'edit')) throw refuse('forbidden');
  const seen = requiredTextIn(objectBody(call.body), 'seen');
  if (row['status'] !== 'complete') throw refuse('backup_not_complete');
  if (await isBeingRestored(tools.db, storeId)) throw refuse('backup_busy');
  const { session, address, requestId, language } = call;
  const input = { backup_id: row.id, store_id: storeId, name: String(row['name']), seen, language };
  const task = await tools.jobs.add({ kind: 'backup_restore', owner_id: session.user.id, input, address, request_id: requestId });
  return { status: 200, body: presentTask({ ...task, owner_name: session.user.name }, language) };
}
