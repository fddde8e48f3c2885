import type { AnyResource } from '../../contract/kit/index.ts';
import type { Clock } from '../adapters/clock.ts';
import type { Database } from '../db/database.ts';
import type { Outward } from '../db/rows/write/writing.ts';
import { repeat } from '../jobs/repeated.ts';
import { warnOfEndings } from '../licences/warn-of-endings.ts';
import { forgetDeletedBackups, makeNightlyBackups } from './nightly.ts';
import { notifyOfFailedBackup } from './notify-of-failure.ts';
import { settleLostBackups } from './settle-lost.ts';

type Tools = {
  readonly db: Database;
  readonly clock: Clock;
  readonly all: readonly AnyResource[];
  readonly outward: Outward;
  readonly onFault: (error: unknown) => void;
  /** Whether there is room for backups; without, always. */
  readonly mayWork?: (() => boolean) | undefined;
};

/** The first requests come first. */
const beginsAfterMs = 5_000;
const looksEveryMs = 60_000;

/** Runs what is due now: nightly backups and notices about licences. */
export async function runDueWork({ db, clock, all, outward, onFault }: Tools): Promise<void> {
  await settleLostBackups(db, clock.now());
  await makeNightlyBackups({ db, all, onFailed: notifyOfFailedBackup(outward), onFault }, clock.now());
  await forgetDeletedBackups(db, clock.now());
  await warnOfEndings(db, outward, clock.now());
}

/** Sees to nightly backups and ends of licences as long as the server runs; answers with how to stop. */
export function startDueWork(tools: Tools): { readonly stop: () => Promise<void> } {
  const stopping = new AbortController();
  const { stopped } = repeat({
    work: async () => {
      await runDueWork(tools);
      return false;
    },
    sideBySide: 1,
    beginsAfterMs,
    restMs: looksEveryMs,
    stopping: stopping.signal,
    onFault: tools.onFault,
    mayWork: tools.mayWork,
  });
  return {
    stop: async () => {
      stopping.abort();
      await stopped;
    },
  };
}
