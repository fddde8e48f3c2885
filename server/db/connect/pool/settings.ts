/** Severity of a line for the log; the same words as pino's. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error';

/** Where the connection says what happens to it. */
export type Log = (level: LogLevel, message: string, details: Record<string, unknown>) => void;

/** A PostgreSQL server of its own, 15 or newer; reports may be read from a replica. */
export type ServerSettings = {
  readonly kind: 'server';
  readonly url: string;
  readonly readUrl?: string | undefined;
  /** The variable that `url` comes from, for the sentence that says what is wrong with it. */
  readonly setting?: AddressSetting | undefined;
};

export type AddressSetting = 'DATABASE_URL' | 'DATABASE_MIGRATION_URL' | 'DATABASE_READ_URL';

/** PostgreSQL as a child process of this one, for a trial or a small town. */
export type EmbeddedSettings = {
  readonly kind: 'embedded';
  /** `DATA_DIR`: the cluster lies in `database/`, the programs in `postgresql/`. */
  readonly dataDirectory: string;
  /** Parameters over our own, as in postgresql.conf. */
  readonly parameters?: Readonly<Record<string, string>> | undefined;
};

export type DatabaseSettings = (ServerSettings | EmbeddedSettings) & { readonly log: Log };
