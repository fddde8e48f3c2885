import { sql } from 'kysely';
import { derivedValuesOf } from '../../../../contract/channels/branch/derived-values.ts';
import type { BranchRevision } from '../../../../contract/channels/branch/to-branch.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { Database } from '../../../db/database.ts';
import type { Values } from '../../../db/rows/write/write-context.ts';
import { type BranchRow, endingFieldOf, readBranchRows, syncedResources, wireValues } from './branch-rows.ts';
import { lockStores, numberRevisions } from './revision-numbers.ts';

export type Sending = { readonly storeId: number; readonly now: Date };

type Numbered = {
  readonly revision: number;
  readonly resource: string;
  readonly record_id: number;
  readonly action: BranchRevision['action'];
  readonly fields: readonly string[];
  readonly at: Date;
};

/**
 * The revisions of a store that follow the one that its branch is at, in order, at most `limit` of them; those without
 * a number get theirs. Each carries the values of its fields as they are now: what was deleted meanwhile is sent as deleted, what
 * came back as it came, so that anyone who applies them all ends at what the central has, whatever happened between.
 */
export function revisionsAfter(
  db: Database,
  { storeId, now }: Sending,
  revision: number,
  limit: number,
): Promise<readonly BranchRevision[]> {
  return db.transaction().execute(async (transaction) => {
    await lockStores(transaction, [storeId]);
    await numberRevisions(transaction, storeId);
    const { rows } = await sql<Numbered>`
      select revision, resource, record_id, action, fields, at from revisions
      where store_id = ${storeId} and revision > ${revision} order by revision limit ${limit}`.execute(transaction);
    const wanted = syncedResources.flatMap((resource) => {
      const ids = rows.filter((row) => row.resource === resource.name).map(({ record_id }) => record_id);
      return ids.length === 0 ? [] : [{ resource, ids: [...new Set(ids)] }];
    });
    const current = await readBranchRows({ db: transaction, storeId, now }, wanted);
    await noteTaken(transaction, { storeId, now }, wanted);
    const byKey = new Map(current.map((row) => [`${row.resource} ${row.id}`, row]));
    return rows.map((row) => asSent(row, byKey.get(`${row.resource} ${row.record_id}`)));
  });
}

function asSent({ revision, resource: name, record_id: id, action, fields, at }: Numbered, row: BranchRow | undefined): BranchRevision {
  const sent = { revision, resource: name, id, at: at.toISOString() };
  if (row === undefined) return { ...sent, action: 'delete', values: {} };
  const resource = syncedResources.find((synced) => synced.name === name);
  if (action !== 'edit' || resource === undefined || bringsBack(resource, fields)) {
    return { ...sent, action: action === 'create' ? 'create' : 'restore', values: wireValues(row.values) };
  }
  return { ...sent, action, values: wireValues(only(row.values, [...fields, ...derivedValuesOf(name)])) };
}

/** A change of the time by which a row is over may bring it to a branch that learned it is gone. */
function bringsBack(resource: AnyResource, fields: readonly string[]): boolean {
  const ending = endingFieldOf(resource);
  return ending !== undefined && fields.includes(ending);
}

function only(values: Values, fields: readonly string[]): Values {
  return Object.fromEntries(fields.flatMap((name) => (Object.hasOwn(values, name) ? [[name, values[name]]] : [])));
}

/** Later changes of the same records, still without a number, went along with their values: they cannot be taken back any more. */
async function noteTaken(
  transaction: Database,
  { storeId, now }: Sending,
  wanted: readonly { readonly resource: AnyResource; readonly ids: readonly number[] }[],
): Promise<void> {
  if (wanted.length === 0) return;
  const records = wanted.map(({ resource, ids }) => sql`(resource = ${resource.name} and record_id = any(${[...ids]}::int[]))`);
  await sql`
    update revisions set taken_at = ${now}
    where store_id = ${storeId} and acknowledged_at is null and withdrawn_at is null and revision is null and taken_at is null
      and (${sql.join(records, sql` or `)})`.execute(transaction);
}
