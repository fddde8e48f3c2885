import { sql } from 'kysely';
import type { Person } from '../../db/rows/write/write-context.ts';
import { tableOf } from '../../db/tables/names.ts';
import { retried } from '../../db/transactions.ts';
import type { TaskHandler, TaskRun } from '../jobs/run-task.ts';
import type { RefusedRow } from '../write/hooks.ts';
import { type ImportRun, type ImportTools, openRun, takeTurns } from './import-run.ts';
import { buildVerdict, judgeRecords } from './judge/judge-records.ts';
import { saveOneByOne, saveRows } from './save-judged.ts';
import { type Chunk, chunkCount, isSavedLocked, readChunk, totalCounts, writeVerdicts } from './stored/chunks.ts';
import { setStage } from './stored/import-store.ts';
import type { Verdict } from './stored/verdicts.ts';

/**
 * Stores the rows that were good in the dry run and still are, by chunks, each with its history, audit and changes in
 * one transaction that also says that the chunk is stored: a run that goes on after a death stores nothing twice.
 */
export function saveImport(tools: ImportTools): TaskHandler {
  return async (run) => {
    const { db } = run;
    const opened = await openRun(run, tools);
    const { file } = opened;
    const count = await chunkCount(db, file.id);
    let done = 0;
    for (let at = 0; at < count; at += 1) {
      await run.step(done, file.total);
      const chunk = await readChunk(db, file.id, at);
      if (chunk === undefined) break;
      const actor = await run.owner();
      if (chunk.saved) await remember(run, opened, chunk, actor);
      else await saveChunk(run, opened, chunk, actor);
      if (isPowerOfFour(at + 1)) await renewStatistics(run, opened);
      done += chunk.records.length;
    }
    await setStage(db, file.id, 'saved');
    await run.step(done, file.total);
    return totalCounts(db, file.id);
  };
}

/**
 * A table that grows a hundredfold within seconds outgrows what the planner knows of it: measured, looking for the keys of
 * 50,000 new rows took 64 s with the statistics of an empty table.
 */
async function renewStatistics({ db }: TaskRun, { resource }: ImportRun): Promise<void> {
  await sql`analyze ${sql.table(tableOf(resource))}`.execute(db);
}

function isPowerOfFour(number: number): boolean {
  return Number.isInteger(Math.log2(number) / 2);
}

/** Rows that an earlier run stored still count as those that later ones must not repeat. */
async function remember({ db }: TaskRun, { judging }: ImportRun, chunk: Chunk, actor: Person): Promise<void> {
  await judgeRecords(await judging(db, actor, false), goodRecords(chunk));
}

async function saveChunk(run: TaskRun, opened: ImportRun, chunk: Chunk, actor: Person): Promise<void> {
  try {
    await retried(() => storeChunk(run, opened, { chunk, actor, isOneByOne: false }));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // Someone was faster with one of the values: one by one it shows which row it is.
    await retried(() => storeChunk(run, opened, { chunk, actor, isOneByOne: true }));
  }
}

type Storing = { readonly chunk: Chunk; readonly actor: Person; readonly isOneByOne: boolean };

function storeChunk({ db }: TaskRun, { file, resource, judging }: ImportRun, { chunk, actor, isOneByOne }: Storing): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    if (await isSavedLocked(transaction, file.id, chunk.chunk)) return;
    await takeTurns(transaction, resource);
    const judged = await judging(transaction, actor, true);
    const rows = await judgeRecords(judged, goodRecords(chunk));
    const stored = isOneByOne ? await saveOneByOne(judged, rows) : await saveRows(judged, rows);
    const byLine = new Map(stored.map((row) => [row.line, buildVerdict(row)]));
    const verdicts = chunk.records.map(
      ({ line }, at): Verdict => byLine.get(line) ?? chunk.verdicts?.[at] ?? { state: 'wrong', faults: [] },
    );
    const at = { importId: file.id, chunk: chunk.chunk, saved: true };
    await writeVerdicts(transaction, at, verdicts);
    await judged.entities.hooksOf(resource.name).onRefused?.(transaction, refusedBy(verdicts), judged.context.now);
  });
}

/** Refusals that keep rows of the file out: they are decided when the file is stored, not in its dry run. */
function refusedBy(verdicts: readonly Verdict[]): readonly RefusedRow[] {
  const faults = verdicts.flatMap((verdict) => (verdict.state === 'wrong' ? verdict.faults : []));
  return faults.flatMap((fault) => ('refusal' in fault ? [{ code: fault.refusal, details: fault.details }] : []));
}

function goodRecords({ records, verdicts }: Chunk): Chunk['records'] {
  return records.filter((_, at) => verdicts?.[at] !== undefined && verdicts[at].state !== 'wrong');
}

function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}
