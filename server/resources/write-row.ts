import { sql } from 'kysely';
import { checkDraft } from '../../contract/derive/check-draft.ts';
import { type Changes, differenceOf } from '../../contract/derive/difference.ts';
import { isFixed, isWritable } from '../../contract/derive/fields.ts';
import type { AnyResource } from '../../contract/kit/index.ts';
import { type Problems, refuse, refuseValues } from '../../contract/refusal.ts';
import { staysWithin } from '../db/rows/limitation.ts';
import type { WholeRow } from '../db/rows/present.ts';
import { findRow, lockRow } from '../db/rows/read.ts';
import { recordChange } from '../db/rows/record-change.ts';
import { referenceProblems, referrersOf } from '../db/rows/references.ts';
import { insertValues, updateValues } from '../db/rows/store-values.ts';
import { violationOf } from '../db/rows/violations.ts';
import type { Values, Writing } from '../db/rows/writing.ts';
import { tableOf } from '../db/tables/names.ts';
import { hooksOf } from './registry.ts';

/** All entities, to follow references both ways. */
export type Entities = { readonly all: readonly AnyResource[]; readonly find: (name: string) => AnyResource | undefined };

/** Makes a row of what the draft says: checked, limited, recorded. Answers with the row as it stands. */
export async function createRow(writing: Writing, draft: Values, entities: Entities): Promise<WholeRow> {
  const { resource, now } = writing;
  const { values, problems } = checkDraft(resource, draft, { now, partial: false });
  refuseProblems(problems);
  refuseForeignStore(writing, values);
  refuseProblems(await referenceProblems(writing, values, values, entities.find));
  const hooks = hooksOf(resource.name);
  await hooks.beforeCreate?.(writing, values);
  const complete = { ...serverDefaults(resource), ...values, ...(await hooks.complete?.(writing, values)) };
  const id = await withViolations(resource, () => insertValues(writing, complete));
  const row = await standing(writing, id);
  await recordChange(writing, { action: 'create', id, version: row.version, changes: differenceOf(resource, {}, complete) });
  return row;
}

/** Changes the given fields of the row at the version that the editor saw. */
export async function editRow(
  writing: Writing,
  at: { readonly id: number; readonly version: number },
  draft: Values,
  entities: Entities,
): Promise<WholeRow> {
  const { resource, now } = writing;
  const row = await lockedRow(writing, at.id);
  if (row.version !== at.version) throw refuse('changed_meanwhile', { current: row });
  const { values, problems } = checkDraft(resource, draft, { now, partial: true, current: row });
  refuseProblems(problems);
  const changes = differenceOf(resource, row, values);
  if (Object.keys(changes).length === 0) return row;
  const changed = Object.fromEntries(Object.keys(changes).map((name) => [name, values[name]]));
  refuseMoved(resource, changed);
  refuseForeignStore(writing, changed);
  refuseProblems(await referenceProblems(writing, changed, { ...row, ...changed }, entities.find));
  await hooksOf(resource.name).beforeEdit?.(writing, row, changed);
  await withViolations(resource, () => updateValues(writing, at.id, changed));
  await recordChange(writing, { action: 'edit', id: at.id, version: row.version + 1, changes });
  return standing(writing, at.id);
}

/** Takes the row away: kept in the database, so that it can be brought back, unless something refers to it. */
export async function deleteRow(writing: Writing, id: number, entities: Entities): Promise<WholeRow> {
  const { db, resource, now } = writing;
  const row = await lockedRow(writing, id);
  const referredBy = await referrersOf(writing, id, entities.all);
  if (Object.keys(referredBy).length > 0) throw refuse('referenced', { referredBy });
  await hooksOf(resource.name).beforeDelete?.(writing, row);
  await sql`update ${sql.table(tableOf(resource))} set deleted_at = ${now}, version = version + 1, updated_at = ${now} where id = ${id}`.execute(
    db,
  );
  await recordChange(writing, { action: 'delete', id, version: row.version + 1, changes: {} satisfies Changes });
  return row;
}

/** A row of several stores may be seen and yet not be written: that is said, while what is not seen does not exist. */
async function lockedRow(writing: Writing, id: number): Promise<WholeRow> {
  const row = await lockRow(writing, id);
  if (row !== undefined) return row;
  throw refuse((await findRow(writing, id)) === undefined ? 'not_found' : 'forbidden');
}

async function standing(writing: Writing, id: number): Promise<WholeRow> {
  const row = await findRow(writing, id);
  if (row === undefined) throw refuse('not_found');
  return row;
}

/** Flags and lists that only the server writes still need a value in a new row. */
function serverDefaults(resource: AnyResource): Values {
  return Object.fromEntries(
    Object.entries(resource.fields).flatMap(([name, field]) => {
      if (field.kind === 'computed' || field.live === true || isWritable(field)) return [];
      return 'default' in field && field.default !== undefined ? [[name, field.default]] : [];
    }),
  );
}

function refuseProblems(problems: Problems): void {
  if (Object.keys(problems).length > 0) throw refuseValues(problems);
}

function refuseMoved(resource: AnyResource, changed: Values): void {
  const moved = Object.keys(changed).find((name) => isFixed(resource, name));
  if (moved !== undefined) throw refuseValues({ [moved]: { code: 'fixed_store' } });
}

function refuseForeignStore({ resource, actor }: Writing, values: Values): void {
  if (resource.limitedBy === null || staysWithin(resource, actor, values)) return;
  throw refuseValues({ [resource.limitedBy]: { code: 'not_yours' } });
}

async function withViolations<T>(resource: AnyResource, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw violationOf(resource, error) ?? error;
  }
}
