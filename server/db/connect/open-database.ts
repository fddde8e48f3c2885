import type pg from 'pg';

/** An open database; Kysely's PostgresDialect stands over `pool`, whatever is behind it. */
export type OpenDatabase = {
  readonly kind: 'server' | 'embedded';
  readonly embedded: boolean;
  readonly pool: pg.Pool;
  /** For reports and exports: a replica where there is one, otherwise `pool` itself. */
  readonly readPool: pg.Pool;
  /**
   * Lets work run longer than the watchdog of the embedded database allows: migrations, upkeep,
   * loads. On a server it changes nothing; there the transaction says `set local statement_timeout`.
   */
  withoutTimeLimit<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
};
