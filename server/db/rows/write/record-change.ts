import { type RawBuilder, sql } from 'kysely';
import { type Changes, withoutPersonal } from '../../../../contract/derive/difference.ts';
import { fixedSql } from '../query/fixed-sql.ts';
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
      select g.*, ${writing.now}::timestamptz as at, ${authorOf(writing)} from json_to_recordset(${JSON.stringify(given)}::json)
        as g (action text, record_id int, version int, changes jsonb, kept jsonb, store_ids int[]${revised})
    ), ${recordings(resource, 'given')} select from given`.execute(writing.db);
}

/** The same for the one row that another part of the statement, `made`, makes or changes. */
export function recordingOfMade(
  writing: Writing,
  { action, changes, rows }: { readonly action: Recorded['action']; readonly changes: Changes; readonly rows: readonly Values[] },
): RawBuilder<unknown> {
  const { resource } = writing;
  const stores = resource.limitedBy === 'id' ? sql`array[made.id]` : sql`${storesOf(resource, 0, rows)}::int[]`;
  const revised = resource.syncs === true ? sql`, ${revisedRow(revisedBy(resource, action, changes, rows))}` : sql``;
  const kept = keptForever(writing, changes);
  return sql`
    given as (
      select ${sql.lit(action)} as action, made.id as record_id, made.version, made.updated_at as at, ${authorOf(writing)}, c.changes,
        ${kept === changes ? sql`c.changes` : sql`${JSON.stringify(kept)}::jsonb`} as kept, ${stores} as store_ids${revised}
      from made cross join (select ${JSON.stringify(changes)}::jsonb as changes) c
    ), ${recordings(resource, 'given')}`;
}

/** Who made the change and how it came, as columns: each is given once, however many tables keep it. */
function authorOf({ actor, address, requestId }: Writing): RawBuilder<unknown> {
  return sql`${actor.id}::int as actor_id, ${actor.name}::text as actor_name, ${address}::text as address, ${requestId}::text as request_id`;
}

/** Parts of a statement that write down what its part `given` says happened. */
const recordings = fixedSql<'given'>((resource) => {
  const name = sql.lit(resource.name);
  const told = sql`
    told as (
      insert into changes (at, resource, record_id, version, action, actor_id, store_ids)
      select at, ${name}, record_id, version, action, actor_id, store_ids from given
    )`;
  const remembered = sql`
    remembered as (
      insert into history (resource, record_id, version, at, action, actor_id, actor_name, changes)
      select ${name}, record_id, version, at, action, actor_id, actor_name, changes from given
    )`;
  const audited = sql`
    audited as (
      insert into audit_log (created_at, updated_at, actor_id, actor_name, action, resource, record_id, changes, address, request_id)
      select at, at, actor_id, actor_name, action, ${name}, record_id, kept, address, request_id from given
    )`;
  return sql.join([
    told,
    ...(resource.versioned === false ? [] : [remembered]),
    ...(resource.audit === false ? [] : [audited]),
    ...(resource.syncs === true ? [revisionsOf(resource)] : []),
  ]);
});

/** What the audit keeps: of personal values only a digest. */
function keptForever({ resource, salt }: Writing, changes: Changes): Changes {
  return withoutPersonal(resource, changes, digestWith(salt));
}
