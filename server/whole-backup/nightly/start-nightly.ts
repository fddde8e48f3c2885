import { hostname } from 'node:os';
import type { Logger } from 'pino';
import { lettersIn } from '../../../contract/messages/mail.ts';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../db/database.ts';
import type { Outward } from '../../db/rows/write/writing.ts';
import { repeat } from '../../jobs/repeated.ts';
import { instantText } from '../../work/messages/compose-email.ts';
import { writeToStaff } from '../../work/messages/write-to-staff.ts';
import { makeAsked, makeNightly, type NightlyTools } from './make-nightly.ts';
import { runCommand } from './run-command.ts';

type Tools = {
  readonly db: Database;
  readonly clock: Clock;
  readonly folder: string;
  readonly outward: Outward;
  readonly log: Logger;
};

/** The first requests come first. */
const beginsAfterMs = 60_000;
const looksEveryMs = 300_000;

/**
 * Makes a backup of everything each night as long as the server runs, and those that people ask for: `wake` looks for them at once.
 */
export function startNightly({ db, clock, folder, outward, log }: Tools): {
  readonly wake: () => void;
  readonly stop: () => Promise<void>;
} {
  const stopping = new AbortController();
  const tellStaff = (letterOf: 'wholeBackupFailed' | 'wholeBackupNotErased', fault: string) => async (reason: string, now: Date) => {
    log.error({ fault: reason, folder }, fault);
    const letter = lettersIn('cs')[letterOf]({ when: instantText(now), server: hostname(), reason });
    const { hasGateway } = outward;
    await writeToStaff(db, { event: 'backup_failed', storeId: null, letter, now, hasGateway, otherwise: 'super administrators' });
  };
  const onFailed = tellStaff('wholeBackupFailed', 'the backup of the whole failed');
  const onNotErased = tellStaff('wholeBackupNotErased', 'taking personal values out of older backups failed');
  const tools: NightlyTools = { db, folder, run: runCommand, onFailed, onNotErased, stopping: stopping.signal };
  const { stopped, wake } = repeat({
    work: async () => {
      await makeAsked(tools, clock.now());
      await makeNightly(tools, clock.now());
      return false;
    },
    sideBySide: 1,
    beginsAfterMs,
    restMs: looksEveryMs,
    stopping: stopping.signal,
    onFault: (error) => log.error({ fault: String(error) }, 'seeing to the backup of the whole failed'),
  });
  return {
    wake,
    stop: async () => {
      stopping.abort();
      await stopped;
    },
  };
}
