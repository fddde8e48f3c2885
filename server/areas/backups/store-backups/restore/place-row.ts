import { sql } from 'kysely';
import { refuse } from '../../../../../contract/basics/refusal.ts';
import { checkDraft } from '../../../../../contract/derive/check-draft.ts';
import { compareValues } from '../../../../../contract/derive/difference.ts';
import type { WholeRow } from '../../../../db/rows/present.ts';
import { missingReferences } from '../../../../db/rows/write/missing-references.ts';
import { recordChange } from '../../../../db/rows/write/record-change.ts';
import { findReferrers, referenceProblems } from '../../../../db/rows/write/references.ts';
import { columnValues, storeChildren } from '../../../../db/rows/write/store-values.ts';
import type { Values, WriteContext } from '../../../../db/rows/write/write-context.ts';
import { tableOf } from '../../../../db/tables/names.ts';
import type { Entities } from '../../../../engine/write/hooks.ts';
import { judgeFiles } from '../../../../engine/write/judge-rows.ts';
import { refuseProblems, withViolations } from '../../../../engine/write/write-row.ts';

type Placed = { readonly action: 'edit' | 'bring_back'; readonly row: WholeRow; readonly wanted: Values };

/**
 * Takes rows out of sight for a moment, so that none of their keys is in another's way: two that exchange their names, one
 * that has a name which another shall have. Each is placed or deleted before the transaction ends.
 */
export async function hideRows({ db, resource, now }: WriteContext, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`update ${sql.table(tableOf(resource))} set deleted_at = ${now} where id = any(${[...ids]}::int[])`.execute(db);
}

/** Gives a row, present, hidden or deleted, the values that are wanted: checked and recorded as an edit, or as coming back. */
export async function placeRow(context: WriteContext, { action, row, wanted }: Placed, entities: Entities): Promise<void> {
  const { db, resource, now } = context;
  const differing = Object.keys(compareValues(resource, row, wanted));
  const draft = Object.fromEntries(differing.map((name) => [name, wanted[name]]));
  const { values, problems } = checkDraft(resource, draft, { now, partial: true, current: row, wasValidOnce: true });
  refuseProblems(problems);
  const after = { ...row, ...values };
  refuseProblems(
    action === 'edit'
      ? await referenceProblems(context, values, after, entities.find)
      : await missingReferences(context, after, entities.find),
  );
  const [refusal] = await judgeFiles(context, [{ before: row, after }]);
  if (refusal !== undefined) throw refusal;
  const hooks = entities.hooksOf(resource.name);
  await (action === 'edit' ? hooks.beforeEdit?.(context, row, values) : hooks.beforeRestore?.(context, after));
  const set = columnValues(resource, values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await withViolations(resource, () =>
    sql`update ${sql.table(tableOf(resource))} set ${sql.join([sql`deleted_at = null`, sql`version = version + 1`, sql`updated_at = ${now}`, ...set])}
      where id = ${row.id}`.execute(db),
  );
  await storeChildren(db, resource, row.id, values);
  await recordChange(context, {
    action: action === 'edit' ? 'edit' : 'restore',
    id: row.id,
    version: row.version + 1,
    changes: compareValues(resource, row, values),
    rows: action === 'edit' ? [row, after] : [after],
  });
}

/** Deletes a hidden row for good, unless something that stays refers to it. */
export async function finishDeletion(context: WriteContext, row: WholeRow, entities: Entities): Promise<void> {
  const { db, resource, now } = context;
  const referredBy = await findReferrers(context, row.id, entities.all);
  if (Object.keys(referredBy).length > 0) throw refuse('referenced', { referredBy });
  await entities.hooksOf(resource.name).beforeDelete?.(context, row);
  await sql`update ${sql.table(tableOf(resource))} set version = version + 1, updated_at = ${now} where id = ${row.id}`.execute(db);
  await recordChange(context, { action: 'delete', id: row.id, version: row.version + 1, changes: {}, rows: [row] });
}
