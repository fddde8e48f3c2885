import { sql } from 'kysely';
import { type Refusal, refuse } from '../../../contract/basics/refusal.ts';
import { compareValues } from '../../../contract/derive/difference.ts';
import type { WholeRow } from '../../db/rows/present.ts';
import { findRow } from '../../db/rows/read.ts';
import { missingReferences } from '../../db/rows/write/missing-references.ts';
import { recordChange } from '../../db/rows/write/record-change.ts';
import { columnValues } from '../../db/rows/write/store-values.ts';
import { violationOf } from '../../db/rows/write/violations.ts';
import type { Values, WriteContext } from '../../db/rows/write/write-context.ts';
import { tableOf } from '../../db/tables/names.ts';
import type { Entities } from './hooks.ts';
import { pickGivenValue, withGiven } from './unique-number.ts';
import { lockedRow, type RowAt, refuseJudged, refuseOtherVersion, refuseProblems } from './write-row.ts';

/**
 * Brings a deleted row back as it was. Refused at the field with a value that another row has got meanwhile, or which refers to
 * what is deleted too: that comes back first. A row that is there already stays as it is.
 */
export async function restoreRow(context: WriteContext, at: RowAt, entities: Entities): Promise<WholeRow> {
  const { db, resource, now } = context;
  const { id } = at;
  const trashed = { ...context, trash: true } as const;
  const isTrashed = (await findRow(trashed, id)) !== undefined;
  const row = await lockedRow(isTrashed ? trashed : context, id);
  refuseOtherVersion(row, at);
  if (!isTrashed) return row;
  refuseProblems(await missingReferences(context, row, entities.find));
  await refuseJudged(context, { before: null, after: row }, entities);
  await entities.hooksOf(resource.name).beforeRestore?.(context, row);
  const bringBack = async (given: Values) => {
    const set = columnValues(resource, given).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
    const all = sql.join([sql`deleted_at = null`, sql`version = version + 1`, sql`updated_at = ${now}`, ...set]);
    await sql`update ${sql.table(tableOf(resource))} set ${all} where id = ${id}`.execute(db);
  };
  await withGiven(context, row, bringBack, entities).catch((error: unknown) => {
    throw takenMeanwhile(context, row, error) ?? error;
  });
  const after = await lockedRow(context, id);
  const changes = compareValues(resource, row, pickGivenValue(resource, after));
  await recordChange(context, { action: 'restore', id, version: after.version, changes, rows: [after] });
  await entities.hooksOf(resource.name).settle?.(context, { before: null, after });
  return after;
}

function takenMeanwhile({ resource }: WriteContext, row: WholeRow, error: unknown): Refusal | undefined {
  const at = violationOf(resource, error)?.options.at;
  return at === undefined ? undefined : refuse('taken_meanwhile', { at, details: { name: String(row[at]) } });
}
