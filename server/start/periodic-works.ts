import type { Logger } from 'pino';
import type { Clock } from '../adapters/clock.ts';
import type { Gateways } from '../adapters/gateways.ts';
import { pruneRequestCounts } from '../areas/accounts/sign-in-attempts/request-limits.ts';
import { backUpStoresWork } from '../areas/backups/store-backups/back-up-stores.ts';
import { markEmailProblem } from '../areas/booking/client-messages/mark-email-problem.ts';
import { remindClients } from '../areas/booking/client-messages/remind-clients.ts';
import { expireNext } from '../areas/booking/ordering/expire-orders.ts';
import { offerFreed } from '../areas/booking/waiting-list/offer-freed.ts';
import { pruneEvents } from '../areas/branches/events/journal.ts';
import { notifyStaff } from '../areas/branches/notify-staff.ts';
import { watchSilence } from '../areas/branches/presence/silence.ts';
import { mergeRevisions } from '../areas/branches/revisions/merge-revisions.ts';
import { pruneRevisions } from '../areas/branches/revisions/revision-numbers.ts';
import { noteWaitingChangesWork } from '../areas/branches/revisions/sync-state.ts';
import { readBouncesWork } from '../areas/messages/delivery/bounces/read-bounces-work.ts';
import type { EmailOutcome } from '../areas/messages/delivery/email-outcome.ts';
import { clearExpired, sendMessagesWork } from '../areas/messages/delivery/outbox-works.ts';
import { erasePersonalDataWork } from '../areas/personal-data/nightly-erasure.ts';
import { removeUnusedFiles } from '../areas/personal-data/unused-files.ts';
import { countStatisticsWork } from '../areas/statistics/counting/count-statistics.ts';
import { storeNextForecast } from '../areas/statistics/planning/store-forecasts.ts';
import { sendNextReport } from '../areas/statistics/reports/send-reports.ts';
import { warnOfEndings } from '../areas/stores/licences/warn-of-endings.ts';
import type { Database } from '../db/database.ts';
import type { DeliveryContext } from '../db/rows/write/write-context.ts';
import { retried } from '../db/transactions.ts';
import type { DeviceFiles } from '../engine/files/device-files.ts';
import type { Storage } from '../engine/files/storage.ts';
import { pruneImports } from '../engine/imports/stored/prune-imports.ts';
import type { Jobs } from '../engine/jobs/jobs.ts';
import { createPeriodicJobs, type PeriodicJobs, type PeriodicWork } from '../engine/jobs/periodic-jobs.ts';
import { pruneChangesWork } from '../engine/live/position.ts';
import { removeOldUploads } from '../engine/uploads/pieces/own-uploads.ts';
import type { Entities } from '../engine/write/hooks.ts';
import { type PeriodicJobName, periodicJobNames, schedules } from './schedules.ts';

type Tools = {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly jobs: Jobs;
  readonly entities: Entities;
  /** Secret that personal values are digested with for the audit. */
  readonly salt: string;
  readonly delivery: DeliveryContext;
  readonly maxLevelForSharingPrivileges: number;
  readonly gateways: Gateways;
  /** `BOUNCE_IMAP_URL`. */
  readonly bounceImapUrl: URL | null;
  /** `BACKUP_DIR`. */
  readonly backupDirectory: string | null;
  /** No other server uses the database. */
  readonly isAlone: boolean;
  readonly storage: Storage & { readonly work: PeriodicWork };
  readonly files: DeviceFiles;
};

/** The jobs of this server: the schedules joined with the work of the areas. */
export async function periodicJobs(tools: Tools): Promise<PeriodicJobs<PeriodicJobName>> {
  const { log, storage, isAlone } = tools;
  const works = await worksOf(tools);
  const onFault = (error: unknown, job: PeriodicJobName): void => log.error({ fault: String(error), job }, 'a periodic job failed');
  return createPeriodicJobs({ names: periodicJobNames, schedules, works, isAlone, room: storage, onFault });
}

async function worksOf(tools: Tools): Promise<Readonly<Record<PeriodicJobName, PeriodicWork | undefined>>> {
  const { db, clock, log, salt, delivery, entities, bounceImapUrl, isAlone, files, maxLevelForSharingPrivileges } = tools;
  const onEmailOutcome = (outcome: EmailOutcome, now: Date) => markEmailProblem({ db, salt, delivery }, outcome, now);
  const delivering = { db, clock, log, salt, onEmailOutcome };
  const once = (work: (now: Date) => Promise<unknown>): PeriodicWork => ({
    run: async () => {
      await work(clock.now());
      return false;
    },
  });
  return {
    ...tools.jobs.works,
    'prune-imports': once((now) => pruneImports(db, now)),
    'remove-old-uploads': once((now) => removeOldUploads(files.uploadsFolder, now)),
    'prune-changes': pruneChangesWork({ db, clock }),
    'watch-disk': tools.storage.work,
    'prune-request-counts': once((now) => pruneRequestCounts(db, now)),
    'send-messages': sendMessagesWork({ ...delivering, gateways: tools.gateways }),
    'clear-message-secrets': { run: () => clearExpired({ db, clock }) },
    'read-bounces': bounceImapUrl === null ? undefined : readBouncesWork({ ...delivering, url: bounceImapUrl }),
    'warn-of-licence-ends': once((now) => warnOfEndings(db, delivery, now)),
    'expire-orders': { run: () => expireNext({ db, clock, entities, salt, delivery }) },
    'offer-freed-times': { run: () => offerFreed({ db, clock, delivery }) },
    'remind-clients': { run: () => remindClients({ db, clock, delivery }) },
    'watch-silence': once(async (now) => {
      await watchSilence(db, now);
      await retried(() => notifyStaff(db, delivery, now));
    }),
    'note-waiting-changes': noteWaitingChangesWork({ db, clock }),
    'prune-branch-data': once(async (now) => {
      await pruneRevisions(db, now);
      await mergeRevisions(db, now);
      await pruneEvents(db, now);
    }),
    'count-statistics': countStatisticsWork({ db, clock, isAlone }),
    'forecast-days': { run: () => storeNextForecast(db, clock.now()) },
    'send-reports': { run: () => sendNextReport({ db, clock, delivery, maxLevelForSharingPrivileges }) },
    'back-up-stores': backUpStoresWork({
      db,
      clock,
      all: entities.all,
      delivery,
      onFault: (error) => log.error({ fault: String(error) }, 'the backup of a store failed'),
    }),
    'back-up-everything': await backUpEverything(tools),
    'remove-unused-files': { run: () => removeUnusedFiles({ db, files }, clock.now()) },
    'erase-personal-data': erasePersonalDataWork({ db, clock, salt, delivery }),
  };
}

/** Loaded only where a folder for backups is configured. */
async function backUpEverything({ db, clock, log, delivery, backupDirectory }: Tools): Promise<PeriodicWork | undefined> {
  if (backupDirectory === null) return undefined;
  const { backUpEverythingWork } = await import('../areas/backups/full-backup/nightly/back-up-everything.ts');
  return backUpEverythingWork({ db, clock, folder: backupDirectory, delivery, log });
}
