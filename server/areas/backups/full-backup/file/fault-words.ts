import { wholeBackupWords as words } from '../../../../../contract/messages/cs/whole-backup.ts';
import { leastPassphrase } from '../../../../../contract/rules/backup/terms.ts';
import type { Lost } from '../../../../keys/lost-with-key.ts';
import type { BackupFault, BackupFaultReason } from './backup-fault.ts';

/** What went wrong with a backup of the whole, in words that say what to do. */
export function backupReason({ reason, details }: BackupFault): string {
  const text = (name: string) => String(details[name] ?? '');
  const count = (name: keyof Lost) => Number(details[name] ?? 0);
  const reasons = {
    nothing_to_back_up: () => words.nothingToBackUp,
    file_exists: () => words.fileExists(text('file')),
    file_missing: () => words.fileMissing(text('file')),
    file_not_writable: () => words.fileNotWritable(text('file')),
    no_room_for_file: () => words.noRoomForFile(text('file')),
    no_room_in_database: () => words.noRoomInDatabase,
    not_a_backup: () => words.notABackup,
    incomplete: () => words.incomplete,
    damaged: () => words.damaged,
    newer_format: () => words.newerFormat,
    newer_schema: () => words.newerSchema(text('version')),
    needs_passphrase: () => words.needsPassphrase,
    nothing_typed: () => words.nothingTyped,
    wrong_passphrase: () => words.wrongPassphrase,
    short_passphrase: () => words.shortPassphrase(leastPassphrase),
    passphrases_differ: () => words.passphrasesDiffer,
    place_not_empty: () => words.placeNotEmpty(text('table')),
    other_key: () => words.otherKey(text('found'), text('needed')),
    key_needed: () => words.keyNeeded(text('needed')),
    sealed_with_other_key: () => {
      const lost = {
        branch_keys: count('branch_keys'),
        authenticators: count('authenticators'),
        begun_authenticators: count('begun_authenticators'),
        licence_keys: count('licence_keys'),
        recovery_codes: count('recovery_codes'),
      };
      return words.sealedWithOtherKey(text('file'), { found: text('found'), needed: text('needed') }, lost);
    },
    key_being_exchanged: () => words.keyBeingExchanged,
    differs: () => words.differs(text('table')),
    not_erased: () => text('reasons'),
    no_scratch: () => words.noScratch(text('role')),
    files_unreachable: () => words.filesUnreachable,
  } as const satisfies Record<BackupFaultReason, () => string>;
  return reasons[reason]();
}
