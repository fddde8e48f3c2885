import { sql } from 'kysely';
import { type Problems, type Refusal, refuse, refuseValues } from '../../../contract/basics/refusal.ts';
import { checkDraft } from '../../../contract/derive/check-draft.ts';
import { type Changes, compareValues } from '../../../contract/derive/difference.ts';
import { isFixed, isWritable } from '../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import type { WholeRow } from '../../db/rows/present.ts';
import { staysWithin } from '../../db/rows/query/limitation.ts';
import { findForWriting, findRow, lockRow, type Reading } from '../../db/rows/read.ts';
import { recordChange } from '../../db/rows/write/record-change.ts';
import { findReferrers, referenceProblems } from '../../db/rows/write/references.ts';
import { storeChildren } from '../../db/rows/write/store-values.ts';
import { violationOf } from '../../db/rows/write/violations.ts';
import type { Values, WriteContext } from '../../db/rows/write/write-context.ts';
import { insertRecorded, updateRecorded } from '../../db/rows/write/write-statement.ts';
import { tableOf } from '../../db/tables/names.ts';
import type { ComingRow, Entities, Taking } from './hooks.ts';
import { judgeRows } from './judge-rows.ts';
import { completions, movesGiven, withGiven } from './unique-number.ts';

/** A row and the version that a change was made over; `any` where the caller has not seen one. */
export type RowAt = { readonly id: number; readonly version: number | 'any' };

/** Makes a row of what the draft says: checked, limited, recorded. Answers with the row as it is. */
export async function createRow(context: WriteContext, draft: Values, entities: Entities): Promise<WholeRow> {
  const { resource, now, wasValidOnce = false } = context;
  const hooks = entities.hooksOf(resource.name);
  const begun = { ...(await hooks.begin?.(context, draft)), ...draft };
  const { values, problems } = checkDraft(resource, begun, { now, partial: false, wasValidOnce });
  refuseProblems(problems);
  refuseForeignStore(context, values);
  await refuseJudged(context, { before: null, after: values }, entities);
  await hooks.beforeCreate?.(context, values);
  for (let attempt = 1; ; attempt += 1) {
    const complete: Values = {
      ...serverDefaults(resource),
      ...values,
      ...(await hooks.complete?.(context, values)),
      ...context.serverValues,
    };
    const change = { values: complete, changes: compareValues(resource, {}, complete), lookup: entities.find };
    const taking = await hooks.taking?.(context, complete);
    const row = await inserted(context, change, taking);
    if (row !== undefined) {
      const whole = await withChildren(context, row, complete);
      await hooks.settle?.(context, { before: null, after: whole, ...(taking === undefined ? {} : { hasTaken: true }) });
      return followed(context, whole, entities);
    }
    const reason = await reasonAgainst(context, values, values, entities);
    if (resource.uniqueNumber === undefined || reason.code !== 'conflict' || attempt === completions) throw reason;
  }
}

async function inserted(
  context: WriteContext,
  change: Parameters<typeof insertRecorded>[1],
  taking: Taking | undefined,
): Promise<WholeRow | undefined> {
  const { resource } = context;
  if (taking === undefined) return withViolations(resource, () => insertRecorded(context, change));
  try {
    return await withViolations(resource, () => insertRecorded(context, { ...change, taking: taking.condition }));
  } catch (error) {
    throw taking.refusalOf(error) ?? error;
  }
}

