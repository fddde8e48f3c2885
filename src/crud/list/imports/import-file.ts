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
