import type { Clock } from '../adapters/clock.ts';
import type { Database } from '../db/database.ts';
import { retried } from '../db/retried.ts';
import { gathered } from './admission/gathered.ts';
import { type Batch, type Kept, keepBatches } from './events/keep-batches.ts';

/** So many batches are kept in one transaction at most: what comes behind them does not wait for more. */
const mostTogether = 40;

type Outcome = { readonly kept: Kept } | { readonly error: unknown };

/**
 * Keeps the batches that wait at the same time in one transaction. Where that fails, each is tried by itself, so that nothing
 * that one branch says keeps another's from being taken.
 */
export function keeperOf(db: Database, clock: Clock): (batch: Batch) => Promise<Kept> {
  const keep = async (batches: readonly Batch[]): Promise<readonly Outcome[]> => {
    const kept = await retried(() => keepBatches(db, batches, clock.now()));
    return batches.map(({ storeId }) => ({ kept: kept.get(storeId) ?? { kind: 'replaced' } }));
  };
  const alone = (batch: Batch): Promise<readonly Outcome[]> => keep([batch]).catch((error: unknown) => [{ error }]);
  const together = gathered(async (batches: readonly Batch[]) => {
    const stores = new Set(batches.map(({ storeId }) => storeId));
    if (stores.size === batches.length) {
      const outcomes = await keep(batches).catch(() => null);
      if (outcomes !== null) return outcomes;
    }
    // Two of one store: a socket that was just replaced. In their order.
    const outcomes: Outcome[] = [];
    for (const batch of batches) outcomes.push(...(await alone(batch)));
    return outcomes;
  }, mostTogether);
  return async (batch) => {
    const outcome = await together(batch);
    if ('error' in outcome) throw outcome.error;
    return outcome.kept;
  };
}
