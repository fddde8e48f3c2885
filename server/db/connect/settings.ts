/** Severity of a line for the log; the same words as pino's. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error';

/** Where the connection says what happens to it. */
export type Log = (level: LogLevel, message: string, details: Record<string, unknown>) => void;

/** A PostgreSQL server of its own, 15 or newer; reports may be read from a replica. */
export type ServerSettings = {
  readonly kind: 'server';
  readonly url: string;
  readonly readUrl?: string | undefined;
};

/** PGlite inside this process, for a trial or a small town. */
export type EmbeddedSettings = {
  readonly kind: 'embedded';
  readonly directory: string;
  /** How long one statement may run before the watchdog ends it. */
  readonly statementLimitMs?: number | undefined;
  /** How long a transaction may stay open with nothing asked; it keeps everyone else out. */
  readonly idleInTransactionLimitMs?: number | undefined;
  /** Parameters of the database over our own, as in postgresql.conf. */
  readonly parameters?: Readonly<Record<string, string>> | undefined;
};

export type DatabaseSettings = (ServerSettings | EmbeddedSettings) & { readonly log: Log };

/** Both databases end a statement after as long. */
export const defaultStatementLimitMs = 30_000;
/** Both databases end a transaction that asks nothing for as long. */
export const defaultIdleInTransactionLimitMs = 60_000;
