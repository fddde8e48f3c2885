import { sql } from 'kysely';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { Database } from '../../database.ts';
import { tableOf } from '../../tables/names.ts';

type Told = {
  readonly resource: string;
  readonly id: number;
  readonly version: number;
  readonly action: 'create' | 'edit';
  readonly actorId: number;
  readonly now: Date;
};

/** Tells live readers of a row that belongs to no store and is written beside the generic path, which tells of its own. */
export async function tellChange(db: Database, { resource, id, version, action, actorId, now }: Told): Promise<void> {
  await sql`
    insert into changes (at, resource, record_id, version, action, actor_id)
    values (${now}, ${resource}, ${id}, ${version}, ${action}, ${actorId})`.execute(db);
}

/** The action of a change that nobody made: live values of the row turned, and its version stayed. */
export const stateTurned = 'state';

/** Tells live readers that what follows from how the stores stand turned in all rows of theirs. */
export async function tellStatesOfStores(db: Database, resource: AnyResource, stores: readonly number[], now: Date): Promise<void> {
  await sql`
    insert into changes (at, resource, record_id, version, action, store_ids)
    select ${now}, ${resource.name}, t.id, t.version, ${stateTurned}, array[t.store_id] from ${sql.table(tableOf(resource))} t
    where t.store_id = any(${[...stores]}::int[]) and t.deleted_at is null`.execute(db);
}

/** Tells live readers that live values of rows turned: of stores, or of what belongs to one. They read them anew, and no form is bothered. */
export async function tellStates(db: Database, resource: AnyResource, ids: readonly number[], now: Date): Promise<void> {
  const store = resource.limitedBy === null ? sql`null::int[]` : sql`array[${sql.ref(`t.${resource.limitedBy}`)}]::int[]`;
  await sql`
    insert into changes (at, resource, record_id, version, action, store_ids)
    select ${now}, ${resource.name}, t.id, t.version, ${stateTurned}, ${store} from ${sql.table(tableOf(resource))} t
    where t.id = any(${[...ids]}::int[]) and t.deleted_at is null`.execute(db);
}
