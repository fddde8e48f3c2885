import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import type { DeliveryContext } from '../../../db/rows/write/write-context.ts';
import type { PeriodicWork } from '../../../engine/jobs/periodic-jobs.ts';
import { forgetDeletedBackups, makeNightlyBackups } from './nightly.ts';
import { notifyOfFailedBackup } from './notify-of-failure.ts';
import { settleLostBackups } from './settle-lost.ts';

type Tools = {
  readonly db: Database;
  readonly clock: Clock;
  readonly all: readonly AnyResource[];
  readonly outward: DeliveryContext;
  readonly onFault: (error: unknown) => void;
};

/** Makes the nightly backups of stores that are due; ends those of servers that stopped, and removes deleted ones for good. */
export function backUpStoresWork({ db, clock, all, outward, onFault }: Tools): PeriodicWork {
  return {
    run: async () => {
      await settleLostBackups(db, clock.now());
      await makeNightlyBackups({ db, all, onFailed: notifyOfFailedBackup(outward), onFault }, clock.now());
      await forgetDeletedBackups(db, clock.now());
      return false;
    },
  };
}
