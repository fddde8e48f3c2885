import type pg from 'pg';

/** An open database; Kysely's PostgresDialect is over `pool`, whichever kind it is. */
export type OpenDatabase = {
  /** Only one process at a time has an embedded database open; a server may be shared by several. */
  readonly kind: 'server' | 'embedded';
  /** Folder of an embedded cluster, which may lie outside `DATA_DIR`; null for a server. */
  readonly dataFolder: string | null;
  readonly pool: pg.Pool;
  /** For reports and exports: a replica where there is one, otherwise `pool` itself. */
  readonly readPool: pg.Pool;
  /** Says to others who want to open it that it will be closed in a moment, so that they wait. Only of an embedded one. */
  readonly announceClose?: () => void;
  close(): Promise<void>;
};

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
