import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { FileRecord } from './import-store.ts';
import { type Cleared, type Counts, countCleared, countVerdicts, noCounts, sumCounts, type Verdict } from './verdicts.ts';

export type Chunk = {
  readonly chunk: number;
  readonly records: readonly FileRecord[];
  readonly verdicts: readonly Verdict[] | null;
  /** Whether its good rows are stored. */
  readonly saved: boolean;
};

export async function chunkCount(db: Database, importId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from import_chunks where import_id = ${importId}`.execute(db);
  return rows[0]?.count ?? 0;
}

function chunkOf(db: Database, importId: number, chunk: number) {
  return db.selectFrom('import_chunks').where('import_id', '=', importId).where('chunk', '=', chunk);
}

export async function readChunk(db: Database, importId: number, chunk: number): Promise<Chunk | undefined> {
  const stored = await chunkOf(db, importId, chunk).select(['chunk', 'records', 'verdicts', 'saved']).executeTakeFirst();
  if (stored === undefined) return undefined;
  return { ...stored, records: JSON.parse(stored.records), verdicts: stored.verdicts === null ? null : JSON.parse(stored.verdicts) };
}

/** Whether the rows of a chunk are stored; no one else stores them until the transaction ends. */
export async function isSavedLocked(db: Database, importId: number, chunk: number): Promise<boolean> {
  const stored = await chunkOf(db, importId, chunk).select('saved').forUpdate().executeTakeFirst();
  return stored?.saved !== false;
}

/** Keeps what was found out about the rows of a chunk, and that they were stored. */
export async function writeVerdicts(
  db: Database,
  at: { readonly importId: number; readonly chunk: number; readonly saved: boolean },
  verdicts: readonly Verdict[],
): Promise<void> {
  const counts = { ...countVerdicts(verdicts), cleared: countCleared(verdicts) };
  await sql`
    update import_chunks set verdicts = ${JSON.stringify(verdicts)}, counts = ${JSON.stringify(counts)}::jsonb, saved = ${at.saved}
    where import_id = ${at.importId} and chunk = ${at.chunk}`.execute(db);
}

export type ChunkCounts = { readonly chunk: number; readonly counts: Counts | null };

export async function countsByChunk(db: Database, importId: number): Promise<readonly ChunkCounts[]> {
  const { rows } = await sql<ChunkCounts>`select chunk, counts from import_chunks where import_id = ${importId} order by chunk`.execute(db);
  return rows;
}

/** How many rows of each state there are, as far as they were looked at. */
export async function totalCounts(db: Database, importId: number): Promise<Counts> {
  return sumCounts((await countsByChunk(db, importId)).map(({ counts }) => counts ?? noCounts));
}

/** How many values the rows of the whole file erase, as far as they were looked at. */
export async function totalCleared(db: Database, importId: number): Promise<Cleared> {
  const { rows } = await sql<Cleared>`
    select coalesce(sum((counts #>> '{cleared,values}')::int), 0)::int as values, coalesce(sum((counts #>> '{cleared,rows}')::int), 0)::int as rows
    from import_chunks where import_id = ${importId}`.execute(db);
  return rows[0] ?? { values: 0, rows: 0 };
}