/** Changes the given fields of the row at the version that the editor saw. */
export async function editRow(
  context: WriteContext,
  at: { readonly id: number; readonly version: number },
  draft: Values,
  entities: Entities,
): Promise<WholeRow> {
  const { resource, now } = context;
  const row = needsTransaction(entities, resource, 'edit', draft) ? await lockedRow(context, at.id) : await seenRow(context, at.id);
  refuseOtherVersion(row, at);
  const { values, problems } = checkDraft(resource, draft, { now, partial: true, current: row });
  refuseProblems(problems);
  const changes = compareValues(resource, row, values);
  if (Object.keys(changes).length === 0) return row;
  const asked = Object.fromEntries(Object.keys(changes).map((name) => [name, values[name]]));
  const own = entities.hooksOf(resource.name).completeEdit?.(row, asked, context) ?? {};
  const changed = { ...asked, ...own };
  refuseMoved(resource, changed);
  refuseForeignStore(context, changed);
  await refuseJudged(context, { before: row, after: { ...row, ...changed } }, entities);
  await entities.hooksOf(resource.name).beforeEdit?.(context, row, changed);
  const write = (given: Values) =>
    updateRecorded(context, row, {
      values: { ...changed, ...given },
      changes: { ...changes, ...compareValues(resource, row, { ...own, ...given }) },
      lookup: entities.find,
    });
  const moves = movesGiven(resource, changed);
  const after = await withViolations(resource, () => (moves ? withGiven(context, { ...row, ...changed }, write, entities) : write({})));
  if (after !== undefined) {
    const whole = await withChildren(context, after, changed);
    if (isSettled(entities, resource, changed)) await entities.hooksOf(resource.name).settle?.(context, { before: row, after: whole });
    return whole;
  }
  const current = await seenRow(context, at.id);
  if (current.version !== at.version) throw refuse('changed_meanwhile', { current });
  throw await reasonAgainst(context, changed, { ...row, ...changed }, entities);
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
export async function deleteRow(context: WriteContext, at: RowAt, entities: Entities): Promise<WholeRow> {
  const { db, resource, now } = context;
  const { id } = at;
  const row = await lockedRow(context, id);
  refuseOtherVersion(row, at);
  // What goes with the row refers to it no longer.
  await entities.hooksOf(resource.name).beforeDelete?.(context, row);
  const referredBy = await findReferrers(context, id, entities.all);
  if (Object.keys(referredBy).length > 0) {
    // What can be switched off need not go.
    const details = resource.fields['active'] === undefined ? {} : { switch: 'active' };
    throw refuse('referenced', { referredBy, details });
  }
  await sql`update ${sql.table(tableOf(resource))} set deleted_at = ${now}, version = version + 1, updated_at = ${now} where id = ${id}`.execute(
    db,
  );
  await recordChange(context, { action: 'delete', id, version: row.version + 1, changes: {} satisfies Changes, rows: [row] });
  await entities.hooksOf(resource.name).settle?.(context, { before: row, after: null });
  return row;
}

/** The row, locked for the change. A row of several stores may be seen and yet not be written: that is said, while what is not seen does not exist. */
export async function lockedRow(context: WriteContext & Pick<Reading, 'trash'>, id: number): Promise<WholeRow> {
  const row = await lockRow(context, id);
  if (row !== undefined) return row;
  throw refuse((await findRow(context, id)) === undefined ? 'not_found' : 'forbidden');
}

/** Refuses a change over a version that the row no longer has, with the row as it is now. */
export function refuseOtherVersion(row: WholeRow, { version }: RowAt): void {
  if (version !== 'any' && row.version !== version) throw refuse('changed_meanwhile', { current: row });
}

/** The same without holding the row: who changes it names the version that was seen. */
async function seenRow(context: WriteContext, id: number): Promise<WholeRow> {
  const row = await findForWriting(context, id);
  if (row !== undefined) return row;
  throw refuse((await findRow(context, id)) === undefined ? 'not_found' : 'forbidden');
}

/** The new row with what followed from it. */
async function followed(context: WriteContext, row: WholeRow, entities: Entities): Promise<WholeRow> {
  const { afterCreate } = entities.hooksOf(context.resource.name);
  if (afterCreate === undefined) return row;
  await afterCreate(context, row);
  return (await findRow(context, row.id)) ?? row;
}

/** Children are in tables of their own and come back with the row. */
async function withChildren(context: WriteContext, row: WholeRow, values: Values): Promise<WholeRow> {
  const { resource } = context;
  const isOwner = Object.entries(resource.fields).some(([name, field]) => field.kind === 'children' && Object.hasOwn(values, name));
  if (!isOwner) return row;
  await storeChildren(context.db, resource, row.id, values);
  return (await findRow(context, row.id)) ?? row;
}

/** Why the statement changed nothing. */
export async function reasonAgainst(context: WriteContext, values: Values, row: Values, entities: Entities): Promise<Refusal> {
  const problems = await referenceProblems(context, values, row, entities.find);
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
export async function refuseJudged(context: WriteContext, coming: ComingRow, entities: Entities): Promise<void> {
  if (context.batch !== undefined) return;
  const [refusal] = await judgeRows(context, [coming], entities);
  if (refusal !== undefined) throw refusal;
}

function refuseMoved(resource: AnyResource, changed: Values): void {
  const moved = Object.keys(changed).find((name) => isFixed(resource, name));
  if (moved !== undefined) throw refuseValues({ [moved]: { code: 'fixed_store' } });
}

function refuseForeignStore({ resource, actor }: WriteContext, values: Values): void {
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
