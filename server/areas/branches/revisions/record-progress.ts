import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { lockStores } from './revision-numbers.ts';
import { settleSyncStates } from './sync-state.ts';

export type Progress = { readonly storeId: number; readonly revision: number; readonly now: Date };

/**
 * The branch applied everything up to the revision: it waits for none of it any more, and needs none of it again. False where
 * no such revision was ever given: then nothing changes.
 */
export function acknowledgeRevisions(db: Database, { storeId, revision, now }: Progress): Promise<boolean> {
  return over(db, storeId, async (transaction) => {
    const { rows } = await sql<{ store_id: number }>`
      update branch_revisions set acknowledged = greatest(coalesce(acknowledged, 0), ${revision}), acknowledged_at = ${now},
        downloading_since = case when newest > ${revision} then downloading_since end,
        not_applied = case when not_applied > ${revision} then not_applied end,
        not_applied_at = case when not_applied > ${revision} then not_applied_at end,
        reason = case when not_applied > ${revision} then reason end
      where store_id = ${storeId} and newest >= ${revision} returning store_id`.execute(transaction);
    if (rows.length === 0) return false;
    await sql`
      update revisions set acknowledged_at = ${now}
      where store_id = ${storeId} and acknowledged_at is null and withdrawn_at is null and revision <= ${revision}`.execute(transaction);
    await settleSyncStates(transaction, { storeIds: [storeId], now, synchronisedAt: now });
    return true;
  });
}

/** The branch was sent what it lacks. */
export async function recordDownloading(db: Database, { storeId, now }: Omit<Progress, 'revision'>): Promise<void> {
  await over(db, storeId, async (transaction) => {
    await sql`
      insert into branch_revisions (store_id, downloading_since) values (${storeId}, ${now})
      on conflict (store_id) do update set downloading_since = excluded.downloading_since`.execute(transaction);
    await settleSyncStates(transaction, { storeIds: [storeId], now });
  });
}

/** The connection ended: what the branch did not acknowledge waits for it again. */
export async function recordNotDownloading(db: Database, { storeId, now }: Omit<Progress, 'revision'>): Promise<void> {
  await over(db, storeId, async (transaction) => {
    const { rows } = await sql<{ store_id: number }>`
      update branch_revisions set downloading_since = null
      where store_id = ${storeId} and downloading_since is not null returning store_id`.execute(transaction);
    if (rows.length > 0) await settleSyncStates(transaction, { storeIds: [storeId], now });
  });
}

/**
 * The branch could not apply the revision and says why; it stays at the one before. Sent again it carries the values of then,
 * so that fixing the record fixes it. False where no such revision was ever given.
 */
export function recordNotApplied(
  db: Database,
  { storeId, revision, now, reason }: Progress & { readonly reason: string },
): Promise<boolean> {
  return over(db, storeId, async (transaction) => {
    const { rows } = await sql<{ store_id: number }>`
      update branch_revisions set not_applied = ${revision}, not_applied_at = ${now}, reason = ${reason}, downloading_since = null
      where store_id = ${storeId} and newest >= ${revision} and coalesce(acknowledged, -1) < ${revision} returning store_id`.execute(
      transaction,
    );
    if (rows.length === 0) return false;
    await settleSyncStates(transaction, { storeIds: [storeId], now });
    return true;
  });
}

function over<T>(db: Database, storeId: number, work: (transaction: Database) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await lockStores(transaction, [storeId]);
    return work(transaction);
  });
}
