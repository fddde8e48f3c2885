import { checkValue } from '../../../contract/derive/check-draft.ts';
import type { FileRecord } from '../stored/import-store.ts';
import type { Fault } from '../stored/verdicts.ts';
import type { Judging } from './judging.ts';
import { findIn } from './lookups.ts';
import type { Table } from './table.ts';

/** A row of the file as a draft: what its cells say, and what they do not manage to say. */
export type RowDraft = {
  readonly line: number;
  readonly draft: Readonly<Record<string, unknown>>;
  readonly faults: readonly Fault[];
  /** The word for clearing as it stands in the cell, by the field that it empties. */
  readonly emptied: ReadonlyMap<string, string>;
  /** The values that the row is recognised by, cleaned as they are stored; undefined where one of them is none. */
  readonly keys: readonly unknown[] | undefined;
  readonly storeId: number | null;
};

/** Reads a row: its store first, because names of what belongs to a store are looked for within it. */
export function draftOf({ table, lookups, entities }: Judging, { line, cells }: FileRecord): RowDraft {
  const draft: Record<string, unknown> = {};
  const faults: Fault[] = [];
  const emptied = new Map<string, string>();
  const readWith = (storeId: number | null, names: (name: string) => boolean) => {
    const find = findIn(lookups, (target) => (storeId !== null && isOfStore(entities.find(target)) ? storeId : null));
    for (const { at, name, field, read } of table.columns) {
      if (!names(name)) continue;
      const isBound = (field.kind === 'reference' || field.kind === 'references') && field.withinStore === true;
      const text = cells[at] ?? '';
      const cell = read(text, isBound ? find : findIn(lookups, () => null));
      if ('problem' in cell) faults.push({ at: name, problem: { code: cell.problem } });
      else if ('value' in cell) draft[name] = cell.value;
      else if ('empties' in cell) {
        draft[name] = cell.empties;
        emptied.set(name, text.trim());
      }
    }
  };
  const isStore = (name: string) => table.store !== null && name === 'store_id';
  readWith(null, isStore);
  if (typeof table.store === 'number') draft['store_id'] = table.store;
  const storeId = typeof draft['store_id'] === 'number' ? draft['store_id'] : null;
  readWith(storeId, (name) => !isStore(name));
  return { line, draft, faults, emptied, keys: keysOf(table, draft), storeId };
}

function keysOf({ keys }: Table, draft: RowDraft['draft']): readonly unknown[] | undefined {
  const checked = keys.map(({ name, field }) => checkValue(field, draft[name]));
  const isWhole = checked.every(({ value, problems }) => problems.length === 0 && value !== undefined && value !== null);
  return isWhole ? checked.map(({ value }) => value) : undefined;
}

function isOfStore(target: ReturnType<Judging['entities']['find']>): boolean {
  return target !== undefined && Object.hasOwn(target.fields, 'store_id');
}
