import { sql } from 'kysely';
import { createJobs, type Jobs } from '../../server/engine/jobs/jobs.ts';
import { findTask, type OwnedTask } from '../../server/engine/jobs/read-tasks.ts';
import type { TaskHandler, TaskRoom } from '../../server/engine/jobs/run-task.ts';
import type { Central } from './central.ts';
import { aUser } from './people.ts';

export const deadServer = '00000000-0000-4000-8000-000000000001';

export type JobServer = { readonly jobs: Jobs; readonly faults: unknown[] };

/** Servers and tasks over one database, for tests of who does what when. */
export type JobSetup = {
  readonly owner: number;
  /** A server that shares the database and does `handler` for every task. */
  readonly aServer: (handler: TaskHandler, isAlone?: boolean, room?: TaskRoom) => JobServer;
  readonly newTask: (input?: Readonly<Record<string, unknown>>) => Parameters<Jobs['add']>[0];
  readonly current: (id: number) => Promise<OwnedTask>;
  /** Leaves the task running at a server that is dead and was last seen so many seconds ago. */
  readonly leftByDead: (id: number, secondsAgo: number, attempts?: number) => Promise<void>;
};

export async function jobSetup(central: Central): Promise<JobSetup> {
  const { db, clock, opened } = central;
  const { id: owner } = await aUser(central);
  return {
    owner,
    aServer: (handler, isAlone = true, room) => {
      const faults: unknown[] = [];
      const handlers = { import_check: handler, import: handler, backup: handler, backup_restore: handler };
      const onFault = (error: unknown) => faults.push(error);
      const jobs = createJobs({ db, pool: opened.pool, clock, maxLevelForSharingPrivileges: 1, handlers, isAlone, onFault, room });
      return { jobs, faults };
    },
    newTask: (input = {}) => ({ kind: 'import', owner_id: owner, input, address: '127.0.0.1', request_id: 'r' }),
    current: async (id) => {
      const task = await findTask(db, id);
      if (task === undefined) throw new Error(`no task ${id}`);
      return task;
    },
    leftByDead: async (id, secondsAgo, attempts = 1) => {
      await sql`update tasks set state = 'running', runner = ${deadServer}, attempts = ${attempts},
        seen_at = now() - make_interval(secs => ${secondsAgo}) where id = ${id}`.execute(db);
    },
  };
}
