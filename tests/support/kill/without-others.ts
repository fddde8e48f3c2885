import type { OpenDatabase } from '../../../server/db/connect/open.ts';

/** What a killed program began is undone when PostgreSQL notices that it is gone. */
export async function withoutOthers({ pool }: Pick<OpenDatabase, 'pool'>): Promise<void> {
  for (;;) {
    const { rows } = await pool.query(
      `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    );
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
