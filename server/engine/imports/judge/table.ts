import { refuse } from '../../../../contract/basics/refusal.ts';
import { fieldOf } from '../../../../contract/derive/fields.ts';
import { type CellReader, cellReader } from '../../../../contract/derive/imports/import-cell.ts';
import { importKeyOf, timedField } from '../../../../contract/derive/imports/import-columns.ts';
import type { AnyLabels, AnyResource, Field } from '../../../../contract/kit/index.ts';
import { languages, messagesFor } from '../../../../contract/messages/index.ts';
import { readTypedDay } from '../../../../contract/rules/typing/typed-date.ts';
import { readTypedTime } from '../../../../contract/rules/typing/typed-time.ts';
import type { Import } from '../stored/import-store.ts';

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
export function listLabels(resource: AnyResource): readonly AnyLabels[] {
  return languages.flatMap((language) => {
    const all: Readonly<Record<string, AnyLabels | undefined>> = messagesFor(language).resources;
    return all[resource.name] ?? [];
  });
}

/** The table that the mapping makes of the file; refuses one where the rows could not be recognised. */
export function buildImportTable(resource: AnyResource, { mapping, store_id }: Pick<Import, 'mapping' | 'store_id'>): Table {
  const labels = listLabels(resource);
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

/** The cells of one value: a single cell, or a date and its time. */
type DatedCells = { readonly date: number; readonly time: number };

/**
 * Finds the date and time columns of each field with a separate time column. A time without its own date uses the first date of the row,
 * as in files with columns day, start, end.
 */
function datedCells(mapping: readonly (string | null)[]): ReadonlyMap<string, DatedCells> {
  const times = mapping.flatMap((column, time) => {
    const name = column === null ? undefined : timedField(column);
    return name === undefined ? [] : [{ name, time }];
  });
  const shared = mapping.findIndex((column) => times.some(({ name }) => name === column));
  return new Map(
    times.flatMap(({ name, time }) => {
      const own = mapping.indexOf(name);
      const date = own === -1 ? shared : own;
      return date === -1 ? [] : [[name, { date, time }] as const];
    }),
  );
}

/** Joins both cells into one text. Cells that cannot be joined are returned as written, and are refused later. */
function joinedText(date: string, time: string): string {
  if (date.trim() === '' || time.trim() === '') return `${date}${time}`.trim();
  const [day, clock] = [readTypedDay(date), readTypedTime(time)];
  return day === undefined || clock === null ? `${date} ${time}` : `${day} ${clock}`;
}
