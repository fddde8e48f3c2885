import type { Action } from '../../../../contract/basics/access.ts';
import { refuse } from '../../../../contract/basics/refusal.ts';
import { fieldOf, isForBranch, isWritable } from '../../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { isSameValue } from '../../../../contract/rules/values/same-value.ts';
import type { WholeRow } from '../../../db/rows/present.ts';
import { findRow } from '../../../db/rows/read.ts';
import type { Values, WriteContext } from '../../../db/rows/write/write-context.ts';
import type { Entities } from '../../../engine/write/hooks.ts';
import { restoreRow } from '../../../engine/write/restore-row.ts';
import { deleteRow, editRow } from '../../../engine/write/write-row.ts';

/** How a record becomes what it was: taken away, brought back, given values; or nothing, where it is so already. */
type Plan = {
  readonly removes: boolean;
  readonly restores: boolean;
  readonly values: Values;
  /** What anyone who asks must be allowed to. */
  readonly needs: readonly Action[];
};
type Undone = { readonly id: number; readonly versions: readonly number[]; readonly wholeRecord: boolean };
type Entry = { readonly version: number; readonly action: string; readonly changes: Values };

/** What undoes versions of a record; refused where a later change is on them, or what was before is not known any more. */
export async function undoneBy(context: WriteContext, { id, versions, wholeRecord }: Undone): Promise<Plan> {
  const entries = await readEntries(context, id, versions);
  const [first] = entries;
  if (first === undefined || entries.length < versions.length) throw refuse('change_forgotten');
  const current = await findRow(context, id);
  const wasThere = first.action !== 'create' && first.action !== 'restore';
  const isThere = current !== undefined;
  if (!wholeRecord) refuseLater(context.resource, entries, current);
  if (!wasThere) return { removes: isThere, restores: false, values: {}, needs: ['delete'] };
  const edits = entries.filter(({ action }) => action === 'edit');
  const values = valuesBefore(context.resource, edits);
  if (current !== undefined && edits.length > 0) refuseOverwritten(context.resource, valuesAfter(edits), current);
  const needs: readonly Action[] = [...(isThere ? [] : (['delete'] as const)), ...(edits.length > 0 ? (['edit'] as const) : [])];
  return { removes: false, restores: !isThere, values, needs };
}

/** Does it as anybody would: checked, limited, recorded. */
export async function undoVersions(
  context: WriteContext,
  id: number,
  { removes, restores, values }: Plan,
  entities: Entities,
): Promise<void> {
  if (removes) await deleteRow(context, { id, version: 'any' }, entities);
  if (restores) await restoreRow(context, { id, version: 'any' }, entities);
  if (Object.keys(values).length === 0) return;
  const row = await findRow(context, id);
  if (row === undefined) throw refuse('change_of_deleted');
  await editRow(context, { id, version: row.version }, values, entities);
}

async function readEntries({ db, resource }: WriteContext, id: number, versions: readonly number[]): Promise<readonly Entry[]> {
  // Someone else may have taken the last of them back meanwhile.
  if (versions.length === 0) return [];
  return db
    .selectFrom('history')
    .select(['version', 'action', 'changes'])
    .where('resource', '=', resource.name)
    .where('record_id', '=', id)
    .where('version', 'in', versions)
    .orderBy('id')
    .execute();
}

/** Whether the changes are still the last word on what they wrote. */
function refuseLater(resource: AnyResource, entries: readonly Entry[], current: WholeRow | undefined): void {
  const turn = entries.findLast(({ action }) => action !== 'edit')?.action;
  if (turn === 'delete' && current !== undefined) throw refuse('change_overwritten');
  if (turn === 'delete') return;
  if (current === undefined) throw refuse('change_of_deleted');
  if (turn === 'restore' && current.version !== entries.at(-1)?.version) throw refuse('change_overwritten');
  if (turn === 'create') refuseOverwritten(resource, valuesAfter(entries), current);
}

function refuseOverwritten(resource: AnyResource, written: Values, current: WholeRow): void {
  const isOther = ([name, value]: [string, unknown]): boolean => {
    const field = fieldOf(resource, name);
    return field !== undefined && isForBranch(field) && !isSameValue(current[name], value);
  };
  if (Object.entries(written).some(isOther)) throw refuse('change_overwritten');
}

/** What the fields held before the first of the changes. What only the server writes comes of an action, which is not undone by values. */
function valuesBefore(resource: AnyResource, edits: readonly Entry[]): Values {
  const all = edits.flatMap(({ changes }) => Object.keys(changes));
  const isByServer = (name: string): boolean => {
    const field = fieldOf(resource, name);
    return field === undefined || !isWritable(field);
  };
  if (all.some(isByServer)) throw refuse('change_by_action');
  return Object.assign({}, ...edits.toReversed().map(({ changes }) => sidesOf(changes, 'before')));
}

function valuesAfter(edits: readonly Entry[]): Values {
  return Object.assign({}, ...edits.map(({ changes }) => sidesOf(changes, 'after')));
}

/** Values that were erased are absent. */
function sidesOf(changes: Values, side: 'before' | 'after'): Values {
  return Object.fromEntries(
    Object.entries(changes).map(([name, change]) => {
      if (typeof change !== 'object' || change === null || !Object.hasOwn(change, side)) throw refuse('change_forgotten');
      return [name, Reflect.get(change, side)];
    }),
  );
}
