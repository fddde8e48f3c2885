import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database.ts';
import { stateChanged } from './publish-change.ts';

/** One changed row, or with `id` null many of an entity at once. No values: who follows reads them where rights are held. */
export type Change = {
  readonly resource: string;
  readonly id: number | null;
  readonly version: number | null;
  readonly action: string | null;
  readonly at: string;
  readonly actor: string | null;
  readonly actorId: number | null;
  /** Only these users receive the change, such as the owner of a task. Null: the rights of the entity decide. */
  readonly owners: readonly number[] | null;
  /** Stores that the row belongs to or did before; null when its entity belongs to none. */
  readonly stores: readonly number[] | null;
};

/** Background tasks are reported to anyone who asked for them: `server/engine/jobs/task-course.ts` names them as the actor. */
const isOwned = sql`c.resource = 'tasks'`;

/** What was committed since, and the snapshot that a reader has then seen. */
export type Changes = { readonly snapshot: string; readonly changes: readonly Change[] };

/** What is no row, such as `figures`, is written with 0 for its number, and reported without one. */
const identifier = sql`nullif(c.record_id, 0)`;

/** More rows at once are reported as "many of the entity": anyone who shows it reads a page of it again either way. */
const mostSingleChanges = 500;

/** The changes that became visible after one snapshot and before another, by default before now. Nothing is missed, nothing comes twice. */
export function changesSince(db: Database, after: string, until: string | null = null): Promise<Changes> {
  const since = sql`${after}::pg_snapshot`;
  return changesWhere(db, sql`c.transaction >= pg_snapshot_xmin(${since}) and not pg_visible_in_snapshot(c.transaction, ${since})`, until);
}

/** The changes since an instant of the last minutes, as far as they are still among the newest. */
export function newestChanges(db: Database, from: Date, until: string): Promise<Changes> {
  // By the primary key from its end: there is no index over the time, which nothing else would use.
  const newest = sql`select id from changes order by id desc limit ${mostSingleChanges}`;
  return changesWhere(db, sql`c.id >= (select min(id) from (${newest}) newest) and c.at >= ${from}`, until);
}

/** What the database has committed by now. */
export async function currentSnapshot(db: Database): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(db);
  return rows[0]?.snapshot ?? '';
}

/** Whether a snapshot was taken from this database and not from one that it was restored over. */
export async function isPast(db: Database, snapshot: string): Promise<boolean> {
  const { rows } = await sql<{ past: boolean }>`
    select pg_snapshot_xmax(${snapshot}::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot()) as past`.execute(db);
  return rows[0]?.past === true;
}

/** Forgets what no one can ask for any more. A few at a time, so that no one waits for it. */
export async function forgetChanges(db: Database, before: Date): Promise<void> {
  for (;;) {
    const { numAffectedRows } = await sql`
      delete from changes where id in (select id from changes where at < ${before} order by id limit 5000)`.execute(db);
    if (numAffectedRows === undefined || numAffectedRows < 5000n) return;
  }
}

async function changesWhere(db: Database, since: RawBuilder<unknown>, until: string | null): Promise<Changes> {
  const bound = until === null ? sql`pg_current_snapshot()` : sql`${until}::pg_snapshot`;
  // Also the rows of a database that was copied into a younger one: their transactions are still to come.
  const where = sql`${since} and pg_visible_in_snapshot(c.transaction, ${bound})`;
  const { rows } = await sql<Changes>`
    select ${bound}::text as snapshot, coalesce((
      select json_agg(one) from (
        select c.resource, ${identifier} as id, c.version, c.action, c.at, u.name as actor, c.actor_id as "actorId",
          c.store_ids as stores, case when ${isOwned} then array[c.actor_id] end as owners
        from changes c left join users u on u.id = c.actor_id where ${where} order by c.id limit ${mostSingleChanges + 1}
      ) one), '[]') as changes`.execute(db);
  const read = rows[0] ?? { snapshot: '', changes: [] };
  if (read.changes.length <= mostSingleChanges) return { ...read, changes: read.changes.map(withInstant) };
  return {
    snapshot: read.snapshot,
    changes: await digestOf(db, sql`${since} and pg_visible_in_snapshot(c.transaction, ${read.snapshot}::pg_snapshot)`),
  };
}

/** Many changes in one line for each entity, with all the stores that they belong to; an action only where no one did any of it. */
async function digestOf(db: Database, where: RawBuilder<unknown>): Promise<readonly Change[]> {
  const { rows } = await sql<Omit<Change, 'at'> & { readonly at: Date }>`
    select c.resource, null::int as id, null::int as version, case when bool_and(c.action = ${stateChanged}) then ${stateChanged} end as action, null as actor, null::int as "actorId", max(c.at) as at,
      case when ${isOwned} then array_agg(distinct c.actor_id) end as owners,
      case when bool_and(c.store_ids is not null) then coalesce(array_agg(distinct s.id) filter (where s.id is not null), '{}') end as stores
    from changes c left join unnest(c.store_ids) s(id) on true where ${where} group by c.resource`.execute(db);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** JSON of the database writes instants in its own zone. */
function withInstant(change: Change): Change {
  return { ...change, at: new Date(change.at).toISOString() };
}
