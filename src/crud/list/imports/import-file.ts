import type { CallAnswer } from '../../../../contract/client/calls.ts';
import { timedField } from '../../../../contract/derive/imports/import-columns.ts';

/** A file that was read. */
export type ImportFile = CallAnswer<'GET /imports/{collection}/{id}'>;
export type FileColumn = ImportFile['columns'][number];
/** What saving would do with a row of the file. */
export type FileRow = CallAnswer<'GET /imports/{collection}/{id}/rows'>[number];

/** What a field of a column is called; a time of it alone is called so. */
export function columnLabel(column: string, labelOf: (name: string) => string, timeOf: (label: string) => string): string {
  const timed = timedField(column);
  return timed === undefined ? labelOf(column) : timeOf(labelOf(timed));
}

/** How a column is called: by its header, or by its place where it has none. */
export function columnName({ header }: FileColumn, at: number, noHeader: (place: number) => string): string {
  return header === '' ? noHeader(at + 1) : header;
}

/** What the columns of files represent, by their header, as a person last put it; null is a column that is left out. */
export type KeptMapping = Readonly<Record<string, string | null>>;

/** More headers than all kinds of files of one entity have; the oldest ones go. */
const mostHeaders = 200;

/** Reads what was kept; of anything else nothing. */
export function keptMappingOf(kept: unknown): KeptMapping {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return {};
  return Object.fromEntries(Object.entries(kept).flatMap(([header, field]) => (isField(field) ? [[header, field] as const] : [])));
}

const isField = (value: unknown): value is string | null => value === null || typeof value === 'string';

type File = { readonly columns: readonly FileColumn[]; readonly fields: readonly string[] };

/**
 * What the columns of a file represent: as it was the last time where the header is known, as it was guessed elsewhere.
 * A field that a known header takes is not guessed for another column.
 */
export function guessMapping({ columns, fields }: File, kept: KeptMapping): readonly (string | null)[] {
  const known = columns.map(({ header }) => {
    const field = header !== '' && Object.hasOwn(kept, header) ? kept[header] : undefined;
    return field === null || (field !== undefined && fields.includes(field)) ? field : undefined;
  });
  return columns.map(({ field }, at) => {
    const before = known[at];
    if (before !== undefined) return known.indexOf(before) === at ? before : null;
    return field !== null && known.includes(field) ? null : field;
  });
}

/** What is kept once a person went on with a mapping. A column without a header is not known again. */
export function keepMapping({ columns }: File, mapping: readonly (string | null)[], kept: KeptMapping): KeptMapping {
  const now = columns.flatMap(({ header }, at) => (header === '' ? [] : [[header, mapping[at] ?? null] as const]));
  const headers = new Set(now.map(([header]) => header));
  const before = Object.entries(kept).filter(([header]) => !headers.has(header));
  return Object.fromEntries([...before, ...now].slice(-mostHeaders));
}
