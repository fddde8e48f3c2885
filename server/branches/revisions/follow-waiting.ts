import type { Clock } from '../../adapters/clock.ts';
import { type Database, whenCommitted } from '../../db/database.ts';
import { repeat } from '../../jobs/repeated.ts';
import { noteWaiting } from './sync-state.ts';

const pace = {
  /** Commits that come so close together are looked at at once. */
  gatheringMs: 500,
  /** How often it looks by itself: for what another server wrote and did not live to say. */
  restMs: 60_000,
} as const;

type Following = {
  readonly db: Database;
  readonly clock: Clock;
  readonly onFault: (error: unknown) => void;
  /** Whether there is room to write; without, always. */
  readonly mayWork?: (() => boolean) | undefined;
};

/**
 * Lets stores say that changes wait for them, shortly after somebody changed something. It is not said in the change itself:
 * all who change anything of one store would wait for each other (decision 0026). Answers with how to stop.
 */
export function followWaiting({ db, clock, onFault, mayWork }: Following): { readonly stop: () => Promise<void> } {
  const stopping = new AbortController();
  let isAsked = false;
  const { wake, stopped } = repeat({
    work: () => noteWaiting(db, clock.now()),
    sideBySide: 1,
    beginsAfterMs: pace.gatheringMs,
    restMs: pace.restMs,
    stopping: stopping.signal,
    onFault,
    mayWork,
  });
  const stopListening = whenCommitted(db, () => {
    if (isAsked) return;
    isAsked = true;
    setTimeout(() => {
      isAsked = false;
      wake();
    }, pace.gatheringMs).unref();
  });
  return {
    stop: async () => {
      stopListening();
      stopping.abort();
      await stopped;
    },
  };
}
