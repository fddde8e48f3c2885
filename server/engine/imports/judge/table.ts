import { refuse } from '../../../../contract/basics/refusal.ts';
import { fieldOf } from '../../../../contract/derive/fields.ts';
import { type CellReader, cellReader } from '../../../../contract/derive/imports/import-cell.ts';
import { importKeyOf, timedField } from '../../../../contract/derive/imports/import-columns.ts';
import type { AnyLabels, AnyResource, Field } from '../../../../contract/kit/index.ts';
import { languages, messagesFor } from '../../../../contract/messages/index.ts';
import type { Import } from '../stored/import-store.ts';
import { datedCells, joinedText } from './dated-cells.ts';

export type Column = {
  readonly name: string;
  readonly field: Field;
  readonly read: CellReader;
  /** What the row says of the field. */
  readonly textIn: (cells: readonly string[]) => string;
};

/** How rows of a file are read: what its columns represent. */
export type Table = {
  readonly columns: readonly Column[];
  /** Columns of the fields by which rows are recognised. */
  readonly keys: readonly Column[];
  /** The store that each row belongs to, when the entity belongs to one: in a column, or the same for all. */
  readonly store: Column | number | null;
};

/** Labels of the entity in every language that a file may speak. */
export function labelsIn(resource: AnyResource): readonly AnyLabels[] {
  return languages.flatMap((language) => {
    const all: Readonly<Record<string, AnyLabels | undefined>> = messagesFor(language).resources;
    return all[resource.name] ?? [];
  });
}

/** The table that the mapping makes of the file; refuses one where the rows could not be recognised. */
export function tableOf(resource: AnyResource, { mapping, store_id }: Pick<Import, 'mapping' | 'store_id'>): Table {
  const labels = labelsIn(resource);
  const yes = languages.map((language) => messagesFor(language).console.form.yes);
  const no = languages.map((language) => messagesFor(language).console.form.no);
  const clear = languages.map((language) => messagesFor(language).console.imports.clearWord);
  const dated = datedCells(mapping);
  // A time on its own says when on the day of another column.
  const names = mapping.map((name) => timedField(name ?? '') ?? name);
  const columns = names.flatMap((name, at) => {
    const field = name === null || names.indexOf(name) !== at ? undefined : fieldOf(resource, name);
    if (name === null || field === undefined) return [];
    const cells = dated.get(name);
    const textIn: Column['textIn'] =
      cells === undefined ? (row) => row[at] ?? '' : (row) => joinedText(row[cells.date] ?? '', row[cells.time] ?? '');
    return [{ name, field, textIn, read: cellReader(field, { name, labels, yes, no, clear }) }];
  });
  const columnOf = (name: string) => columns.find((column) => column.name === name);
  const keys = importKeyOf(resource).map((name) => {
    const key = columnOf(name);
    if (key === undefined) throw keyMissing(name, labels);
    return key;
  });
  if (!belongsToStore(resource)) return { columns, keys, store: null };
  const store = columnOf('store_id') ?? store_id;
  if (store === null) throw keyMissing('store_id', labels);
  return { columns, keys, store };
}

/** Whether each row is of one store, within which its key is unique. */
export function belongsToStore(resource: AnyResource): boolean {
  return resource.limitedBy === 'store_id' && fieldOf(resource, 'store_id')?.kind === 'reference';
}

function keyMissing(name: string, labels: readonly AnyLabels[]) {
  return refuse('import_key_missing', { details: { name: labels[0]?.fields[name] ?? name } });
}
