import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import type { RowOf } from '../../contract/kit/index.ts';
import type { Registry } from '../../contract/resources/registry.ts';

type Snake<N extends string> = N extends `${infer Head}-${infer Tail}` ? `${Head}_${Snake<Tail>}` : N;

/** A row as its table holds it: what the API gives, besides what is kept beside or made on the way. */
type TableOf<R extends Registry[keyof Registry]> = {
  -readonly [K in keyof RowOf<R>]: RowOf<R>[K];
} & { deleted_at: Date | null };

/** Tables that no declaration names. */
type OwnTables = {
  history: {
    id: number;
    resource: string;
    record_id: number;
    version: number;
    at: Date;
    action: string;
    actor_id: number | null;
    actor_name: string | null;
    changes: string;
  };
  credentials: { user_id: number; password_hash: string; changed_at: Date; failures: number; waits_until: Date | null };
  sessions: {
    id: string;
    user_id: number;
    owes_second_factor: boolean;
    device: string | null;
    address: string | null;
    started_at: Date;
    last_active_at: Date;
    ended_at: Date | null;
  };
  refresh_tokens: { digest: string; session_id: string; issued_at: Date; replaced_at: Date | null };
  one_time_links: { digest: string; purpose: string; user_id: number | null; expires_at: Date; used_at: Date | null };
};

/** Every table, computed from the declarations. */
export type Tables = { [N in keyof Registry as Snake<N>]: TableOf<Registry[N]> } & OwnTables;
export type Database = Kysely<Tables>;

/** Queries over the pool; the pool is closed by who opened it. */
export function queriesOver(pool: Pool): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
