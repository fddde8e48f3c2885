import { type ImportState, importStates } from '../../../../contract/derive/imports/import-schema.ts';
import { isRow, type Row, textOf, textsOf } from '../../vocabulary/row.ts';

export type FileColumn = { readonly header: string; readonly field: string | null; readonly samples: readonly string[] };

/** A file that was read, as the API tells of it. */
export type ImportFile = {
  readonly id: number;
  readonly name: string;
  readonly total: number;
  readonly columns: readonly FileColumn[];
  readonly fields: readonly string[];
  readonly key: readonly string[];
  /** The store of all rows, once it was chosen. */
  readonly storeId: number | null;
  readonly counts: Readonly<Record<ImportState, number>>;
  /** How many stored values saving erases, and in how many rows. */
  readonly cleared: { readonly values: number; readonly rows: number };
};

/** Reads what the API answers about an import. */
export function importFileOf(json: unknown): ImportFile {
  const row = isRow(json) ? json : {};
  const columns: readonly unknown[] = Array.isArray(row['columns']) ? row['columns'] : [];
  return {
    id: Number(row['id']),
    name: textOf(row['file_name']),
    total: Number(row['total']),
    columns: columns.filter(isRow).map((column) => ({
      header: textOf(column['header']),
      field: typeof column['field'] === 'string' ? column['field'] : null,
      samples: textsOf(column['samples']),
    })),
    fields: textsOf(row['fields']),
    key: textsOf(row['key']),
    storeId: typeof row['store_id'] === 'number' ? row['store_id'] : null,
    counts: countsOf(row['counts']),
    cleared: clearedOf(row['cleared']),
  };
}

function clearedOf(json: unknown): ImportFile['cleared'] {
  const cleared = isRow(json) ? json : {};
  return { values: Number(cleared['values'] ?? 0), rows: Number(cleared['rows'] ?? 0) };
}

function countsOf(json: unknown): ImportFile['counts'] {
  const counts = isRow(json) ? json : {};
  const countOf = (state: ImportState) => Number(counts[state] ?? 0);
  return { new: countOf('new'), changed: countOf('changed'), same: countOf('same'), wrong: countOf('wrong') };
}

export type FileRow = {
  readonly line: number;
  readonly state: ImportState | null;
  readonly cells: readonly string[];
  /** Of a changed row what its fields hold now, by field. */
  readonly before: Readonly<Record<string, string>>;
  /** Of a changed row the fields whose value is erased. */
  readonly cleared: readonly string[];
  /** Why it is wrong, by field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly message: string;
};

/** Reads a row of the dry run. */
export function fileRowOf(row: Row): FileRow {
  return {
    line: Number(row['line']),
    state: importStates.find((state) => state === row['state']) ?? null,
    cells: textsOf(row['cells']),
    before: textsByName(row['before']),
    cleared: textsOf(row['cleared']),
    errors: textsByName(row['errors']),
    message: textOf(row['message']),
  };
}

function textsByName(json: unknown): Readonly<Record<string, string>> {
  if (!isRow(json)) return {};
  return Object.fromEntries(Object.entries(json).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])));
}

/** How a column is called: by its header, or by its place where it has none. */
export function columnName({ header }: FileColumn, at: number, noHeader: (place: number) => string): string {
  return header === '' ? noHeader(at + 1) : header;
}
