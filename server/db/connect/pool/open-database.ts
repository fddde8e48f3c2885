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
