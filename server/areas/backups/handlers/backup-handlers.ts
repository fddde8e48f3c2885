import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { may } from '../../../../contract/basics/access.ts';
import { refuse } from '../../../../contract/basics/refusal.ts';
import { messagesFor } from '../../../../contract/messages/index.ts';
import type { backupOperations } from '../../../../contract/operations/stores/backup-operations.ts';
import { backups } from '../../../../contract/resources/stores/backups.ts';
import { stores } from '../../../../contract/resources/stores/stores.ts';
import { maximalBackupBytes, mostUploadedRows } from '../../../../contract/rules/backup/terms.ts';
import { findRow } from '../../../db/rows/read.ts';
import { findUserWithRights } from '../../../db/rows/write/find-user-with-rights.ts';
import type { AnswerOf, CallOf, HandlersOf, SignedCallOf } from '../../../engine/call/call.ts';
import { withUploadedFile } from '../../../engine/imports/file/uploaded-file.ts';
import type { Jobs } from '../../../engine/jobs/jobs.ts';
import type { ResourceTools } from '../../../engine/rows/resource-tools.ts';
import { presentTask } from '../../../engine/rows/task-handlers.ts';
import { inWriteTransaction, writeContextOf } from '../../../engine/rows/write-transaction.ts';
import type { Keys } from '../../../keys/keys.ts';
import { openBackup } from '../store-backups/backup-file.ts';
import { beginBackup, keepContent, readContent } from '../store-backups/keep-backup.ts';
import { isBeingRestored, nameInput } from '../store-backups/restore/run-restore.ts';
import { signedAddress, userOfAddress } from '../store-backups/signed-address.ts';
import { answerPreview } from './backup-preview.ts';
import { backupFileName, backupSeen, demandWhole, storeForBackup } from './backup-rights.ts';

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
  const { backupsAndLicences } = messagesFor(call.language).console;
  const name = call.body.name ?? backupsAndLicences.backups.usualName(call.now.toISOString());
  const { session, address, requestId, language } = call;
  const asked = { kind: 'backup', owner_id: session.user.id, input: { store_id: store.id }, address, request_id: requestId } as const;
  const task = await tools.jobs.add(asked, async (within, { id }) => {
    const backup = { storeId: store.id, name, origin: 'manual' } as const;
    await nameInput(within, id, await beginBackup(writeContextOf(backups, tools, call, within), backup, tools.entities));
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

type BackupFileTools = ResourceTools & { readonly keys: Keys; readonly maxLevelForSharingPrivileges: number };

/** The file comes back as a backup of its store, and nothing of one that is damaged or none of the store. */
async function answerUpload(tools: BackupFileTools, call: SignedCallOf<'backups.upload'>): Promise<AnswerOf<'backups.upload'>> {
  const store = await storeForBackup(tools, call);
  const { body } = call;
  if (!(body instanceof Readable)) throw refuse('unsupported_media_type');
  const file = await withUploadedFile(body, maximalBackupBytes, (path) => readFile(path));
  const name = nameOf(call.query.file_name ?? '');
  const { entities } = await openBackup(tools.db, file, store.id);
  if (entities.reduce((count, { rows }) => count + rows.length, 0) > mostUploadedRows) throw refuse('backup_invalid');
  return inWriteTransaction(backups, tools, call, async (context) => {
    const id = await beginBackup(context, { storeId: store.id, name, origin: 'uploaded' }, tools.entities);
    await keepContent(context.db, id, file, call.now);
    const row = await findRow(context, id);
    if (row === undefined) throw refuse('not_found');
    return { status: 201, body: row, headers: { location: `/central/backups/${id}` } };
  });
}

async function answerFileAddress(
  tools: BackupFileTools,
  call: SignedCallOf<'backups.file-address'>,
): Promise<AnswerOf<'backups.file-address'>> {
  const row = await backupSeen(tools, call);
  demandWhole(tools, call.session.user);
  if (row['status'] !== 'complete') throw refuse('backup_not_complete');
  const { url, until } = signedAddress(tools.keys.current, row.id, call.session.user.id, call.now);
  return { status: 200, body: { url, expires_at: until.toISOString() }, headers: { 'cache-control': 'no-store' } };
}

/** The rights of whom the address was made for are asked again, and the audit says who took it away. */
async function answerFile(tools: BackupFileTools, call: CallOf<'backups.file'>): Promise<AnswerOf<'backups.file'>> {
  const { db, keys, maxLevelForSharingPrivileges } = tools;
  const { now, address, requestId } = call;
  const { id } = call.path;
  const userId = userOfAddress(keys.accepted, id, call.query, now);
  const actor = userId === null ? undefined : await findUserWithRights(db, userId, maxLevelForSharingPrivileges);
  if (actor === undefined) throw refuse('link_not_valid');
  if (!may(actor, backups, 'show')) throw refuse('forbidden');
  demandWhole(tools, actor);
  const row = await findRow({ db, resource: backups, actor, now }, id);
  if (row === undefined) throw refuse('not_found');
  const file = await readContent(db, id);
  const store = await db.selectFrom('stores').select('code').where('id', '=', Number(row['store_id'])).executeTakeFirst();
  await sql`
    insert into audit_log (created_at, updated_at, actor_id, actor_name, action, resource, record_id, address, request_id)
    values (${now}, ${now}, ${actor.id}, ${actor.name}, 'export', 'backups', ${id}, ${address}, ${requestId})`.execute(db);
  const name = backupFileName(store?.code ?? '', new Date(String(row['created_at'])));
  return {
    status: 200,
    body: file,
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  };
}

/** What the backup is called by its file; some browsers give a whole path. */
function nameOf(fileName: string): string {
  const name = (fileName.split(/[/\\]/u).at(-1) ?? '').trim();
  return name === '' ? '-' : name.slice(0, 120);
}
