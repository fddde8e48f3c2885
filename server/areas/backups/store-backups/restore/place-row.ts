import { sql } from 'kysely';
import { refuse } from '../../../../../contract/basics/refusal.ts';
import { checkDraft } from '../../../../../contract/derive/check-draft.ts';
import { differenceOf } from '../../../../../contract/derive/difference.ts';
import type { WholeRow } from '../../../../db/rows/present.ts';
import { missingReferences } from '../../../../db/rows/write/missing-references.ts';
import { recordChange } from '../../../../db/rows/write/record-change.ts';
import { referenceProblems, referrersOf } from '../../../../db/rows/write/references.ts';
import { columnValues, storeChildren } from '../../../../db/rows/write/store-values.ts';
import type { Values, Writing } from '../../../../db/rows/write/writing.ts';
import { tableOf } from '../../../../db/tables/names.ts';
import type { Entities } from '../../../../engine/write/entities.ts';
import { judgeFiles } from '../../../../engine/write/judge-rows.ts';
import { refuseProblems, withViolations } from '../../../../engine/write/write-row.ts';

type Placed = { readonly deed: 'edit' | 'bring_back'; readonly row: WholeRow; readonly wanted: Values };

/**
 * Takes rows out of sight for a moment, so that none of their keys is in another's way: two that exchange their names, one
 * that has a name which another shall have. Each is placed or deleted before the transaction ends.
 */
export async function hideRows({ db, resource, now }: Writing, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`update ${sql.table(tableOf(resource))} set deleted_at = ${now} where id = any(${[...ids]}::int[])`.execute(db);
}

/** Gives a row, present, hidden or deleted, the values that are wanted: checked and recorded as an edit, or as coming back. */
export async function placeRow(writing: Writing, { deed, row, wanted }: Placed, entities: Entities): Promise<void> {
  const { db, resource, now } = writing;
  const differing = Object.keys(differenceOf(resource, row, wanted));
  const draft = Object.fromEntries(differing.map((name) => [name, wanted[name]]));
  const { values, problems } = checkDraft(resource, draft, { now, partial: true, current: row, stoodOnce: true });
  refuseProblems(problems);
  const after = { ...row, ...values };
  refuseProblems(
    deed === 'edit'
      ? await referenceProblems(writing, values, after, entities.find)
      : await missingReferences(writing, after, entities.find),
  );
  const [refusal] = await judgeFiles(writing, [{ before: row, after }]);
  if (refusal !== undefined) throw refusal;
  const hooks = entities.hooksOf(resource.name);
  await (deed === 'edit' ? hooks.beforeEdit?.(writing, row, values) : hooks.beforeRestore?.(writing, after));
  const set = columnValues(resource, values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await withViolations(resource, () =>
    sql`update ${sql.table(tableOf(resource))} set ${sql.join([sql`deleted_at = null`, sql`version = version + 1`, sql`updated_at = ${now}`, ...set])}
      where id = ${row.id}`.execute(db),
  );
  await storeChildren(db, resource, row.id, values);
  await recordChange(writing, {
    action: deed === 'edit' ? 'edit' : 'restore',
    id: row.id,
    version: row.version + 1,
    changes: differenceOf(resource, row, values),
    rows: deed === 'edit' ? [row, after] : [after],
  });
}

/** Deletes a hidden row for good, unless something that stays refers to it. */
export async function finishDeletion(writing: Writing, row: WholeRow, entities: Entities): Promise<void> {
  const { db, resource, now } = writing;
  const referredBy = await referrersOf(writing, row.id, entities.all);
  if (Object.keys(referredBy).length > 0) throw refuse('referenced', { referredBy });
  await entities.hooksOf(resource.name).beforeDelete?.(writing, row);
  await sql`update ${sql.table(tableOf(resource))} set version = version + 1, updated_at = ${now} where id = ${row.id}`.execute(db);
  await recordChange(writing, { action: 'delete', id: row.id, version: row.version + 1, changes: {}, rows: [row] });
}
