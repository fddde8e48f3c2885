import { sql } from 'kysely';
import { refuse } from '../../../../contract/basics/refusal.ts';
import { configures, isShared, keptFields } from '../../../../contract/derive/configuring.ts';
import { fieldOf } from '../../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { Database } from '../../../db/database.ts';
import { presentWholeRow, type Stored, type WholeRow } from '../../../db/rows/present.ts';
import { columnsOf, sourceOf } from '../../../db/rows/query/source.ts';
import { readInstallation } from '../../stores/licences/read-licence.ts';
import type { BackupContent, KeptEntity, KeptRow } from './backup-file.ts';

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

/** Rows of an entity that belong to one store. */
export type StoreRows = { readonly resource: AnyResource; readonly own: readonly WholeRow[]; readonly shared: readonly WholeRow[] };

/** Entities of which a backup has rows, those first that others refer to, which is the order of the registry. */
export function configuring(all: readonly AnyResource[]): readonly AnyResource[] {
  return all.filter(configures);
}

/** What of the entity represents the store now, by identifier. `lock` keeps it as it is until the transaction ends. */
export async function rowsOfStore(
  db: Database,
  resource: AnyResource,
  { storeId, now, lock = false }: { readonly storeId: number; readonly now: Date; readonly lock?: boolean },
): Promise<StoreRows> {
  const owner = resource.limitedBy ?? 'id';
  const isList = fieldOf(resource, owner)?.kind === 'references';
  const column = sql.ref(`t.${owner}`);
  const belongs = isList ? sql`${column} @> ${[storeId]}::int[]` : sql`${column} = ${storeId}`;
  const { rows } = await sql<Stored>`
    select ${columnsOf(resource, 'whole')} from ${sourceOf(resource)} where ${belongs} and t.deleted_at is null
    order by t.id ${lock ? sql`for update of t` : sql``}`.execute(db);
  const whole = rows.map((row) => presentWholeRow(resource, row, now));
  return { resource, own: whole.filter((row) => !isShared(resource, row)), shared: whole.filter((row) => isShared(resource, row)) };
}

/** What a backup keeps of a row. */
function keptRow(resource: AnyResource, row: WholeRow): KeptRow {
  return { id: row.id, ...Object.fromEntries(keptFields(resource).map((name) => [name, row[name] ?? null])) };
}

function keptEntity({ resource, own, shared }: StoreRows): KeptEntity {
  return { name: resource.name, rows: own.map((row) => keptRow(resource, row)), shared: shared.map(({ id }) => id) };
}
