import { sql } from 'kysely';
import { type Actor, isLimited, may } from '../../../../contract/basics/access.ts';
import { fieldOf, isForBranch } from '../../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { WaitingChange, WaitingChanges, WaitingCount } from '../../../../contract/operations/waiting-change.ts';
import type { Database } from '../../../db/database.ts';
import { syncedResources } from './branch-rows.ts';
import { namesOfRecords, type RecordNames } from './names-of-records.ts';

type Asking = { readonly db: Database; readonly actor: Actor; readonly now: Date };
type Stored = {
  readonly id: number;
  readonly resource: string;
  readonly record_id: number;
  readonly action: WaitingChange['action'];
  readonly at: Date;
  readonly revision: number | null;
  readonly is_taken: boolean;
  readonly is_refused: boolean;
  readonly reason: string | null;
  readonly last_at: Date | null;
  readonly merged: number;
  /** What the history still says of its versions, in their order. */
  readonly entries: readonly Recorded[] | null;
};

/** How many are listed; the newest, because those a person wants to take back. */
const listed = 200;

/** What the branch of a store has yet to acknowledge, as far as the actor may see the entities. */
export async function listWaitingChanges({ db, actor, now }: Asking, storeId: number): Promise<WaitingChanges> {
  const seen = syncedResources.filter((resource) => may(actor, resource, 'show')).map(({ name }) => name);
  const waiting = sql`r.store_id = ${storeId} and r.acknowledged_at is null and r.withdrawn_at is null`;
  const { rows: counted } = await sql<{ total: number; all: number }>`
    select count(*) filter (where r.resource = any(${seen}::text[]))::int as total, count(*)::int as all from revisions r where ${waiting}`.execute(
    db,
  );
  const { rows } = await sql<Stored>`
    select r.id, r.resource, r.record_id, r.action, r.at, r.revision, r.taken_at is not null as is_taken,
      coalesce(b.not_applied = r.revision, false) as is_refused, b.reason, r.last_at, coalesce(cardinality(r.versions), 1) as merged, h.entries
    from revisions r left join branch_revisions b on b.store_id = r.store_id
    left join lateral (
      select json_agg(json_build_object('actor_name', e.actor_name, 'changes', e.changes) order by e.version) as entries from (
        select distinct on (version) version, actor_name, changes from history
        where resource = r.resource and record_id = r.record_id and version = any(coalesce(r.versions, array[r.version]))
        order by version, id desc
      ) e
    ) h on true
    where ${waiting} and r.resource = any(${seen}::text[]) order by r.id desc limit ${listed}`.execute(db);
  const names = await namesOfRecords({ db, actor, now }, rows);
  const { total = 0, all = 0 } = counted[0] ?? {};
  return { changes: rows.map((row) => presented(row, names)), total, hidden: all - total };
}

function presented({ id, resource: name, record_id, action, at, is_taken, is_refused, ...row }: Stored, names: RecordNames): WaitingChange {
  const resource = syncedResources.find((one) => one.name === name);
  const named = names.get(`${name} ${record_id}`);
  const entries = row.entries ?? [];
  return {
    id,
    resource: name,
    record_id,
    record_name: named?.name ?? null,
    exists: named?.exists ?? false,
    action,
    at: at.toISOString(),
    last_at: (row.last_at ?? at).toISOString(),
    merged: row.merged,
    ...authorsOf(entries),
    revision: row.revision,
    state: is_refused ? 'not_applied' : row.revision !== null || is_taken ? 'downloading' : 'waiting',
    reason: is_refused ? row.reason : null,
    // What a record was before it was deleted is no part of its deletion.
    changes: resource === undefined ? {} : recordedChanges(resource, action === 'delete' ? entries.slice(-1) : entries),
  };
}

/** How many changes wait for each store that the actor is not kept from, whatever entities they are of. */
export async function countWaitingChanges({ db, actor }: Pick<Asking, 'db' | 'actor'>): Promise<readonly WaitingCount[]> {
  const within = isLimited(actor) ? sql`s.id = any(${[...actor.limitations]}::int[])` : sql`true`;
  const { rows } = await sql<{ store_id: number; count: number; since: Date }>`
    select s.id as store_id, count(*)::int as count, min(r.at) as since from stores s
    join revisions r on r.store_id = s.id and r.acknowledged_at is null and r.withdrawn_at is null
    where s.deleted_at is null and ${within} group by s.id order by s.id`.execute(db);
  return rows.map(({ since, ...row }) => ({ ...row, since: since.toISOString() }));
}

/** What the history says of one version of a record. */
type Recorded = { readonly actor_name: string | null; readonly changes: unknown };
type Changes = WaitingChange['changes'];

/**
 * From what to what a record went by its versions, in their order: of a new row what it has, elsewhere what changed. Fields
 * that no branch receives are no part of it, nor values that are again as they were.
 */
function recordedChanges(resource: AnyResource, entries: readonly Recorded[]): Changes {
  const all = new Map<string, Changes[string]>();
  for (const { changes } of entries) {
    if (typeof changes !== 'object' || changes === null) continue;
    for (const [name, change] of Object.entries(changes)) {
      const field = fieldOf(resource, name);
      if (field === undefined || !isForBranch(field)) continue;
      const known = all.get(name);
      all.set(name, known === undefined ? change : { ...sideOf(known, 'before'), ...sideOf(change, 'after') });
    }
  }
  const isMerged = entries.length > 1;
  return Object.fromEntries([...all].filter(([, change]) => !isMerged || !isAsItWas(change)));
}

/** Who made the versions: anyone who made the last one, and the others by name. */
function authorsOf(entries: readonly Recorded[]): Pick<WaitingChange, 'actor_name' | 'also_by'> {
  const actor_name = entries.at(-1)?.actor_name ?? null;
  const others = entries.flatMap((entry) => (entry.actor_name === null || entry.actor_name === actor_name ? [] : [entry.actor_name]));
  return { actor_name, also_by: [...new Set(others)] };
}

/** Values that were erased are absent. */
function sideOf(change: unknown, side: 'before' | 'after'): Changes[string] {
  return typeof change === 'object' && change !== null && Object.hasOwn(change, side) ? { [side]: Reflect.get(change, side) } : {};
}

function isAsItWas(change: Changes[string]): boolean {
  return (
    Object.hasOwn(change, 'before') && Object.hasOwn(change, 'after') && JSON.stringify(change.before) === JSON.stringify(change.after)
  );
}
