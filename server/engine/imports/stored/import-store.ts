import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';

/** Of a chunk where the rows were erased. */
export const noRecords = '[]';

/** Rows of one chunk: what is checked and saved at once. */
export const chunkSize = 500;

/** A row of the file with its number in it, as a spreadsheet counts: from 1, the header with it. */
export type FileRecord = { readonly line: number; readonly cells: readonly string[] };

export type ImportStage = 'read' | 'checked' | 'saved';

/** A file that someone imports. */
export type Import = {
  readonly id: number;
  readonly resource: string;
  readonly owner_id: number;
  readonly file_name: string;
  readonly format: 'csv' | 'xlsx';
  readonly encoding: string | null;
  readonly separator: string | null;
  readonly has_header: boolean;
  /** Texts above the columns; empty ones where the file has none. */
  readonly headers: readonly string[];
  /** For each column the field that it represents, or null. */
  readonly mapping: readonly (string | null)[];
  /** The store of all rows, when no column names it. */
  readonly store_id: number | null;
  readonly total: number;
  readonly stage: ImportStage;
  readonly task_id: number | null;
  readonly created_at: Date;
};

type Opened = Pick<
  Import,
  'resource' | 'owner_id' | 'file_name' | 'format' | 'encoding' | 'separator' | 'has_header' | 'headers' | 'mapping'
>;

/** The number of an import to be: known before it is stored, it can be deleted whatever becomes of it. */
export async function nextImportId(db: Database): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval(pg_get_serial_sequence('imports', 'id'))::int as id`.execute(db);
  return Number(rows[0]?.id);
}

/** Makes an import without rows; who reads the file fills it. */
export async function insertImport(db: Database, now: Date, { id, ...opened }: Opened & Pick<Import, 'id'>): Promise<void> {
  await sql`
    insert into imports (id, resource, owner_id, file_name, format, encoding, separator, has_header, headers, mapping, total, created_at)
    overriding system value values (${id}, ${opened.resource}, ${opened.owner_id}, ${opened.file_name}, ${opened.format}, ${opened.encoding}, ${opened.separator},
      ${opened.has_header}, ${JSON.stringify(opened.headers)}::jsonb, ${JSON.stringify(opened.mapping)}::jsonb, 0, ${now})`.execute(db);
}

export async function insertChunk(
  db: Database,
  at: { readonly importId: number; readonly chunk: number },
  records: readonly FileRecord[],
): Promise<void> {
  await sql`insert into import_chunks (import_id, chunk, records) values (${at.importId}, ${at.chunk}, ${JSON.stringify(records)})`.execute(
    db,
  );
}

/** Says what the whole file turned out to be. */
export async function completeImport(
  db: Database,
  id: number,
  { total, headers, mapping }: Pick<Import, 'total' | 'headers' | 'mapping'>,
): Promise<void> {
  await sql`update imports set total = ${total}, headers = ${JSON.stringify(headers)}::jsonb, mapping = ${JSON.stringify(mapping)}::jsonb
    where id = ${id}`.execute(db);
}

export async function findImport(db: Database, id: number): Promise<Import | undefined> {
  const { rows } = await sql<Import>`select * from imports where id = ${id}`.execute(db);
  return rows[0];
}

export async function deleteImport(db: Database, id: number): Promise<void> {
  await sql`delete from imports where id = ${id}`.execute(db);
}

/** Whether the rows of a file were erased after it was saved. */
export async function areRowsErased(db: Database, id: number): Promise<boolean> {
  const { rows } = await sql`select from import_chunks where import_id = ${id} and records = ${noRecords} limit 1`.execute(db);
  return rows.length > 0;
}

/** How the columns are to be read from now on; what was found before no longer counts. */
export async function setMapping(
  db: Database,
  id: number,
  { mapping, storeId }: { readonly mapping: readonly (string | null)[]; readonly storeId: number | null },
): Promise<void> {
  await sql`
    with chunks as (update import_chunks set verdicts = null, counts = null, saved = false where import_id = ${id})
    update imports set mapping = ${JSON.stringify(mapping)}::jsonb, store_id = ${storeId}, stage = 'read' where id = ${id}`.execute(db);
}

/** Gives the import to a task; false when another one has got it since it was read. */
export async function replaceTask(db: Database, { id, task_id }: Pick<Import, 'id' | 'task_id'>, taskId: number): Promise<boolean> {
  const { rows } = await sql`
    update imports set task_id = ${taskId} where id = ${id} and task_id is not distinct from ${task_id} returning id`.execute(db);
  return rows.length > 0;
}

export async function setStage(db: Database, id: number, stage: ImportStage): Promise<void> {
  await sql`update imports set stage = ${stage} where id = ${id}`.execute(db);
}
