import type { Clock } from '../adapters/clock.ts';
import type { Database } from '../db/database.ts';
import { retried } from '../db/retried.ts';
import type { Outward } from '../db/rows/write/writing.ts';
import { repeatUntilStopped } from '../jobs/repeated.ts';
import { notifyStaff } from './notify-staff.ts';
import { watchSilence } from './presence/silence.ts';

const pace = {
  /** After a start every branch was unheard: they get time to come back before their silence counts. */
  beginsAfterMs: 120_000,
  restMs: 15_000,
} as const;

type Following = {
  readonly db: Database;
  readonly clock: Clock;
  readonly outward: Outward;
  readonly onFault: (error: unknown) => void;
  /** Whether there is room to write; without, always. */
  readonly mayWork?: (() => boolean) | undefined;
};

/** Opens and closes outages of silent stores, and writes to staff about what lasts, for as long as the server runs; several servers do no harm. Answers with how to stop. */
export function followSilence({ db, clock, outward, onFault, mayWork }: Following): { readonly stop: () => Promise<unknown> } {
  return repeatUntilStopped({
    work: async () => {
      await watchSilence(db, clock.now());
      await retried(() => notifyStaff(db, outward, clock.now()));
      return false;
    },
    ...pace,
    onFault,
    mayWork,
  });
}
