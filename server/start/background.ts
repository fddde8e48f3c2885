import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Clock } from '../adapters/clock.ts';
import { notifyOfFailedBackup } from '../areas/backups/store-backups/back-up-stores.ts';
import { restoreBackup } from '../areas/backups/store-backups/restore/run-restore.ts';
import { makeBackup } from '../areas/backups/store-backups/run-backup.ts';
import type { Database } from '../db/database.ts';
import type { DeliveryContext } from '../db/rows/write/write-context.ts';
import { checkImport } from '../engine/imports/check-import.ts';
import type { ImportTools } from '../engine/imports/import-run.ts';
import { saveImport } from '../engine/imports/save-import.ts';
import { createJobs, type Jobs } from '../engine/jobs/jobs.ts';
import type { TaskRoom } from '../engine/jobs/run-task.ts';

export type BackgroundTools = {
  readonly db: Database;
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly entities: ImportTools['entities'];
  /** Secret that personal values are digested with for the audit. */
  readonly salt: string;
  readonly delivery: DeliveryContext;
  readonly maxLevelForSharingPrivileges: number;
  /** No other server uses the database. */
  readonly isAlone: boolean;
  readonly room?: TaskRoom | undefined;
};

/** The background jobs of this server with everything that they can do. */
export function backgroundJobs(tools: BackgroundTools): Jobs {
  const { db, pool, clock, log, salt, delivery, maxLevelForSharingPrivileges, isAlone, room } = tools;
  const { all } = tools.entities;
  const imports = { entities: tools.entities, salt, delivery };
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
      backup: makeBackup({ all, onFailed: notifyOfFailedBackup(delivery) }),
      backup_restore: restoreBackup(imports),
    },
    onFault: (error, task) => log.error({ fault: faultOf(error), task: task?.id, reference: task?.request_id }, 'background work failed'),
  });
}

/** The database's own details would carry people's data into the log. */
function faultOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
