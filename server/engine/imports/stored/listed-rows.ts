import type { ImportState } from '../../../../contract/derive/imports/import-states.ts';
import type { Database } from '../../../db/database.ts';
import { countsByChunk, readChunk } from './chunks.ts';
import { areRowsErased, chunkSize, type FileRecord, type Import } from './import-store.ts';
import { type Counts, importedRows, type Verdict } from './verdicts.ts';

export type ListedRow = FileRecord & { readonly verdict: Verdict | null };

type Page = { readonly state: ImportState | null; readonly offset: number; readonly limit: number };

/** A page of the rows of a file, of all of them or of one state, and how many there are. */
export async function listRecords(
  db: Database,
  file: Import,
  { state, offset, limit }: Page,
): Promise<{ readonly rows: readonly ListedRow[]; readonly total: number }> {
  const sizes = (await countsByChunk(db, file.id)).map(({ chunk, counts }) => ({ chunk, size: sizeOf(file, chunk, counts, state) }));
  if (await areRowsErased(db, file.id)) return { rows: [], total: 0 };
  const total = sizes.reduce((sum, { size }) => sum + size, 0);
  const rows: ListedRow[] = [];
  let before = 0;
  for (const { chunk, size } of sizes) {
    const isWithin = before + size > offset && before < offset + limit;
    if (isWithin) {
      const first = Math.max(0, offset - before);
      rows.push(...(await readRecords(db, file.id, chunk, state)).slice(first, offset + limit - before));
    }
    before += size;
  }
  return { rows, total };
}

/** Every row of one state, chunk by chunk. */
export async function* recordsOfState(db: Database, file: Import, state: ImportState): AsyncGenerator<ListedRow> {
  for (const { chunk, counts } of await countsByChunk(db, file.id)) {
    if (counts !== null && counts[state] > 0) yield* await readRecords(db, file.id, chunk, state);
  }
}

async function readRecords(db: Database, importId: number, chunk: number, state: ImportState | null): Promise<readonly ListedRow[]> {
  const found = await readChunk(db, importId, chunk);
  const all = (found?.records ?? []).map((record, at): ListedRow => ({ ...record, verdict: found?.verdicts?.[at] ?? null }));
  return state === null ? all : all.filter(({ verdict }) => verdict?.state === state);
}

function sizeOf(file: Import, chunk: number, counts: Counts | null, state: ImportState | null): number {
  if (state !== null) return counts?.[state] ?? 0;
  return counts === null ? Math.min(chunkSize, file.total - chunk * chunkSize) : importedRows(counts);
}
