import { Refusal } from '../../../contract/basics/refusal.ts';
import { differenceOf } from '../../../contract/derive/difference.ts';
import { type Recorded, recordChanges } from '../../db/rows/write/record-change.ts';
import type { Values, Writing } from '../../db/rows/write/writing.ts';
import { savepoint } from '../../db/savepoint.ts';
import { hooksOf } from '../../resources/registry.ts';
import { createRow, editRow, serverDefaults } from '../../resources/write-row.ts';
import type { Judged } from '../judge/judge-records.ts';
import type { Judging } from '../judge/judging.ts';
import { type Fault, faultsOf } from '../stored/verdicts.ts';
import { insertMany, updateMany } from './store-many.ts';

/** Whether the entity decides about each row itself: then rows are stored one by one, each seeing those before it. */
export function isJudgedByHooks({ resource }: Pick<Writing, 'resource'>): boolean {
  const { beforeCreate, afterCreate, beforeEdit, settle } = hooksOf(resource.name);
  return [beforeCreate, afterCreate, beforeEdit, settle].some((hook) => hook !== undefined);
}

/** Stores all rows that are new or changed in a few statements, with all that hand edits leave behind. */
export async function saveTogether({ writing }: Judging, all: readonly Judged[]): Promise<void> {
  const { resource } = writing;
  const { complete } = hooksOf(resource.name);
  const rows: Values[] = [];
  for (const judged of all) {
    if (judged.state !== 'new') continue;
    rows.push({ ...serverDefaults(resource), ...judged.values, ...(await complete?.(writing, judged.values)) });
  }
  const ids = await insertMany(writing, rows);
  const created = rows.map(
    (row, at): Recorded => ({ action: 'create', id: ids[at] ?? 0, version: 1, changes: differenceOf(resource, {}, row), rows: [row] }),
  );
  const changed = all.flatMap((judged) => (judged.state === 'changed' ? [judged] : []));
  await updateMany(
    writing,
    changed.map(({ row, values }) => ({ id: row.id, values })),
  );
  const edited = changed.map(
    ({ row, values, changes }): Recorded => ({
      action: 'edit',
      id: row.id,
      version: row.version + 1,
      changes,
      rows: [row, { ...row, ...values }],
    }),
  );
  const recorded = [...created, ...edited];
  if (recorded.length > 0) await recordChanges(writing, recorded);
}

/** Stores rows one by one as a form would; what is refused of one is said at it and leaves nothing behind. */
export async function saveOneByOne({ writing, entities }: Judging, all: readonly Judged[]): Promise<readonly Judged[]> {
  const outcome: Judged[] = [];
  for (const judged of all) {
    const faults = await savepoint(writing.db, async () => {
      if (judged.state === 'new') await createRow(writing, judged.said, entities);
      if (judged.state === 'changed') await editRow(writing, judged.row, judged.values, entities);
      return undefined;
    }).catch(faultsIn);
    outcome.push(faults === undefined ? judged : { line: judged.line, state: 'wrong', faults });
  }
  return outcome;
}

function faultsIn(error: unknown): readonly Fault[] {
  if (!(error instanceof Refusal)) throw error;
  return faultsOf(error);
}
