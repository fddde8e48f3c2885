import { sql } from 'kysely';
import type { Copied } from '../../../../contract/rules/services/plan-copies.ts';
import type { Database } from '../../../db/database.ts';

export type CopiedRow = Copied;

/** Services of a store, or of the given identifiers, as a copy compares them: names as the key of the table does. */
export async function copiedOfStore(
  db: Database,
  of: { readonly storeId: number } | { readonly ids: readonly number[] },
): Promise<readonly CopiedRow[]> {
  const where = 'ids' in of ? sql`id = any(${[...of.ids]}::int[])` : sql`store_id = ${of.storeId}`;
  const { rows } = await sql<CopiedRow>`
    select id, store_id, name, lower(name) as key, ticket_prefix, number_from, number_to from services
    where deleted_at is null and ${where} order by id`.execute(db);
  return rows;
}

/** Numbers of the desks that serve each of the services. */
export async function readDeskNumbers(db: Database, sources: readonly CopiedRow[]): Promise<ReadonlyMap<number, readonly number[]>> {
  const { rows } = await sql<{ id: number; numbers: readonly number[] }>`
    select s.id, array_agg(d.number order by d.number) as numbers
    from services s join desks d on d.store_id = s.store_id and d.service_ids @> array[s.id] and d.deleted_at is null
    where s.id = any(${sources.map(({ id }) => id)}::int[]) group by s.id`.execute(db);
  return new Map(rows.map(({ id, numbers }) => [id, numbers]));
}
