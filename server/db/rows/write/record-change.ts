import { type RawBuilder, sql } from 'kysely';
import { type Changes, withoutPersonal } from '../../../../contract/derive/difference.ts';
import { fieldOf, isForBranch } from '../../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { fixedSql } from '../query/fixed-sql.ts';
import { listRowStores } from '../query/limitation.ts';
import { digestWith } from './digest.ts';
import type { Values, WriteContext } from './write-context.ts';

/** What a revision needs to know of a change in addition to what the history does. */
type Revised = {
  /** What branches receive, without values. */
  readonly fields: readonly string[];
  /** Stores that the row came to or left by the change: for these it is new, or gone. */
  readonly joined: readonly unknown[];
  readonly departed: readonly unknown[];
};

/** Columns of `Revised` in a recordset. */
const revisedColumns = sql`fields text[], joined int[], departed int[]`;

/** What of a change concerns branches; `rows` are the row before and after, as far as there was one. */
function revisedBy(resource: AnyResource, action: string, changes: Changes, rows: readonly Values[]): Revised {
  const names = Object.keys(changes).filter((name) => {
    const field = fieldOf(resource, name);
    return field !== undefined && isForBranch(field);
  });
  const [before, after] = rows.map((row) => storesIn(resource, row));
  const isMove = action === 'edit' && before !== undefined && after !== undefined;
  return {
    fields: action === 'edit' ? names : [],
    joined: isMove ? after.filter((store) => !before.includes(store)) : [],
    departed: isMove ? before.filter((store) => !after.includes(store)) : [],
  };
}

/** The same as the columns of one row of SQL. */
function revisedRow({ fields, joined, departed }: Revised): RawBuilder<unknown> {
  return sql`${fields}::text[] as fields, ${joined}::int[] as joined, ${departed}::int[] as departed`;
}

/**
 * Part of a statement that leaves a revision for each store of what its part `given` says happened: of a row of no store
 * for all of them. It has no number yet, so that no one waits for anybody (decision 0026).
 */
function revisionsOf(resource: AnyResource): RawBuilder<unknown> {
  const everyStore = sql`(select id as store_id from stores where deleted_at is null) s`;
  const stores = resource.limitedBy === null ? everyStore : sql`unnest(g.store_ids) as s (store_id)`;
  return sql`
    revised as (
      insert into revisions (store_id, at, resource, record_id, version, action, fields, actor_id)
      select s.store_id, g.at, ${sql.lit(resource.name)}, g.record_id, g.version,
        case when s.store_id = any(g.joined) then 'create' when s.store_id = any(g.departed) then 'delete' else g.action end,
        g.fields, g.actor_id
      from given g, ${stores} where g.action <> 'edit' or g.fields <> '{}'
    )`;
}

function storesIn({ limitedBy }: AnyResource, row: Values): readonly unknown[] {
  const stores = limitedBy === null ? undefined : row[limitedBy];
  return Array.isArray(stores) ? stores : [];
}

export type Recorded = {
  readonly action: 'create' | 'edit' | 'delete' | 'restore';
  readonly id: number;
  readonly version: number;
  readonly changes: Changes;
  /** The row before and after, as far as there was one: they say which stores and persons it belongs to. */
  readonly rows: readonly Values[];
};

/** Writes what happened, in the same transaction: see `recordChanges`. */
export function recordChange(context: WriteContext, recorded: Recorded): Promise<void> {
  return recordChanges(context, [recorded]);
}

/**
 * Writes what happened to rows of one entity in one statement, in the same transaction: history that can be erased,
 * the audit that cannot, the change that live readers follow, and the revisions that branches have yet to apply.
 */
export async function recordChanges(context: WriteContext, recorded: readonly Recorded[]): Promise<void> {
  const { resource } = context;
  const given = recorded.map(({ action, id, version, changes, rows }) => ({
    action,
    record_id: id,
    version,
    changes,
    kept: keptForever(context, changes),
    store_ids: listRowStores(resource, id, rows),
    ...(resource.syncs === true ? revisedBy(resource, action, changes, rows) : {}),
  }));
  const revised = resource.syncs === true ? sql`, ${revisedColumns}` : sql``;
  await sql`
    with given as (
      select g.*, ${context.now}::timestamptz as at, ${authorOf(context)} from json_to_recordset(${JSON.stringify(given)}::json)
        as g (action text, record_id int, version int, changes jsonb, kept jsonb, store_ids int[]${revised})
    ), ${recordings(resource, 'given')} select from given`.execute(context.db);
}

/** The same for the one row that another part of the statement, `made`, makes or changes. */
export function recordingOfMade(
  context: WriteContext,
  { action, changes, rows }: { readonly action: Recorded['action']; readonly changes: Changes; readonly rows: readonly Values[] },
): RawBuilder<unknown> {
  const { resource } = context;
  const stores = resource.limitedBy === 'id' ? sql`array[made.id]` : sql`${listRowStores(resource, 0, rows)}::int[]`;
  const revised = resource.syncs === true ? sql`, ${revisedRow(revisedBy(resource, action, changes, rows))}` : sql``;
  const kept = keptForever(context, changes);
  return sql`
    given as (
      select ${sql.lit(action)} as action, made.id as record_id, made.version, made.updated_at as at, ${authorOf(context)}, c.changes,
        ${kept === changes ? sql`c.changes` : sql`${JSON.stringify(kept)}::jsonb`} as kept, ${stores} as store_ids${revised}
      from made cross join (select ${JSON.stringify(changes)}::jsonb as changes) c
    ), ${recordings(resource, 'given')}`;
}

/** Who made the change and how it came, as columns: each is given once, however many tables keep it. */
function authorOf({ actor, address, requestId }: WriteContext): RawBuilder<unknown> {
  return sql`${actor.id}::int as actor_id, ${actor.name}::text as actor_name, ${address}::text as address, ${requestId}::text as request_id`;
}

/** Parts of a statement that write down what its part `given` says happened. */
const recordings = fixedSql<'given'>((resource) => {
  const name = sql.lit(resource.name);
  const changes = sql`
    published as (
      insert into changes (at, resource, record_id, version, action, actor_id, store_ids)
      select at, ${name}, record_id, version, action, actor_id, store_ids from given
    )`;
  const recorded = sql`
    recorded as (
      insert into history (resource, record_id, version, at, action, actor_id, actor_name, changes)
      select ${name}, record_id, version, at, action, actor_id, actor_name, changes from given
    )`;
  const audited = sql`
    audited as (
      insert into audit_log (created_at, updated_at, actor_id, actor_name, action, resource, record_id, changes, address, request_id)
      select at, at, actor_id, actor_name, action, ${name}, record_id, kept, address, request_id from given
    )`;
  return sql.join([
    changes,
    ...(resource.versioned === false ? [] : [recorded]),
    ...(resource.audit === false ? [] : [audited]),
    ...(resource.syncs === true ? [revisionsOf(resource)] : []),
  ]);
});

/** What the audit keeps: of personal values only a digest. */
function keptForever({ resource, salt }: WriteContext, changes: Changes): Changes {
  return withoutPersonal(resource, changes, digestWith(salt));
}
