import type { Readable } from 'node:stream';
import { refuse } from '../../../contract/basics/refusal.ts';
import { checkValue } from '../../../contract/derive/check-draft.ts';
import { fieldOf } from '../../../contract/derive/fields.ts';
import { guessedMapping, importLimits } from '../../../contract/derive/imports/import-columns.ts';
import type { AnyLabels, AnyResource } from '../../../contract/kit/index.ts';
import type { Database } from '../../db/database.ts';
import { openFile } from './file/open-file.ts';
import { withUploadedFile } from './file/uploaded-file.ts';
import {
  chunkSize,
  completeImport,
  deleteImport,
  type FileRecord,
  insertChunk,
  insertImport,
  nextImportId,
} from './stored/import-store.ts';

export type Upload = {
  readonly db: Database;
  readonly resource: AnyResource;
  readonly labels: readonly AnyLabels[];
  readonly ownerId: number;
  readonly fileName: string;
  readonly now: Date;
};

/** Reads a file that is sent into rows of the database and answers with the import's number; all of it or nothing stays. */
export function readUpload(upload: Upload, sent: Readable): Promise<number> {
  return withUploadedFile(sent, importLimits.megabytes * 1_048_576, (path) => keepRows(upload, path));
}

async function keepRows(upload: Upload, path: string): Promise<number> {
  const { db, resource, ownerId, fileName, now } = upload;
  const { records, ...file } = await openFile(path);
  let table: Table | undefined;
  let waiting: FileRecord[] = [];
  let line = 0;
  let total = 0;
  let chunk = 0;
  let importId: number | undefined;
  const put = async () => {
    if (table === undefined || waiting.length === 0) return;
    if (importId === undefined) {
      importId = await nextImportId(db);
      const opened = { ...file, ...table, resource: resource.name, owner_id: ownerId, file_name: fileName };
      await insertImport(db, now, { id: importId, ...opened });
    }
    await insertChunk(db, { importId, chunk }, waiting);
    chunk += 1;
    waiting = [];
  };
  try {
    let width = 0;
    for await (const cells of records) {
      line += 1;
      if (cells.every((cell) => cell.trim() === '')) continue;
      if (cells.length > importLimits.columns) throw refuse('import_too_long', { details: { limit: importLimits.columns, columns: 1 } });
      width = Math.max(width, cells.length);
      if (table === undefined) {
        table = tableOf(upload, cells);
        if (table.has_header) continue;
      }
      total += 1;
      if (total > importLimits.rows) throw refuse('import_too_long', { details: { limit: importLimits.rows } });
      waiting.push({ line, cells });
      if (waiting.length === chunkSize) await put();
    }
    await put();
    if (importId === undefined || table === undefined) throw refuse('import_empty');
    await completeImport(db, importId, { total, ...widened(table, width) });
    return importId;
  } catch (error) {
    if (importId !== undefined) await deleteImport(db, importId);
    throw error;
  }
}

type Table = { readonly has_header: boolean; readonly headers: readonly string[]; readonly mapping: readonly (string | null)[] };

/** The first row is a header unless it names no field and reads as a row: then a list of keys alone is what it seems to be. */
function tableOf({ resource, labels }: Upload, first: readonly string[]): Table {
  const headers = first.map((cell) => cell.trim());
  const mapping = guessedMapping(resource, headers, labels);
  const key = resource.importBy === undefined ? undefined : fieldOf(resource, resource.importBy);
  const isKey = (cell: string) => key !== undefined && key.kind !== 'int' && cell !== '' && checkValue(key, cell).problems.length === 0;
  const isRow =
    mapping.every((field) => field === null) &&
    headers.length === 1 &&
    headers.every(isKey) &&
    key?.kind === 'text' &&
    key.check !== undefined;
  if (!isRow) return { has_header: true, headers, mapping };
  return { has_header: false, headers: headers.map(() => ''), mapping: [resource.importBy ?? null] };
}

/** Rows may be longer than the header. */
function widened({ headers, mapping }: Table, width: number): Pick<Table, 'headers' | 'mapping'> {
  const more = Math.max(0, width - headers.length);
  return {
    headers: [...headers, ...Array.from({ length: more }, () => '')],
    mapping: [...mapping, ...Array.from({ length: more }, () => null)],
  };
}
