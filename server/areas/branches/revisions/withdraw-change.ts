import { sql } from 'kysely';
import { type Action, may } from '../../../../contract/basics/access.ts';
import { refuse } from '../../../../contract/basics/refusal.ts';
import { derivedValuesOf } from '../../../../contract/channels/branch/derived-values.ts';
import { findStoreField } from '../../../../contract/derive/found-at-once.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { WriteContext } from '../../../db/rows/write/write-context.ts';
import type { Entities } from '../../../engine/write/hooks.ts';
import { syncedResources } from './branch-rows.ts';
import { lockStores } from './revision-numbers.ts';
import { settleSyncStates } from './sync-state.ts';
import { undoneBy, undoVersions } from './undo-versions.ts';

/** Everything but the entity, which the change itself names. */
export type Withdrawing = Omit<WriteContext, 'resource'>;
type Asked = { readonly storeId: number; readonly change: number; readonly wholeRecord: boolean };

/** Merged changes are in one revision, all others in one each. */
const versionsOf = sql`coalesce(r.versions, array[r.version])`;

type Revision = {
  readonly store_id: number;
  readonly id: number;
  readonly resource: string;
  readonly record_id: number;
  /** All that it represents. */
  readonly versions: readonly number[];
  /** Whether its values went out, or may have. */
  readonly is_sent: boolean;
  readonly is_ended: boolean;
  readonly is_refused: boolean;
};

/**
 * Takes a change back that no branch was sent: the record becomes what it was by the same way as any edit, so that history
 * and audit say so, and neither the change nor what undid it is sent. Only of a row with a version that branches report what undid it is sent:
 * its values are the former ones and its version is not. Of a row of several stores all must still wait.
 * Answers how many changes were taken back.
 */
export async function withdrawChange(by: Withdrawing, { storeId, change, wholeRecord }: Asked, entities: Entities): Promise<number> {
  const { db, actor } = by;
  const [asked] = await revisionsWhere(by, sql`r.store_id = ${storeId} and r.id = ${change}`);
  const resource = syncedResources.find(({ name }) => name === asked?.resource);
  if (asked === undefined || resource === undefined || !may(actor, resource, 'show')) throw refuse('not_found');
  if (asked.is_ended) throw refuse('change_not_waiting');
  const record = sql`r.resource = ${resource.name} and r.record_id = ${asked.record_id}`;
  const ofStore = sql`${record} and r.store_id = ${storeId} and r.acknowledged_at is null and r.withdrawn_at is null`;
  const waiting = wholeRecord ? await revisionsWhere(by, ofStore) : [asked];
  const versions = [...new Set(waiting.flatMap((revision) => revision.versions))];
  const among = sql`${record} and ${versionsOf} && ${versions}::int[] and ${storesOf(resource, storeId)}`;
  await lockStores(
    db,
    (await revisionsWhere(by, among)).map(({ store_id }) => store_id),
  );
  // Read again: what was sent or taken back while others held it.
  const all = await revisionsWhere(by, among);
  refuseWhatWentOut(all, asked);
  const context: WriteContext = { ...by, resource };
  const plan = await undoneBy(context, { id: asked.record_id, versions, wholeRecord });
  demand(context, plan.needs);
  await undoVersions(context, asked.record_id, plan, entities);
  const reportsVersion = derivedValuesOf(resource.name).length > 0;
  const storeIds = [...new Set(all.map(({ store_id }) => store_id))];
  // Of one that represents others as well only these are left.
  await sql`
    update revisions r set
      versions = case when cardinality(k.rest) > 0 then k.rest else r.versions end,
      version = coalesce(k.rest[cardinality(k.rest)], r.version),
      withdrawn_at = case when cardinality(k.rest) = 0 then ${by.now}::timestamptz end,
      withdrawn_by = case when cardinality(k.rest) = 0 then ${actor.id}::int end
    from (
      select r.store_id, r.id, array(
        select v from unnest(${versionsOf}) as v where v <> all(${versions}::int[]) and r.transaction <> pg_current_xact_id() order by v
      ) as rest
      from revisions r
      where ${record} and r.store_id = any(${storeIds}::int[]) and r.acknowledged_at is null and r.withdrawn_at is null
        and (${versionsOf} && ${versions}::int[]
          or r.transaction = pg_current_xact_id() and (r.action = 'delete' or not ${reportsVersion}::boolean))
    ) k where r.store_id = k.store_id and r.id = k.id`.execute(db);
  await settleSyncStates(db, { storeIds, now: by.now });
  return versions.length;
}

/** Rows of one store are sent to no other. */
function storesOf(resource: AnyResource, storeId: number) {
  return findStoreField(resource) === undefined && resource.limitedBy !== 'id' ? sql`true` : sql`r.store_id = ${storeId}`;
}

function refuseWhatWentOut(all: readonly Revision[], asked: Revision): void {
  const now = all.find(({ store_id, id }) => store_id === asked.store_id && id === asked.id);
  if (now === undefined || now.is_ended) throw refuse('change_not_waiting');
  if (all.some(({ is_refused }) => is_refused)) throw refuse('change_not_applied');
  if (all.some(({ is_sent, is_ended }) => is_sent || is_ended)) throw refuse('change_downloading');
}

function demand({ actor, resource }: WriteContext, needs: readonly Action[]): void {
  if (needs.some((action) => !may(actor, resource, action))) throw refuse('forbidden');
}

async function revisionsWhere({ db }: Pick<Withdrawing, 'db'>, where: ReturnType<typeof sql>): Promise<readonly Revision[]> {
  const { rows } = await sql<Revision>`
    select r.store_id, r.id, r.resource, r.record_id, ${versionsOf} as versions, r.revision is not null or r.taken_at is not null as is_sent,
      r.acknowledged_at is not null or r.withdrawn_at is not null as is_ended, coalesce(b.not_applied = r.revision, false) as is_refused
    from revisions r left join branch_revisions b on b.store_id = r.store_id where ${where}`.execute(db);
  return rows;
}
