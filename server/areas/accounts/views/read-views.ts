import { type RawBuilder, sql } from 'kysely';
import type { SavedView } from '../../../../contract/operations/saved-view.ts';
import { viewStateOf } from '../../../../contract/rules/accounts/saved-views.ts';
import type { Database } from '../../../db/database.ts';
import { changeableSql, type Owner, seenSql } from '../../../db/rows/query/ownership.ts';

type Stored = Omit<SavedView, 'state'> & { readonly state: string };

/** Every view of the list that the reader sees, the own ones first. */
export function listViews(db: Database, reader: Owner, resource: string): Promise<readonly SavedView[]> {
  return viewsWhere(db, reader, sql`v.resource = ${resource} and v.deleted_at is null`);
}

/** One view that the reader sees, or undefined: what others keep to themselves does not exist. */
export async function findView(db: Database, reader: Owner, id: number, isDeleted = false): Promise<SavedView | undefined> {
  const [view] = await viewsWhere(db, reader, sql`v.id = ${id} and v.deleted_at is ${isDeleted ? sql`not null` : sql`null`}`);
  return view;
}

async function viewsWhere(db: Database, reader: Owner, condition: RawBuilder<unknown>): Promise<readonly SavedView[]> {
  const { rows } = await sql<Stored>`
    select v.id, v.resource, v.name, v.shared, v.state, u.name as owner_name,
      v.owner_id = ${reader.id} as is_own, ${changeableSql(reader)} as may_change
    from views v join users u on u.id = v.owner_id
    where ${condition} and ${seenSql(reader)}
    order by v.owner_id = ${reader.id} desc, v.name collate app_cs, v.id`.execute(db);
  return rows.flatMap(({ state, ...view }) => {
    const read = viewStateOf(JSON.parse(state));
    return read === null ? [] : [{ ...view, state: read }];
  });
}
