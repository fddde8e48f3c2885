import { type RawBuilder, sql } from 'kysely';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { isoInstant } from './iso-instant.ts';

type Sql = RawBuilder<unknown>;
type Page = { readonly resource: AnyResource; readonly trash?: true };

/** What only the trash takes from the table, behind the columns of the declaration. */
export function trashedColumns({ trash }: Pick<Page, 'trash'>): Sql {
  return trash === true ? sql`, t.deleted_at` : sql``;
}

/** When and by whom a row of a page `p` was deleted, as the wire carries it, behind its values; nothing outside of the trash. */
export function trashedValues({ resource, trash }: Page): readonly Sql[] {
  if (trash !== true) return [];
  // Who: the history knows, as long as it is not erased.
  const deletedBy = sql`
    select h.actor_name from history h where h.resource = ${resource.name} and h.record_id = p.id and h.action = 'delete'
    order by h.id desc limit 1`;
  return [sql`, ${isoInstant(sql`p.deleted_at`)} as deleted_at, (${deletedBy}) as deleted_by`];
}
