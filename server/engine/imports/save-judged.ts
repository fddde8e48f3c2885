import { Refusal, refuse } from '../../../contract/basics/refusal.ts';
import { compareValues } from '../../../contract/derive/difference.ts';
import { fieldsOf } from '../../../contract/derive/fields.ts';
import { type Recorded, recordChanges } from '../../db/rows/write/record-change.ts';
import { violationOf } from '../../db/rows/write/violations.ts';
import type { Values, WriteContext } from '../../db/rows/write/write-context.ts';
import { savepoint } from '../../db/transactions.ts';
import type { Entities, RowChange } from '../write/hooks.ts';
import { completions } from '../write/unique-number.ts';
import { createRow, editRow, isSettled, serverDefaults } from '../write/write-row.ts';
import type { Judged } from './judge/judge-records.ts';
import type { Judging } from './judge/judging.ts';
import { insertMany, updateMany } from './store-many.ts';
import { type Fault, listRowFaults } from './stored/verdicts.ts';

/** Whether the entity decides about rows beyond its declaration: then only storing them says what comes of them. */
export function isJudgedByHooks({ context: { resource }, entities }: Pick<Judging, 'context' | 'entities'>): boolean {
  return isStoredAlone(entities, resource.name) || entities.hooksOf(resource.name).settleMany !== undefined;
}

/** Whether rows are stored one by one, each seeing those before it. */
function isStoredAlone(entities: Entities, name: string): boolean {
  const { beforeCreate, afterCreate, beforeEdit, settle, settleMany } = entities.hooksOf(name);
  return [beforeCreate, afterCreate, beforeEdit, settleMany === undefined ? settle : undefined].some((hook) => hook !== undefined);
}

/** Stores all rows that are new or changed, and says what came of each. */
export async function saveRows(judging: Judging, all: readonly Judged[]): Promise<readonly Judged[]> {
  const { name } = judging.context.resource;
  if (isStoredAlone(judging.entities, name)) return saveOneByOne(judging, all);
  if (judging.entities.hooksOf(name).settleMany !== undefined)
    return saveByHalves({ ...judging, context: { ...judging.context, batch: {} } }, all);
  await saveTogether(judging, all);
  return all;
}

/** So few rows are tried alone at once. */
const few = 8;

/** Stores rows together; where one of them is refused, each half of them so, until it is known which. */
async function saveByHalves(judging: Judging, all: readonly Judged[]): Promise<readonly Judged[]> {
  if (all.length <= few) return saveOneByOne(judging, all);
  if (await isSavedTogether(judging, all)) return all;
  const middle = Math.ceil(all.length / 2);
  return [...(await saveByHalves(judging, all.slice(0, middle))), ...(await saveByHalves(judging, all.slice(middle)))];
}

async function isSavedTogether(judging: Judging, all: readonly Judged[]): Promise<boolean> {
  const { db, resource } = judging.context;
  try {
    await savepoint(db, () => saveTogether(judging, all));
    return true;
  } catch (error) {
    if (error instanceof Refusal || violationOf(resource, error) !== undefined) return false;
    throw error;
  }
}

/** Stores the rows in a few statements, with all that hand edits leave behind. */
async function saveTogether({ context, entities }: Judging, all: readonly Judged[]): Promise<void> {
  const { resource } = context;
  const { settleMany } = entities.hooksOf(resource.name);
  const made = await insertCompleted(
    { context, entities },
    all.flatMap((judged) => (judged.state === 'new' ? [judged.values] : [])),
  );
  const created = made.map(
    ({ id, row }): Recorded => ({ action: 'create', id, version: 1, changes: compareValues(resource, {}, row), rows: [row] }),
  );
  const changed = all.flatMap((judged) => (judged.state === 'changed' ? [judged] : []));
  await updateMany(
    context,
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
  if (recorded.length > 0) await recordChanges(context, recorded);
  if (settleMany === undefined) return;
  const empty = Object.fromEntries(fieldsOf(resource).map(([name]) => [name, null]));
  const news = made.map(({ id, row }): RowChange => ({ before: null, after: { ...empty, ...row, id, version: 1 } }));
  const edits = changed.flatMap(({ row, values, changes }): readonly RowChange[] =>
    isSettled(entities, resource, changes) ? [{ before: row, after: { ...row, ...values, version: row.version + 1 } }] : [],
  );
  await settleMany(context, [...news, ...edits]);
}

type Made = { readonly id: number; readonly row: Values };

/** Inserts new rows with the values that the server adds; a row with a given value that another one has gets new ones and is tried again. */
async function insertCompleted(
  { context, entities }: Pick<Judging, 'context' | 'entities'>,
  values: readonly Values[],
): Promise<readonly Made[]> {
  const { complete } = entities.hooksOf(context.resource.name);
  const made: Made[] = [];
  let left = values;
  for (let attempt = 1; left.length > 0; attempt += 1) {
    if (attempt > completions) throw refuse('conflict');
    const rows: Values[] = [];
    for (const given of left) rows.push({ ...serverDefaults(context.resource), ...given, ...(await complete?.(context, given)) });
    const ids = await insertMany(context, rows);
    rows.forEach((row, at) => {
      const id = ids[at];
      if (id !== undefined) made.push({ id, row });
    });
    left = left.filter((_, at) => ids[at] === undefined);
  }
  return made;
}

/** Stores rows one by one as a form would; what is refused of one is said at it and leaves nothing behind. */
export async function saveOneByOne({ context: given, entities }: Judging, all: readonly Judged[]): Promise<readonly Judged[]> {
  const context = { ...given, batch: given.batch ?? {} };
  const outcome: Judged[] = [];
  for (const judged of all) {
    const faults = await savedAlone(context, judged, entities);
    outcome.push(faults === undefined ? judged : { line: judged.line, state: 'wrong', faults });
  }
  return outcome;
}

async function savedAlone(context: WriteContext, judged: Judged, entities: Judging['entities']): Promise<readonly Fault[] | undefined> {
  if (judged.state === 'same' || judged.state === 'wrong') return undefined;
  return savepoint(context.db, async () => {
    if (judged.state === 'new') await createRow(context, judged.typed, entities);
    else await editRow(context, judged.row, judged.values, entities);
    return undefined;
  }).catch(faultsIn);
}

function faultsIn(error: unknown): readonly Fault[] {
  if (!(error instanceof Refusal)) throw error;
  return listRowFaults(error);
}
