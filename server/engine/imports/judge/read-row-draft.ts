import { checkValue } from '../../../../contract/derive/check-draft.ts';
import type { FileRecord } from '../stored/import-store.ts';
import type { Fault } from '../stored/verdicts.ts';
import { createNameFinder, type Judging } from './judging.ts';
import type { Table } from './table.ts';

/** A row of the file as a draft: what its cells say, and what they do not manage to say. */
export type RowDraft = {
  readonly line: number;
  readonly draft: Readonly<Record<string, unknown>>;
  readonly faults: readonly Fault[];
  /** Fields where the cells could not be read: nothing more is said of them. */
  readonly unread: ReadonlySet<string>;
  /** The word for clearing as it is in the cell, by the field that it empties. */
  readonly emptied: ReadonlyMap<string, string>;
  /** The values that the row is recognised by, cleaned as they are stored; undefined for one that the row does not say. */
  readonly keys: readonly unknown[];
  readonly storeId: number | null;
};

/** Reads a row: its store first, because names of what belongs to a store are looked for within it. */
export function readRowDraft({ table, lookups, entities }: Judging, { line, cells }: FileRecord): RowDraft {
  const draft: Record<string, unknown> = {};
  const faults: Fault[] = [];
  const unread = new Set<string>();
  const emptied = new Map<string, string>();
  const readWith = (storeId: number | null, names: (name: string) => boolean) => {
    const find = createNameFinder(lookups, (target) => (storeId !== null && isOfStore(entities.find(target)) ? storeId : null));
    for (const { name, field, read, textIn } of table.columns) {
      if (!names(name)) continue;
      const isBound = (field.kind === 'reference' || field.kind === 'references') && field.withinStore === true;
      // The branch to look in is not known: that alone is wrong.
      if (isBound && table.store !== null && storeId === null) {
        unread.add(name);
        continue;
      }
      const text = textIn(cells);
      const cell = read(text, isBound ? find : createNameFinder(lookups, () => null));
      if ('problem' in cell || 'fault' in cell) {
        unread.add(name);
        faults.push('problem' in cell ? { at: name, problem: { code: cell.problem } } : { at: name, ...cell });
      } else if ('value' in cell) draft[name] = cell.value;
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
  return { line, draft, faults, unread, emptied, keys: keysOf(table, draft), storeId };
}

function keysOf({ keys }: Table, draft: RowDraft['draft']): readonly unknown[] {
  return keys.map(({ name, field }) => {
    const { value, problems } = checkValue(field, draft[name]);
    return problems.length === 0 && value !== null ? value : undefined;
  });
}

function isOfStore(target: ReturnType<Judging['entities']['find']>): boolean {
  return target !== undefined && Object.hasOwn(target.fields, 'store_id');
}
