import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findInstalled, readPackage } from '../../../server/db/connect/embedded/programs.ts';
import { type OpenDatabase, openDatabase } from '../../../server/db/connect/open.ts';
import { queriesOver } from '../../../server/db/database.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { loadDemonstration } from '../../../server/demo/load.ts';
import { cheapDigest } from '../../support/central.ts';
import { copyDatabase } from '../../support/databases.ts';
import { type Cluster, startCluster } from '../../support/postgres-cluster.ts';
import { backupOf, restoreTo, secretKey } from '../../support/whole-backup/backups.ts';
import { sumsOf } from '../../support/whole-backup/sums.ts';

/** What a restore settles is tested in settled.test.ts. */
const settled = ['installation', 'sessions', 'refresh_tokens', 'changes', 'branch_journals', 'audit_log', 'idempotency_keys', 'tasks'];
const shipped = findInstalled();
const asked = process.env['POSTGRES_PACKAGE'];
const oldest = asked === undefined ? shipped : readPackage(asked);

const clusters: Cluster[] = [];
const places: OpenDatabase[] = [];
beforeAll(async () => {
  for (const { folder } of [oldest, shipped]) clusters.push(await startCluster(undefined, folder));
});
afterAll(async () => {
  for (const place of places) await place.close();
  for (const cluster of clusters) await cluster.stop();
});

async function anEmptyOn(cluster: Cluster | undefined): Promise<OpenDatabase> {
  const url = await copyDatabase(cluster?.url ?? '', `place_${places.length}`, 'template0');
  const place = await openDatabase({ kind: 'server', url, log: () => undefined });
  places.push(place);
  return place;
}
const majorOf = async ({ pool }: OpenDatabase) =>
  Number((await pool.query(`select current_setting('server_version_num')::int / 10000 as major`)).rows[0].major);

/** Only with `POSTGRES_PACKAGE`, as `npm test -- postgres` of CI has it. */
describe('a backup of the whole, between the oldest PostgreSQL and the one that is shipped', () => {
  it('restores every table of the demonstration as it was, there and back', async () => {
    const [older, newer] = clusters;
    const town = await anEmptyOn(older);
    await migrate(queriesOver(town));
    const branchKeys = { secret: new TextEncoder().encode(secretKey), keep: () => undefined };
    await loadDemonstration({ pool: town.pool, now: new Date('2026-11-20T08:00:00Z'), hashPassword: cheapDigest, branchKeys });
    const before = await sumsOf(town);
    const there = await anEmptyOn(newer);
    await restoreTo(there, await backupOf(town));
    const back = await anEmptyOn(older);
    await restoreTo(back, await backupOf(there));
    expect(await Promise.all([town, there, back].map(majorOf))).toEqual([oldest.major, shipped.major, oldest.major]);
    expect(oldest.major).toBeLessThan(shipped.major);
    for (const place of [there, back]) {
      const after = await sumsOf(place);
      expect([...after.keys()]).toEqual([...before.keys()]);
      for (const [table, sum] of before) if (!settled.includes(table)) expect([table, after.get(table)]).toEqual([table, sum]);
    }
    const filled = [...before].filter(([table, { rows }]) => !settled.includes(table) && rows !== '0');
    expect(filled.length).toBeGreaterThan(30);
  }, 240_000);
});
