import { sql } from 'kysely';
import { type Problems, type Refusal, refuse, refuseValues } from '../../../contract/basics/refusal.ts';
import { checkDraft } from '../../../contract/derive/check-draft.ts';
import { type Changes, differenceOf } from '../../../contract/derive/difference.ts';
import { isFixed, isWritable } from '../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import type { WholeRow } from '../../db/rows/present.ts';
import { staysWithin } from '../../db/rows/query/limitation.ts';
import { findForWriting, findRow, lockRow, type Reading } from '../../db/rows/read.ts';
import { recordChange } from '../../db/rows/write/record-change.ts';
import { referenceProblems, referrersOf } from '../../db/rows/write/references.ts';
import { storeChildren } from '../../db/rows/write/store-values.ts';
import { violationOf } from '../../db/rows/write/violations.ts';
import { insertRecorded, updateRecorded } from '../../db/rows/write/write-statement.ts';
import type { Values, Writing } from '../../db/rows/write/writing.ts';
import { tableOf } from '../../db/tables/names.ts';
import type { Entities } from './entities.ts';
import type { ComingRow, Taking } from './hooks.ts';
import { judgeRows } from './judge-rows.ts';
import { completions, movesGiven, withGiven } from './unique-number.ts';

/** A row and the version that a change was made over; `any` where the caller has not seen one. */
export type RowAt = { readonly id: number; readonly version: number | 'any' };

/** Makes a row of what the draft says: checked, limited, recorded. Answers with the row as it is. */
export async function createRow(writing: Writing, draft: Values, entities: Entities): Promise<WholeRow> {
  const { resource, now, stoodOnce = false } = writing;
  const hooks = entities.hooksOf(resource.name);
  const begun = { ...(await hooks.begin?.(writing, draft)), ...draft };
  const { values, problems } = checkDraft(resource, begun, { now, partial: false, stoodOnce });
  refuseProblems(problems);
  refuseForeignStore(writing, values);
  await refuseJudged(writing, { before: null, after: values }, entities);
  await hooks.beforeCreate?.(writing, values);
  for (let attempt = 1; ; attempt += 1) {
    const complete: Values = {
      ...serverDefaults(resource),
      ...values,
      ...(await hooks.complete?.(writing, values)),
      ...writing.serverValues,
    };
    const change = { values: complete, changes: differenceOf(resource, {}, complete), lookup: entities.find };
    const taking = await hooks.taking?.(writing, complete);
    const row = await inserted(writing, change, taking);
    if (row !== undefined) {
      const whole = await withChildren(writing, row, complete);
      await hooks.settle?.(writing, { before: null, after: whole, ...(taking === undefined ? {} : { hasTaken: true }) });
      return followed(writing, whole, entities);
    }
    const reason = await reasonAgainst(writing, values, values, entities);
    if (resource.givenOnce === undefined || reason.code !== 'conflict' || attempt === completions) throw reason;
  }
}

async function inserted(
  writing: Writing,
  change: Parameters<typeof insertRecorded>[1],
  taking: Taking | undefined,
): Promise<WholeRow | undefined> {
  const { resource } = writing;
  if (taking === undefined) return withViolations(resource, () => insertRecorded(writing, change));
  try {
    return await withViolations(resource, () => insertRecorded(writing, { ...change, taking: taking.condition }));
  } catch (error) {
    throw taking.refusalOf(error) ?? error;
  }
}

/** Changes the given fields of the row at the version that the editor saw. */
export async function editRow(
  writing: Writing,
  at: { readonly id: number; readonly version: number },
  draft: Values,
  entities: Entities,
): Promise<WholeRow> {
  const { resource, now } = writing;
  const row = needsTransaction(entities, resource, 'edit', draft) ? await lockedRow(writing, at.id) : await seenRow(writing, at.id);
  refuseOtherVersion(row, at);
  const { values, problems } = checkDraft(resource, draft, { now, partial: true, current: row });
  refuseProblems(problems);
  const changes = differenceOf(resource, row, values);
  if (Object.keys(changes).length === 0) return row;
  const asked = Object.fromEntries(Object.keys(changes).map((name) => [name, values[name]]));
  const own = entities.hooksOf(resource.name).completeEdit?.(row, asked, writing) ?? {};
  const changed = { ...asked, ...own };
  refuseMoved(resource, changed);
  refuseForeignStore(writing, changed);
  await refuseJudged(writing, { before: row, after: { ...row, ...changed } }, entities);
  await entities.hooksOf(resource.name).beforeEdit?.(writing, row, changed);
  const write = (given: Values) =>
    updateRecorded(writing, row, {
      values: { ...changed, ...given },
      changes: { ...changes, ...differenceOf(resource, row, { ...own, ...given }) },
      lookup: entities.find,
    });
  const moves = movesGiven(resource, changed);
  const after = await withViolations(resource, () => (moves ? withGiven(writing, { ...row, ...changed }, write, entities) : write({})));
  if (after !== undefined) {
    const whole = await withChildren(writing, after, changed);
    if (isSettled(entities, resource, changed)) await entities.hooksOf(resource.name).settle?.(writing, { before: row, after: whole });
    return whole;
  }
  const current = await seenRow(writing, at.id);
  if (current.version !== at.version) throw refuse('changed_meanwhile', { current });
  throw await reasonAgainst(writing, changed, { ...row, ...changed }, entities);
}

/**
 * Whether a change must have a transaction of its own: where the entity asks the database before it, and where it is kept
 * in several tables. Any other is one statement, which is all or nothing on its own.
 */
