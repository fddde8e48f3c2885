import { refuse } from '../../../../contract/basics/refusal.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { Database } from '../../../db/database.ts';
import { readInstallation } from '../../stores/licences/read-licence.ts';
import type { BackupContent } from './backup-file.ts';
import { configuring, keptEntity, rowsOfStore } from './store-rows.ts';

type Of = { readonly storeId: number; readonly now: Date; readonly all: readonly AnyResource[] };

/** Everything that configures the store at one instant, whatever is written meanwhile. */
export function takeSnapshot(db: Database, of: Of): Promise<BackupContent> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((transaction) => snapshotWithin(transaction, of));
}

/** The same within a transaction that sees one instant. */
export async function snapshotWithin(db: Database, { storeId, now, all }: Of): Promise<BackupContent> {
  const ofStore = db.selectFrom('stores').where('id', '=', storeId).where('deleted_at', 'is', null);
  const store = await ofStore.select(['id', 'code', 'label']).executeTakeFirst();
  if (store === undefined) throw refuse('not_found');
  const entities = [];
  for (const resource of configuring(all)) entities.push(keptEntity(await rowsOfStore(db, resource, { storeId, now })));
  return { installation: await readInstallation(db), store, made_at: now.toISOString(), entities };
}
