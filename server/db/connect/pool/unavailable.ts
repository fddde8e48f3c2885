/** Why the database cannot be used, for a machine; the Czech sentence is made from it elsewhere. */
export type UnavailableReason =
  | 'locked'
  | 'old_server'
  | 'broken'
  | 'unreachable'
  // Of the embedded database alone.
  | 'running_silent'
  | 'earlier_engine'
  | 'newer_major'
  | 'older_major'
  | 'copied_while_running'
  | 'copied_pointer'
  | 'not_writable'
  | 'foreign_owner'
  | 'folder_closed'
  | 'disk_full'
  | 'socket_path_too_long'
  | 'no_package'
  | 'on_windows'
  | 'no_account'
  | 'unknown_account'
  | 'unusable_path'
  | 'programs_unusable'
  // Of the role that owns the tables, where it is another than the application's.
  | 'other_database'
  | 'not_owner'
  | 'audit_changeable';

/** Facts of the reason, for the log and for the sentence. */
export type UnavailableDetails = Readonly<Record<string, string | number | null>>;

/** The database cannot be opened or used; the message is English and meant for the log. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  readonly reason: UnavailableReason;
  readonly details: UnavailableDetails;

  constructor(reason: UnavailableReason, message: string, details: UnavailableDetails = {}) {
    super(message);
    this.reason = reason;
    this.details = details;
  }
}

/** The parts of an unknown error fit for a log. */
export function describeError(error: unknown): { message: string; code: string | null } {
  if (!(error instanceof Error)) return { message: String(error), code: null };
  const code = 'code' in error ? String(error.code) : null;
  // Node reports a host with several addresses as an AggregateError without a message.
  const message = error.message === '' ? (code ?? error.name) : error.message;
  return { message: message.slice(0, 500), code };
}
