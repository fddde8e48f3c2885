/** Why a backup of the whole could not be made, read or restored, for a machine; the Czech sentence is made from it elsewhere. */
export type BackupFaultReason =
  | 'nothing_to_back_up'
  | 'file_exists'
  | 'file_missing'
  | 'file_not_writable'
  | 'no_room_for_file'
  | 'no_room_in_database'
  | 'not_a_backup'
  | 'incomplete'
  | 'damaged'
  | 'newer_format'
  | 'newer_schema'
  | 'needs_passphrase'
  | 'nothing_typed'
  | 'wrong_passphrase'
  | 'short_passphrase'
  | 'passphrases_differ'
  | 'place_not_empty'
  | 'other_key'
  | 'key_needed'
  | 'sealed_with_other_key'
  | 'key_being_exchanged'
  | 'differs'
  | 'not_erased'
  | 'no_scratch'
  | 'files_unreachable';

/** Facts of the reason, for the sentence. */
export type BackupFaultDetails = Readonly<Record<string, string | number>>;

/** A backup of the whole failed for a reason that its user can do something about; the message is English and meant for the log. */
export class BackupFault extends Error {
  override readonly name = 'BackupFault';
  readonly reason: BackupFaultReason;
  readonly details: BackupFaultDetails;

  constructor(reason: BackupFaultReason, message: string, details: BackupFaultDetails = {}, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
    this.details = details;
  }
}
