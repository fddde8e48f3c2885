import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../db/database.ts';
import { retried } from '../../db/transactions.ts';
import { batchCalls } from './admission/batch-calls.ts';
import type { OrderTools } from './events/apply-orders.ts';
import { type Batch, type BatchResult, writeBatches } from './events/write-batches.ts';

/** The most batches in one transaction, so that later ones do not wait too long. */
const mostBatches = 40;

type Outcome = { readonly kept: BatchResult } | { readonly error: unknown };

/**
 * Writes batches that wait at the same time in one transaction. Where that fails, each is written on its own, so that a batch
 * of one branch never blocks another branch.
 */
export function createEventBatcher(db: Database, clock: Clock, tools: OrderTools): (batch: Batch) => Promise<BatchResult> {
  const keep = async (batches: readonly Batch[]): Promise<readonly Outcome[]> => {
    const kept = await retried(() => writeBatches(db, batches, clock.now(), tools));
    return batches.map(({ storeId }) => ({ kept: kept.get(storeId) ?? { kind: 'replaced' } }));
  };
  const alone = (batch: Batch): Promise<readonly Outcome[]> => keep([batch]).catch((error: unknown) => [{ error }]);
  const together = batchCalls(async (batches: readonly Batch[]) => {
    const stores = new Set(batches.map(({ storeId }) => storeId));
    if (stores.size === batches.length) {
      const outcomes = await keep(batches).catch(() => null);
      if (outcomes !== null) return outcomes;
    }
    // Two of one store: a socket that was just replaced. In their order.
    const outcomes: Outcome[] = [];
    for (const batch of batches) outcomes.push(...(await alone(batch)));
    return outcomes;
  }, mostBatches);
  return async (batch) => {
    const outcome = await together(batch);
    if ('error' in outcome) throw outcome.error;
    return outcome.kept;
  };
}
