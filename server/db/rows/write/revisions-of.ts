import { type RawBuilder, sql } from 'kysely';
import type { Changes } from '../../../../contract/derive/difference.ts';
import { fieldOf, isForBranch } from '../../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { Values } from './writing.ts';

/** What a revision needs to know of a change in addition to what the history does. */
export type Revised = {
  /** What branches are notified of, no values. */
  readonly fields: readonly string[];
  /** Stores that the row came to or left by the change: for these it is new, or gone. */
  readonly joined: readonly unknown[];
  readonly departed: readonly unknown[];
};

/** Columns of `Revised` in a recordset. */
export const revisedColumns = sql`fields text[], joined int[], departed int[]`;

/** What of a change concerns branches; `rows` are the row before and after, as far as there was one. */
export function revisedBy(resource: AnyResource, action: string, changes: Changes, rows: readonly Values[]): Revised {
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
export function revisedRow({ fields, joined, departed }: Revised): RawBuilder<unknown> {
  return sql`${fields}::text[] as fields, ${joined}::int[] as joined, ${departed}::int[] as departed`;
}

/**
 * Part of a statement that leaves a revision for each store of what its part `given` says happened: of a row of no store
 * for all of them. It has no number yet, so that no one waits for anybody (decision 0026).
 */
export function revisionsOf(resource: AnyResource): RawBuilder<unknown> {
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
