import { retried } from '../../db/transactions.ts';
import type { TaskHandler } from '../jobs/run-task.ts';
import { type ImportTools, openRun, takeTurns } from './import-run.ts';
import { buildVerdict, type Judged, judgeRecords } from './judge/judge-records.ts';
import type { Judging } from './judge/judging.ts';
import { isJudgedByHooks, saveRows } from './save-judged.ts';
import { chunkCount, readChunk, totalCounts, writeVerdicts } from './stored/chunks.ts';
import { setStage } from './stored/import-store.ts';

/** The dry run: says of each row what saving would do with it, and stores nothing. */
export function checkImport(tools: ImportTools): TaskHandler {
  return async (run) => {
    const { db } = run;
    const { file, judging } = await openRun(run, tools);
    const count = await chunkCount(db, file.id);
    let done = 0;
    for (let at = 0; at < count; at += 1) {
      await run.step(done, file.total);
      const chunk = await readChunk(db, file.id, at);
      if (chunk === undefined) break;
      const judged = await dryRun(await judging(db, await run.owner(), false), chunk.records);
      const verdicts = judged.map(buildVerdict);
      await writeVerdicts(db, { importId: file.id, chunk: at, saved: false }, verdicts);
      done += chunk.records.length;
    }
    await setStage(db, file.id, 'checked');
    await run.step(done, file.total);
    return totalCounts(db, file.id);
  };
}

/** Carries what was found out of a transaction that must not end well. */
class Rehearsed extends Error {
  constructor(readonly judged: readonly Judged[]) {
    super('rehearsed');
  }
}

/** What an entity decides beyond its declaration is found out by storing the rows and taking them back. */
async function dryRun(judging: Judging, records: Parameters<typeof judgeRecords>[1]): Promise<readonly Judged[]> {
  const { context } = judging;
  if (!isJudgedByHooks(judging)) return judgeRecords(judging, records);
  try {
    return await retried(() =>
      context.db.transaction().execute(async (transaction) => {
        await takeTurns(transaction, context.resource);
        const rehearsing = { ...judging, context: { ...context, db: transaction } };
        throw new Rehearsed(await saveRows(rehearsing, await judgeRecords(rehearsing, records)));
      }),
    );
  } catch (error) {
    if (error instanceof Rehearsed) return error.judged;
    throw error;
  }
}
