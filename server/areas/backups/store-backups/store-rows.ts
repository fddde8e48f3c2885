import { sql } from 'kysely';
import { configures, isShared, keptFields } from '../../../../contract/derive/configuring.ts';
import { fieldOf } from '../../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { Database } from '../../../db/database.ts';
import { presentWholeRow, type Stored, type WholeRow } from '../../../db/rows/present.ts';
import { columnsOf, sourceOf } from '../../../db/rows/query/source.ts';
import type { KeptEntity, KeptRow } from './backup-file.ts';

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
export function keptRow(resource: AnyResource, row: WholeRow): KeptRow {
  return { id: row.id, ...Object.fromEntries(keptFields(resource).map((name) => [name, row[name] ?? null])) };
}

export function keptEntity({ resource, own, shared }: StoreRows): KeptEntity {
  return { name: resource.name, rows: own.map((row) => keptRow(resource, row)), shared: shared.map(({ id }) => id) };
}
