import { connectingWords } from '../../contract/messages/cs/connecting.ts';
import { serverWords as words } from '../../contract/messages/cs/server.ts';
import { BackupFault } from '../areas/backups/full-backup/file/backup-fault.ts';
import { backupReason } from '../areas/backups/full-backup/file/fault-words.ts';
import { DatabaseUnavailable, type UnavailableReason } from '../db/connect/open.ts';
import { storageFaultOf } from '../db/connect/pool/storage-fault.ts';
import { isConnectionLoss, unreachableCauses } from '../db/connect/pool/unreachable-cause.ts';
import { NewerSchema } from '../db/migrate.ts';
import { OpenAccounts } from '../demo/open-accounts.ts';
import { OtherSecretKey } from '../keys/lost-with-key.ts';

type Configured = { readonly port: number; readonly host: string; readonly dataDirectory: string; readonly databaseUrl: string | null };

/** What went wrong, in words that say what to do. */
export function explainStartFailure(error: unknown, configured: Configured): string {
  const { dataDirectory, databaseUrl } = configured;
  if (error instanceof BackupFault) return backupReason(error);
  if (error instanceof NewerSchema) return words.newerSchema;
  if (error instanceof OpenAccounts) return words.openAccounts(error.emails);
  if (error instanceof OtherSecretKey) return words.otherSecretKey(error.lost, error.missingFile);
  if (error instanceof DatabaseUnavailable) return databaseReason(error, dataDirectory);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const listening = listeningReason(error, configured);
  if (listening !== null) return listening;
  if (error instanceof Error && isConnectionLoss({ text: error.message, code: String(code) })) return words.databaseLost;
  const isOfDatabase = databaseUrl !== null && /^\d/u.test(String(code));
  const fault = storageFaultOf(error);
  if (fault === 'disk_full') return isOfDatabase ? words.databaseDiskFull : words.diskFull(dataDirectory);
  if (fault === 'read_only' && isOfDatabase) return words.databaseReadOnly;
  if (code === '42501' && isOfDatabase) return words.noRight(error instanceof Error ? error.message : '');
  if (code === '53100') return words.sharedMemoryFull;
  // A folder that cannot be made is not there (ENOENT), also where the whole file system is read-only.
  if (['EACCES', 'EROFS', 'EPERM', 'ENOTDIR', 'EEXIST', 'ENOENT', 'ENAMETOOLONG', 'EISDIR'].some((known) => known === code))
    return words.directoryNotWritable(dataDirectory);
  return words.failed(error instanceof Error ? (error.stack ?? error.message) : String(error));
}

function databaseReason({ reason, details, message }: DatabaseUnavailable, dataDirectory: string): string {
  const { pid, found, needed } = details;
  const text = (name: string) => String(details[name] ?? '');
  const directory = text('directory') || dataDirectory;
  const reasons = {
    locked: () => words.locked(typeof pid === 'number' ? ` (PID ${pid})` : ''),
    old_server: () => words.oldServer,
    broken: () => words.broken(message),
    unreachable: () => unreachableReason(details),
    running_silent: () => words.runningSilent,
    earlier_engine: () => words.earlierEngine(directory),
    newer_major: () => words.newerMajor(Number(found), Number(needed)),
    older_major: () => words.olderMajor(Number(found), Number(needed)),
    copied_while_running: () => words.copiedWhileRunning(text('cluster'), text('file')),
    copied_pointer: () => words.copiedPointer(text('pointed'), text('home')),
    not_writable: () => words.directoryNotWritable(directory),
    foreign_owner: () => words.foreignOwner(directory),
    folder_closed: () => words.folderClosed(directory, text('closed')),
    disk_full: () => words.diskFull(directory),
    socket_path_too_long: () => words.socketPathTooLong(directory, text('temporary')),
    no_package: () => words.noPackage(`${process.platform} ${process.arch}`),
    on_windows: () => words.onWindows,
    no_account: () => words.noAccount,
    unknown_account: () => words.unknownAccount(text('uid')),
    unusable_path: () => words.unusablePath(directory),
    programs_unusable: () => words.programsUnusable(text('program'), message),
    other_database: () => words.otherDatabase,
    not_owner: () => words.notOwner(text('owner'), text('role')),
    audit_changeable: () => words.auditChangeable(text('role')),
  } as const satisfies Record<UnavailableReason, () => string>;
  return reasons[reason]();
}

function unreachableReason(details: DatabaseUnavailable['details']): string {
  const cause = unreachableCauses.find((each) => each === details['cause']) ?? 'unknown';
  return connectingWords[cause](String(details['setting'] ?? 'DATABASE_URL'), String(details['code'] ?? ''));
}

/** Why nothing can listen there; null of other faults. A name in `HOST` that no one knows fails before it comes to listening. */
function listeningReason(error: unknown, { port, host }: Configured): string | null {
  if (!(error instanceof Error)) return null;
  const [code, syscall, hostname] = ['code', 'syscall', 'hostname'].map((name) => String(Reflect.get(error, name) ?? ''));
  if (code === 'EADDRINUSE') return words.portTaken(port);
  if (syscall === 'getaddrinfo' && hostname === host) return words.noSuchAddress(host);
  if (syscall !== 'listen') return null;
  return code === 'EACCES' || code === 'EPERM' ? words.portForbidden(port) : words.noSuchAddress(host);
}
