import { type RawBuilder, sql } from 'kysely';
import { type Changes, withoutPersonal } from '../../../../contract/derive/difference.ts';
import { storesOf } from '../query/limitation.ts';
import { digestWith } from './digest.ts';
import { revisedBy, revisedColumns, revisedRow, revisionsOf } from './revisions-of.ts';
import type { Values, Writing } from './writing.ts';

export type Recorded = {
  readonly action: 'create' | 'edit' | 'delete' | 'restore';
  readonly id: number;
  readonly version: number;
  readonly changes: Changes;
  /** The row before and after, as far as there was one: they tell whose change it is. */
  readonly rows: readonly Values[];
};

/** Writes what happened, in the same transaction: see `recordChanges`. */
export function recordChange(writing: Writing, recorded: Recorded): Promise<void> {
  return recordChanges(writing, [recorded]);
}

/**
 * Writes what happened to rows of one entity in one statement, in the same transaction: history that can be erased,
 * the audit that cannot, the change that live readers follow, and the revisions that branches have yet to apply.
 */
export async function recordChanges(writing: Writing, recorded: readonly Recorded[]): Promise<void> {
  const { resource } = writing;
  const given = recorded.map(({ action, id, version, changes, rows }) => ({
    action,
    record_id: id,
    version,
    changes,
    kept: keptForever(writing, changes),
    store_ids: storesOf(resource, id, rows),
    ...(resource.syncs === true ? revisedBy(resource, action, changes, rows) : {}),
  }));
  const revised = resource.syncs === true ? sql`, ${revisedColumns}` : sql``;
  await sql`
    with given as (
      select * from json_to_recordset(${JSON.stringify(given)}::json)
        as g (action text, record_id int, version int, changes jsonb, kept jsonb, store_ids int[]${revised})
    ), ${recordings(writing)} select from given`.execute(writing.db);
}

/** The same for the one row that another part of the statement, `made`, makes or changes. */
export function recordingOfMade(
  writing: Writing,
  { action, changes, rows }: { readonly action: Recorded['action']; readonly changes: Changes; readonly rows: readonly Values[] },
): RawBuilder<unknown> {
  const { limitedBy } = writing.resource;
  const stores = limitedBy === 'id' ? sql`array[made.id]` : sql`${storesOf(writing.resource, 0, rows)}::int[]`;
  const revised = writing.resource.syncs === true ? sql`, ${revisedRow(revisedBy(writing.resource, action, changes, rows))}` : sql``;
  return sql`
    given as (
      select ${sql.lit(action)} as action, made.id as record_id, made.version, ${JSON.stringify(changes)}::jsonb as changes,
        ${JSON.stringify(keptForever(writing, changes))}::jsonb as kept, ${stores} as store_ids${revised}
      from made
    ), ${recordings(writing)}`;
}

/** Parts of a statement that write down what its part `given` says happened. */
function recordings(writing: Writing): RawBuilder<unknown> {
  const { resource, actor, now, address, requestId } = writing;
  const told = sql`
    told as (
      insert into changes (at, resource, record_id, version, action, actor_id, store_ids)
      select ${now}, ${resource.name}, record_id, version, action, ${actor.id}, store_ids from given
    )`;
  const remembered = sql`
    remembered as (
      insert into history (resource, record_id, version, at, action, actor_id, actor_name, changes)
      select ${resource.name}, record_id, version, ${now}, action, ${actor.id}, ${actor.name}, changes from given
    )`;
  const audited = sql`
    audited as (
      insert into audit_log (created_at, updated_at, actor_id, actor_name, action, resource, record_id, changes, address, request_id)
      select ${now}, ${now}, ${actor.id}, ${actor.name}, action, ${resource.name}, record_id, kept, ${address}, ${requestId} from given
    )`;
  return sql.join([
    told,
    ...(resource.versioned === false ? [] : [remembered]),
    ...(resource.audit === false ? [] : [audited]),
    ...(resource.syncs === true ? [revisionsOf(writing)] : []),
  ]);
}

/** What the audit keeps: of personal values only a digest. */
function keptForever({ resource, salt }: Writing, changes: Changes): Changes {
  return withoutPersonal(resource, changes, digestWith(salt));
}
