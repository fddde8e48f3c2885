import type { Clock } from '../../../adapters/clock.ts';
import { type Database, whenCommitted } from '../../../db/database.ts';
import type { PeriodicWork } from '../../../engine/jobs/periodic-jobs.ts';
import { countSomeChangedDays, hasChangedDays } from './count-changed-days.ts';
import { createPace } from './pace.ts';
import { dayAt } from './prague-days.ts';
import { startNewDay } from './start-new-day.ts';

/** So often where other servers write into the database: their commits are not received here. */
const pollMs = 500;

/** So often other days than today are counted: several changes of one are counted once, and several days together. */
const othersRestMs = 1000;

type StatisticsTools = {
  readonly db: Database;
  readonly clock: Clock;
  /** No other server uses the database: whatever changes in it is committed here. */
  readonly isAlone: boolean;
};

/** Keeps the roll-ups of tickets. */
export function countStatisticsWork({ db, clock, isAlone }: StatisticsTools): PeriodicWork {
  const pace = createPace();
  let mayHaveChanged = true;
  let lookedAt = 0;
  let isOwed = false;
  let othersCountedAt = 0;
  let countedDay = '';
  const run = async (): Promise<boolean> => {
    const now = clock.now();
    if (countedDay !== dayAt(now)) {
      if (await startNewDay(db, now)) return true;
      countedDay = dayAt(now);
    }
    const isAsked = mayHaveChanged || ((!isAlone || isOwed) && performance.now() - lookedAt >= pollMs);
    if (!isAsked) return false;
    mayHaveChanged = false;
    // Until it is done: what failed is tried again although nothing changes.
    isOwed = true;
    lookedAt = performance.now();
    const listed = await hasChangedDays(db, now);
    const onlyToday = performance.now() - othersCountedAt < othersRestMs;
    const isDue = onlyToday ? listed.today : listed.any;
    const wasCounted = isDue && (await countSomeChangedDays(db, now, { most: pace.days(), onlyToday }));
    pace.took(performance.now() - lookedAt);
    if (!onlyToday && !wasCounted) othersCountedAt = performance.now();
    // Other days are looked at again.
    isOwed = listed.any && !wasCounted;
    return wasCounted;
  };
  return {
    run,
    // The run comes soon enough: it only has to know that it is needed.
    listen: () =>
      whenCommitted(db, () => {
        mayHaveChanged = true;
      }),
  };
}
