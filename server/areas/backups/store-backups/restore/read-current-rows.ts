import { sql } from 'kysely';
import { refuse } from '../../../../../contract/basics/refusal.ts';
import { fieldOf } from '../../../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../../../contract/kit/index.ts';
import type { Database } from '../../../../db/database.ts';
import { presentWholeRow, type Stored, type WholeRow } from '../../../../db/rows/present.ts';
import { columnsOf, sourceOf } from '../../../../db/rows/query/source.ts';
import type { Values } from '../../../../db/rows/write/writing.ts';
import type { KeptEntity } from '../backup-file.ts';
import { rowsOfStore, type StoreRows } from '../store-rows.ts';

export type CurrentRows = StoreRows & { readonly gone: ReadonlyMap<number, WholeRow> };
type Of = { readonly storeId: number; readonly now: Date };

/** The state of the entity for the store, locked, with the deleted rows that the backup has. */
export async function readCurrentRows(
  db: Database,
  resource: AnyResource,
  { storeId, now }: Of,
  kept: KeptEntity | undefined,
): Promise<CurrentRows> {
  // Its digests need no key: anyone who makes a file can say anything in it, and rows of other stores are none that we kept.
  if (kept?.rows.some((row) => !isOwned(resource, row, storeId)) === true) throw refuse('backup_invalid');
  const current = await rowsOfStore(db, resource, { storeId, now, lock: true });
  const known = new Set([...current.own, ...current.shared].map(({ id }) => id));
  const missing = (kept?.rows ?? []).flatMap(({ id }) => (known.has(id) ? [] : [id]));
  const { rows } = await sql<Stored & { readonly is_deleted: boolean }>`
    select ${columnsOf(resource, 'whole')}, t.deleted_at is not null as is_deleted from ${sourceOf(resource)}
    where t.id = any(${missing}::int[]) order by t.id for update of t`.execute(db);
  // A row of another store under the number of one of ours: this is no backup that we made.
  if (rows.some((row) => !belongsTo(resource, row, storeId))) throw refuse('backup_invalid');
  const gone = rows.flatMap((row) => (row.is_deleted ? [presentWholeRow(resource, row, now)] : []));
  return { ...current, gone: new Map(gone.map((row) => [row.id, row])) };
}

function belongsTo(resource: AnyResource, row: Stored & { readonly is_deleted: boolean }, storeId: number): boolean {
  return row.is_deleted && isOwned(resource, row, storeId);
}

/** Whether the row belongs to the store, and to it alone. */
function isOwned(resource: AnyResource, row: Values, storeId: number): boolean {
  const owner = resource.limitedBy ?? 'id';
  const stores = row[owner];
  if (fieldOf(resource, owner)?.kind !== 'references') return stores === storeId;
  return Array.isArray(stores) && stores.length === 1 && stores[0] === storeId;
}
