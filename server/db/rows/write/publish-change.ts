import { sql } from 'kysely';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { Database } from '../../database.ts';
import { tableOf } from '../../tables/names.ts';

type EntityChange = {
  readonly resource: string;
  readonly id: number;
  readonly version: number;
  readonly action: 'create' | 'edit';
  readonly actorId: number;
  readonly now: Date;
};

/** Publishes a row that belongs to no store and is written outside of `write-row.ts`, which publishes its own changes. */
export async function publishChange(db: Database, { resource, id, version, action, actorId, now }: EntityChange): Promise<void> {
  await sql`
    insert into changes (at, resource, record_id, version, action, actor_id)
    values (${now}, ${resource}, ${id}, ${version}, ${action}, ${actorId})`.execute(db);
}

/** The action of a change that no user made: live values of the row changed, and its version stayed. */
export const stateChanged = 'state';

/** Publishes all rows of the stores, where values that follow from the state of the store changed. */
export async function publishStatesOfStores(db: Database, resource: AnyResource, stores: readonly number[], now: Date): Promise<void> {
  await sql`
    insert into changes (at, resource, record_id, version, action, store_ids)
    select ${now}, ${resource.name}, t.id, t.version, ${stateChanged}, array[t.store_id] from ${sql.table(tableOf(resource))} t
    where t.store_id = any(${[...stores]}::int[]) and t.deleted_at is null`.execute(db);
}

/** Publishes changed live values of rows. Readers read the rows again, and open forms do not warn of a change. */
export async function publishStates(db: Database, resource: AnyResource, ids: readonly number[], now: Date): Promise<void> {
  const store = resource.limitedBy === null ? sql`null::int[]` : sql`array[${sql.ref(`t.${resource.limitedBy}`)}]::int[]`;
  await sql`
    insert into changes (at, resource, record_id, version, action, store_ids)
    select ${now}, ${resource.name}, t.id, t.version, ${stateChanged}, ${store} from ${sql.table(tableOf(resource))} t
    where t.id = any(${[...ids]}::int[]) and t.deleted_at is null`.execute(db);
}
