import type { Clock } from '../../../adapters/clock.ts';
import { type Database, whenCommitted } from '../../../db/database.ts';
import type { PeriodicWork } from '../../../engine/jobs/periodic-jobs.ts';
import { noteWaiting } from './sync-state.ts';

/** Commits that come so close together are looked at together. */
const gatheringMs = 500;

/**
 * Notes at each store that changes wait for it, shortly after a commit. The change itself does not note it, because all changes
 * of one store would then wait for each other (decision 0026).
 */
export function noteWaitingChangesWork({ db, clock }: { readonly db: Database; readonly clock: Clock }): PeriodicWork {
  let isAsked = false;
  return {
    run: () => noteWaiting(db, clock.now()),
    listen: (wake) =>
      whenCommitted(db, () => {
        if (isAsked) return;
        isAsked = true;
        setTimeout(() => {
          isAsked = false;
          wake();
        }, gatheringMs).unref();
      }),
  };
}
