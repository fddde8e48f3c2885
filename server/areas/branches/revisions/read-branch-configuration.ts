import { sql } from 'kysely';
import type { BranchConfigurationRow } from '../../../../contract/channels/branch/to-branch.ts';
import type { Database } from '../../../db/database.ts';
import { readBranchRows, syncedResources, wireValues } from './branch-rows.ts';
import { lockStores, newestRevision, numberRevisions } from './revision-numbers.ts';
import type { Sending } from './revisions-after.ts';

/**
 * No branch is further than this: the numbers after it must last, and stay whole in JSON, for as long as there is a central.
 */
const furthest = 2 ** 40;

export type Configuration = { readonly revision: number; readonly rows: readonly BranchConfigurationRow[] };

/**
 * Everything that a branch receives of its store, read in one statement, with the revision that it then is at. `beyond` is
 * a revision that the branch says it is at and the central never gave, as after a restored backup: numbers go on after it,
 * so that none is ever given twice; of a number that no central can have reached they do not.
 */
export function readBranchConfiguration(db: Database, { storeId, now }: Sending, beyond = 0): Promise<Configuration> {
  return db.transaction().execute(async (transaction) => {
    await lockStores(transaction, [storeId]);
    await sql`
      insert into branch_revisions (store_id, newest) values (${storeId}, ${Math.min(beyond, furthest)})
      on conflict (store_id) do update set newest = greatest(branch_revisions.newest, excluded.newest)`.execute(transaction);
    await numberRevisions(transaction, storeId);
    const revision = await newestRevision(transaction, storeId);
    const rows = await readBranchRows(
      { db: transaction, storeId, now },
      syncedResources.map((resource) => ({ resource })),
    );
    // What is still without a number went along, so that it cannot be taken back any more.
    await sql`
      update revisions set taken_at = ${now}
      where store_id = ${storeId} and acknowledged_at is null and withdrawn_at is null and revision is null and taken_at is null`.execute(
      transaction,
    );
    return {
      revision,
      rows: rows.map(({ resource, id, values }) => ({ resource, id, values: wireValues(values) })),
    };
  });
}
