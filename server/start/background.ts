import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { AnyResource } from '../../contract/kit/index.ts';
import { registry } from '../../contract/resources/registry.ts';
import type { Clock } from '../adapters/clock.ts';
import { notifyOfFailedBackup } from '../backups/notify-of-failure.ts';
import { restoreBackup } from '../backups/restore/run-restore.ts';
import { makeBackup } from '../backups/run-backup.ts';
import { pruneEvents } from '../branches/events/prune-events.ts';
import { mergeRevisions } from '../branches/revisions/merge-revisions.ts';
import { pruneRevisions } from '../branches/revisions/prune-revisions.ts';
import type { Database } from '../db/database.ts';
import type { Outward } from '../db/rows/write/writing.ts';
import { checkImport } from '../imports/check-import.ts';
import { saveImport } from '../imports/save-import.ts';
import { eraseSavedRows, forgetImports, forgetUnsaved } from '../imports/stored/import-store.ts';
import { createJobs, type Jobs } from '../jobs/jobs.ts';
import type { TaskRoom } from '../jobs/run-task.ts';
import { pruneRequestCounts } from '../work/tries/request-limits.ts';

export type BackgroundTools = {
  readonly db: Database;
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  /** Secret that personal values are digested with for the audit. */
  readonly salt: string;
  readonly outward: Outward;
  readonly maxLevelForSharingPrivileges: number;
  /** No other server uses the database. */
  readonly isAlone: boolean;
  readonly room?: TaskRoom | undefined;
};

const dayMs = 24 * 3_600_000;
/**
 * Files of imports hold people's data. The rows of one that was saved are kept as long as somebody may put wrong ones right, those of
 * one that was not as long as somebody may come back to it after a weekend, and the counts as long as anybody may ask.
 */
const keepsImportsMs = { savedRows: dayMs, unsaved: 4 * dayMs, counts: 7 * dayMs } as const;

/** The background jobs of this server with everything that they can do. */
export function backgroundJobs(tools: BackgroundTools): Jobs {
  const { db, pool, clock, log, salt, outward, maxLevelForSharingPrivileges, isAlone, room } = tools;
  const all: readonly AnyResource[] = Object.values<AnyResource>(registry);
  const imports = { entities: { all, find: (name: string) => all.find((resource) => resource.name === name) }, salt, outward };
  return createJobs({
    db,
    pool,
    clock,
    maxLevelForSharingPrivileges,
    isAlone,
    room,
    handlers: {
      import_check: checkImport(imports),
      import: saveImport(imports),
      backup: makeBackup({ all, onFailed: notifyOfFailedBackup(outward) }),
      backup_restore: restoreBackup(imports),
    },
    onFault: (error, task) => log.error({ fault: faultOf(error), task: task?.id, reference: task?.request_id }, 'background work failed'),
    upkeep: async (now) => {
      await eraseSavedRows(db, new Date(now.getTime() - keepsImportsMs.savedRows));
      await forgetUnsaved(db, new Date(now.getTime() - keepsImportsMs.unsaved));
      await forgetImports(db, new Date(now.getTime() - keepsImportsMs.counts));
      await pruneRevisions(db, now);
      await mergeRevisions(db, now);
      await pruneEvents(db, now);
      await pruneRequestCounts(db, now);
    },
  });
}

/** The database's own details would carry people's data into the log. */
function faultOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
