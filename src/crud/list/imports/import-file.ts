import type { CallAnswer } from '../../../../contract/api/calls.ts';

/** A file that was read. */
export type ImportFile = CallAnswer<'GET /imports/{collection}/{id}'>;
export type FileColumn = ImportFile['columns'][number];
/** What saving would do with a row of the file. */
export type FileRow = CallAnswer<'GET /imports/{collection}/{id}/rows'>[number];

/** How a column is called: by its header, or by its place where it has none. */
export function columnName({ header }: FileColumn, at: number, noHeader: (place: number) => string): string {
  return header === '' ? noHeader(at + 1) : header;
}
