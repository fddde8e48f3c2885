import { type RawBuilder, sql } from 'kysely';
import { refuse } from '../../../contract/basics/refusal.ts';
import type { SavedView } from '../../../contract/operations/saved-view.ts';
import { type ViewState, viewLimits, viewStateOf } from '../../../contract/rules/accounts/saved-views.ts';
import type { Database } from '../../db/database.ts';
import { changeableSql, type Owner, seenSql } from '../../db/rows/query/limitation.ts';

type Stored = Omit<SavedView, 'state'> & { readonly state: string };

/** Every view of the list that the reader sees, the own ones first. */
export function listViews(db: Database, reader: Owner, resource: string): Promise<readonly SavedView[]> {
  return viewsWhere(db, reader, sql`v.resource = ${resource} and v.deleted_at is null`);
}

/** One view that the reader sees, or undefined: what others keep to themselves does not exist. */
async function findView(db: Database, reader: Owner, id: number, isDeleted = false): Promise<SavedView | undefined> {
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

/** Who writes, when, and within which transaction. */
export type ViewWriting = { readonly db: Database; readonly owner: Owner; readonly now: Date };
export type ViewChanges = { readonly name?: string; readonly shared?: boolean; readonly state?: ViewState };

/** How long a deleted view waits to be brought back. */
const keptMilliseconds = 24 * 3_600_000;

/** Keeps a new view of anyone who writes. */
export async function createView(context: ViewWriting, view: Required<ViewChanges> & { readonly resource: string }): Promise<SavedView> {
  const { db, owner, now } = context;
  await refuseTooMany(db, owner.id, view.resource);
  const { rows } = await named(() =>
    sql<{ id: number }>`
      insert into views (owner_id, resource, name, shared, state, created_at, updated_at)
      values (${owner.id}, ${view.resource}, ${view.name}, ${view.shared}, ${JSON.stringify(view.state)}, ${now}, ${now})
      returning id`.execute(db),
  );
  const made = await findView(db, owner, Number(rows[0]?.id));
  if (made === undefined) throw refuse('conflict');
  return made;
}

/** The view as `findView` gives it, held so that two changes of it take turns. */
export async function lockView({ db, owner }: ViewWriting, id: number, isDeleted: boolean): Promise<SavedView | undefined> {
  await sql`select from views where id = ${id} for no key update`.execute(db);
  return findView(db, owner, id, isDeleted);
}

/** Changes what is given; answers with the view as it then is. */
export async function changeView({ db, now }: ViewWriting, view: SavedView, changes: ViewChanges): Promise<SavedView> {
  const changed = { ...view, ...changes };
  await named(() =>
    sql`update views set name = ${changed.name}, shared = ${changed.shared}, state = ${JSON.stringify(changed.state)}, updated_at = ${now}
      where id = ${view.id}`.execute(db),
  );
  return changed;
}

/** Takes the view away, and for good those of its owner that no one has wanted back for a day. */
export async function deleteView({ db, now }: ViewWriting, { id }: SavedView): Promise<void> {
  await sql`update views set deleted_at = ${now}, updated_at = ${now} where id = ${id}`.execute(db);
  await sql`
    delete from views where deleted_at < ${new Date(now.getTime() - keptMilliseconds)}
      and owner_id = (select owner_id from views where id = ${id})`.execute(db);
}

/** Brings a deleted view back, if its owner has room for it and has not named another one so meanwhile. */
export async function restoreView({ db, now }: ViewWriting, { id, resource }: SavedView): Promise<void> {
  const { owner_id } = await db.selectFrom('views').select('owner_id').where('id', '=', id).executeTakeFirstOrThrow();
  await refuseTooMany(db, owner_id, resource);
  await named(() => sql`update views set deleted_at = null, updated_at = ${now} where id = ${id}`.execute(db));
}

/** Two windows of one person take turns, so that together they do not keep more than one may. */
async function refuseTooMany(db: Database, ownerId: number, resource: string): Promise<void> {
  await sql`select from users where id = ${ownerId} for no key update`.execute(db);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from views
    where owner_id = ${ownerId} and resource = ${resource} and deleted_at is null`.execute(db);
  if ((rows[0]?.count ?? 0) >= viewLimits.perList) throw refuse('too_many_views', { details: { limit: viewLimits.perList } });
}

async function named<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'views_name_key') {
      throw refuse('view_name_taken', { at: 'name' });
    }
    throw error;
  }
}
