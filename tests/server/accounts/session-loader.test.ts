import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSessionLoader, type SessionLoader } from '../../../server/areas/accounts/sessions/session-loader.ts';
import type { OpenDatabase } from '../../../server/db/connect/open.ts';
import { queriesOver } from '../../../server/db/database.ts';
import { KeptCounts } from '../../../server/db/kept-counts.ts';
import { aMigratedDatabase } from '../../support/databases.ts';

describe('the statement that every request begins with', () => {
  let opened: OpenDatabase;
  let load: SessionLoader;
  beforeEach(async () => {
    opened = await aMigratedDatabase();
    load = createSessionLoader({ db: queriesOver(opened), counts: new KeptCounts(), maxLevelForSharingPrivileges: 0 });
  });
  afterEach(() => opened.close());

  /** One after the other: all on one connection, which keeps its own plans. */
  async function loadTimes(times: number): Promise<void> {
    for (let request = 0; request < times; request += 1) expect(await load(randomUUID())).toBeUndefined();
  }

  async function insertChanges(): Promise<void> {
    await opened.pool.query(`
      insert into changes (at, transaction, resource, record_id, version, action)
      select now(), (n % 100 + 3)::text::xid8, 'regions', n, 1, 'edit' from generate_series(1, 20000) n`);
  }

  async function scansOfChanges(): Promise<number> {
    await opened.pool.query('select pg_stat_force_next_flush()');
    const { rows } = await opened.pool.query<{ scans: number }>(
      `select seq_scan as scans from pg_stat_user_tables where relname = 'changes'`,
    );
    return rows[0]?.scans ?? Number.NaN;
  }

  it('keeps its plan, whichever sessions and snapshots it is asked with (decision 0110)', async () => {
    await insertChanges();
    await opened.pool.query('analyze changes');
    await loadTimes(12);
    const { rows } = await opened.pool.query<{ custom: number; kept: number }>(
      `select custom_plans as custom, generic_plans as kept from pg_prepared_statements where statement like '%from sessions s%'`,
    );
    // PostgreSQL makes five plans for values before it judges whether a kept one is as good.
    expect(rows).toEqual([{ custom: 5, kept: 5 }]);
  });

  it('does not read all changes by a plan that it kept from an empty table', async () => {
    await opened.pool.query('analyze changes');
    await loadTimes(12);
    const before = await scansOfChanges();
    await insertChanges();
    await loadTimes(3);
    expect(await scansOfChanges()).toBe(before);
  });
});
