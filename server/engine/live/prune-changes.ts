import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../db/database.ts';
import { forgetChanges } from '../../db/rows/write/changes.ts';
import type { PeriodicWork } from '../jobs/periodic-jobs.ts';
import { keptHours } from './position.ts';

/** Removes changes that no stream asks for any longer: an hour later than promised, because clocks of servers differ. */
export function pruneChangesWork({ db, clock }: { readonly db: Database; readonly clock: Clock }): PeriodicWork {
  return {
    run: async () => {
      await forgetChanges(db, new Date(clock.now().getTime() - (keptHours + 1) * 3_600_000));
      return false;
    },
  };
}