export function needsTransaction(entities: Entities, resource: AnyResource, action: 'create' | 'edit', draft: Values): boolean {
  const hooks = entities.hooksOf(resource.name);
  const asksBefore = action === 'create' ? (hooks.beforeCreate ?? hooks.afterCreate) : hooks.beforeEdit;
  const hasChildren = Object.entries(resource.fields).some(
    ([name, field]) => field.kind === 'children' && (action === 'create' || Object.hasOwn(draft, name)),
  );
  const settles =
    hooks.settle !== undefined && (action === 'create' ? hooks.settlesNew?.(draft) !== false : isSettled(entities, resource, draft));
  return asksBefore !== undefined || hasChildren || settles;
}

/** Whether something follows from an edit of these fields. */
export function isSettled(entities: Entities, { name }: AnyResource, changed: Values): boolean {
  const { settledBy } = entities.hooksOf(name);
  return settledBy === undefined || settledBy.some((field) => Object.hasOwn(changed, field));
}

/** Takes the row away: kept in the database, so that it can be brought back, unless something refers to it. */
export async function deleteRow(writing: Writing, at: RowAt, entities: Entities): Promise<WholeRow> {
  const { db, resource, now } = writing;
  const { id } = at;
  const row = await lockedRow(writing, id);
  refuseOtherVersion(row, at);
  // What goes with the row refers to it no longer.
  await entities.hooksOf(resource.name).beforeDelete?.(writing, row);
  const referredBy = await referrersOf(writing, id, entities.all);
  if (Object.keys(referredBy).length > 0) {
    // What can be switched off need not go.
    const details = resource.fields['active'] === undefined ? {} : { switch: 'active' };
    throw refuse('referenced', { referredBy, details });
  }
  await sql`update ${sql.table(tableOf(resource))} set deleted_at = ${now}, version = version + 1, updated_at = ${now} where id = ${id}`.execute(
    db,
  );
  await recordChange(writing, { action: 'delete', id, version: row.version + 1, changes: {} satisfies Changes, rows: [row] });
  await entities.hooksOf(resource.name).settle?.(writing, { before: row, after: null });
  return row;
}

/** The row, locked for the change. A row of several stores may be seen and yet not be written: that is said, while what is not seen does not exist. */
export async function lockedRow(writing: Writing & Pick<Reading, 'trash'>, id: number): Promise<WholeRow> {
  const row = await lockRow(writing, id);
  if (row !== undefined) return row;
  throw refuse((await findRow(writing, id)) === undefined ? 'not_found' : 'forbidden');
}

/** Refuses a change over a version that the row no longer has, with the row as it is now. */
export function refuseOtherVersion(row: WholeRow, { version }: RowAt): void {
  if (version !== 'any' && row.version !== version) throw refuse('changed_meanwhile', { current: row });
}

/** The same without holding the row: who changes it names the version that was seen. */
async function seenRow(writing: Writing, id: number): Promise<WholeRow> {
  const row = await findForWriting(writing, id);
  if (row !== undefined) return row;
  throw refuse((await findRow(writing, id)) === undefined ? 'not_found' : 'forbidden');
}

/** The new row with what followed from it. */
async function followed(writing: Writing, row: WholeRow, entities: Entities): Promise<WholeRow> {
  const { afterCreate } = entities.hooksOf(writing.resource.name);
  if (afterCreate === undefined) return row;
  await afterCreate(writing, row);
  return (await findRow(writing, row.id)) ?? row;
}

/** Children are in tables of their own and come back with the row. */
async function withChildren(writing: Writing, row: WholeRow, values: Values): Promise<WholeRow> {
  const { resource } = writing;
  const isOwner = Object.entries(resource.fields).some(([name, field]) => field.kind === 'children' && Object.hasOwn(values, name));
  if (!isOwner) return row;
  await storeChildren(writing.db, resource, row.id, values);
  return (await findRow(writing, row.id)) ?? row;
}

/** Why the statement changed nothing. */
export async function reasonAgainst(writing: Writing, values: Values, row: Values, entities: Entities): Promise<Refusal> {
  const problems = await referenceProblems(writing, values, row, entities.find);
  return Object.keys(problems).length > 0 ? refuseValues(problems) : refuse('conflict');
}

/** Flags and lists that only the server writes still need a value in a new row. */
export function serverDefaults(resource: AnyResource): Values {
  return Object.fromEntries(
    Object.entries(resource.fields).flatMap(([name, field]) => {
      if (field.kind === 'computed' || field.live === true || isWritable(field)) return [];
      return 'default' in field && field.default !== undefined ? [[name, field.default]] : [];
    }),
  );
}

/** Throws what is wrong with the values, if anything is. */
export function refuseProblems(problems: Problems): void {
  if (Object.keys(problems).length > 0) throw refuseValues(problems);
}

/** Throws the refusal of the row as it would be. Rows of a batch were checked before. */
export async function refuseJudged(writing: Writing, coming: ComingRow, entities: Entities): Promise<void> {
  if (writing.batch !== undefined) return;
  const [refusal] = await judgeRows(writing, [coming], entities);
  if (refusal !== undefined) throw refusal;
}

function refuseMoved(resource: AnyResource, changed: Values): void {
  const moved = Object.keys(changed).find((name) => isFixed(resource, name));
  if (moved !== undefined) throw refuseValues({ [moved]: { code: 'fixed_store' } });
}

function refuseForeignStore({ resource, actor }: Writing, values: Values): void {
  if (resource.limitedBy === null || staysWithin(resource, actor, values)) return;
  throw refuseValues({ [resource.limitedBy]: { code: 'not_yours' } });
}

/** Says a broken key of the database in the words of the declaration. */
export async function withViolations<T>(resource: AnyResource, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw violationOf(resource, error) ?? error;
  }
}
