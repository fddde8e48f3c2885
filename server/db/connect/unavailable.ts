/** Why the database cannot be used, for a machine; the Czech sentence is made from it elsewhere. */
export type UnavailableReason =
  | 'locked'
  | 'newer'
  | 'old_server'
  | 'no_fsync'
  | 'broken'
  | 'unreachable'
  // Of the role that owns the tables, where it is another than the application's.
  | 'owner_unreachable'
  | 'other_database'
  | 'not_owner'
  | 'audit_changeable';

/** The database cannot be opened or used; the message is English and meant for the log. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  readonly reason: UnavailableReason;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(reason: UnavailableReason, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.reason = reason;
    this.details = details;
  }
}

/** The parts of an unknown error fit for a log: PGlite's stack quotes 30 kB of minified source. */
export function describeError(error: unknown): { message: string; code: string | null } {
  if (!(error instanceof Error)) return { message: String(error), code: null };
  const code = 'code' in error ? String(error.code) : null;
  // Node reports a host with several addresses as an AggregateError without a message.
  const message = error.message === '' ? (code ?? error.name) : error.message;
  return { message: message.slice(0, 500), code };
}
