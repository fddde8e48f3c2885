import { hostname } from 'node:os';
import type { Logger } from 'pino';
import { chooseLetters } from '../../../../../contract/messages/mail.ts';
import type { Clock } from '../../../../adapters/clock.ts';
import type { Database } from '../../../../db/database.ts';
import type { DeliveryContext } from '../../../../db/rows/write/write-context.ts';
import type { PeriodicWork } from '../../../../engine/jobs/periodic-jobs.ts';
import { instantText, writeToStaff } from '../../../messages/queue-message.ts';
import { makeAsked, makeNightly, type NightlyTools } from './make-nightly.ts';
import { runCommand } from './run-command.ts';

type Tools = {
  readonly db: Database;
  readonly clock: Clock;
  readonly folder: string;
  readonly delivery: DeliveryContext;
  readonly log: Logger;
};

/** Makes a backup of everything each night, and those that people ask for. */
export function backUpEverythingWork({ db, clock, folder, delivery, log }: Tools): PeriodicWork {
  const notifyStaff = (letterOf: 'wholeBackupFailed' | 'wholeBackupNotErased', fault: string) => async (reason: string, now: Date) => {
    log.error({ fault: reason, folder }, fault);
    const letter = chooseLetters('cs')[letterOf]({ when: instantText(now), server: hostname(), reason });
    const { hasGateway } = delivery;
    await writeToStaff(db, { event: 'backup_failed', storeId: null, letter, now, hasGateway, otherwise: 'super administrators' });
  };
  const onFailed = notifyStaff('wholeBackupFailed', 'the backup of the whole failed');
  const onNotErased = notifyStaff('wholeBackupNotErased', 'taking personal values out of older backups failed');
  return {
    run: async (stopping) => {
      const tools: NightlyTools = { db, folder, run: runCommand, onFailed, onNotErased, stopping };
      await makeAsked(tools, clock.now());
      await makeNightly(tools, clock.now());
      return false;
    },
  };
}
