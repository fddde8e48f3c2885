import type { Clock } from '../adapters/clock.ts';
import type { Database } from '../db/database.ts';
import type { Outward } from '../db/rows/write/writing.ts';
import { repeatUntilStopped } from '../jobs/repeated.ts';
import { remindClients } from '../work/client-messages/remind-clients.ts';

type Reminding = {
  readonly db: Database;
  readonly clock: Clock;
  readonly outward: Outward;
  readonly onFault: (error: unknown) => void;
  /** Whether there is room to write; without, always. */
  readonly mayWork?: (() => boolean) | undefined;
};

const beginsAfterMs = 5_000;
const looksEveryMs = 20_000;

/** Writes reminders to clients as long as the server runs; several servers do no harm. Answers with how to stop. */
export function startReminders({ onFault, mayWork, ...tools }: Reminding): { readonly stop: () => Promise<unknown> } {
  return repeatUntilStopped({
    work: () => remindClients(tools),
    beginsAfterMs,
    restMs: looksEveryMs,
    onFault,
    mayWork,
  });
}
