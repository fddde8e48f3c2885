import type { Clock } from '../adapters/clock.ts';
import { type Database, whenCommitted } from '../db/database.ts';
import { repeat } from '../jobs/repeated.ts';
import { countSomeChangedDays, hasChangedDays } from './count-changed-days.ts';
import { createPace } from './pace.ts';
import { dayAt } from './prague-days.ts';
import { startNewDay } from './start-new-day.ts';

/** So soon after a commit of this server the list is looked at: what people watch moves within a second. */
const restMs = 100;
/** So often where other servers write into the database: their commits are not heard here. */
const pollMs = 500;

type StatisticsTools = {
  readonly db: Database;
  readonly clock: Clock;
  /** No other server uses the database: whatever changes in it is committed here. */
  readonly isAlone: boolean;
  readonly onFault: (error: unknown) => void;
  /** Whether there is room to write; without, always. */
  readonly mayWork?: (() => boolean) | undefined;
};

/** Keeps the roll-ups of tickets, as long as the server runs; answers with how to stop. */
export function startStatistics({ db, clock, isAlone, onFault, mayWork }: StatisticsTools): { readonly stop: () => Promise<void> } {
  const stopping = new AbortController();
  const pace = createPace();
  let mayHaveChanged = true;
  let lookedAt = 0;
  let isOwed = false;
  let standsOn = '';
  const unlisten = whenCommitted(db, () => {
    mayHaveChanged = true;
  });
  const work = async (): Promise<boolean> => {
    const now = clock.now();
    if (standsOn !== dayAt(now)) {
      if (await startNewDay(db, now)) return true;
      standsOn = dayAt(now);
    }
    const isDue = mayHaveChanged || ((!isAlone || isOwed) && performance.now() - lookedAt >= pollMs);
    if (!isDue) return false;
    mayHaveChanged = false;
    // Until it is done: what failed is tried again although nothing changes.
    isOwed = true;
    lookedAt = performance.now();
    const wasListed = (await hasChangedDays(db)) && (await countSomeChangedDays(db, now, pace.days()));
    pace.took(performance.now() - lookedAt);
    isOwed = false;
    return wasListed;
  };
  const { stopped } = repeat({ work, sideBySide: 1, beginsAfterMs: restMs, restMs, stopping: stopping.signal, onFault, mayWork });
  return {
    stop: async () => {
      unlisten();
      stopping.abort();
      await stopped;
    },
  };
}
