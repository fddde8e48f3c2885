import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../db/database.ts';
import type { PeriodicWork } from './periodic-jobs.ts';
import { createQueue } from './queue.ts';
import { runTask, type TaskHandlers, type TaskRoom } from './run-task.ts';
import { cancelTask, claimTask, forgetTasks, insertTask, type NewTask, restartTask, type Task, takeUpTasks } from './task-course.ts';

export type Jobs = {
  /** Makes a task and sends for who does it, and does what else belongs to it in the same transaction: all or nothing. */
  readonly add: (task: NewTask, also?: (within: Database, task: Task) => Promise<void>) => Promise<Task>;
  readonly cancel: (id: number) => Promise<Task | undefined>;
  readonly retry: (id: number) => Promise<Task | undefined>;
  /** What a server repeats to do the tasks, by the names of its schedules. */
  readonly works: Readonly<Record<'run-tasks' | 'take-up-tasks' | 'prune-tasks', PeriodicWork>>;
  /** Does what waits now and answers when nothing is left. */
  readonly drain: () => Promise<void>;
};

export type JobTools = {
  readonly db: Database;
  /** The pool under it, for the queue. */
  readonly pool: Pool;
  readonly clock: Clock;
  readonly maxLevelForSharingPrivileges: number;
  readonly handlers: TaskHandlers;
  /** No other server uses the database: what runs in it without us was left by a dead one. */
  readonly isAlone: boolean;
  readonly onFault: (error: unknown, task?: Task) => void;
  /** Whether the disk has room: to write at all, and for what tasks bring or copy; without, always. */
  readonly room?: TaskRoom | undefined;
};

const keepsTasksMs = 90 * 24 * 3_600_000;

export function createJobs(tools: JobTools): Jobs {
  const { db, clock, isAlone, onFault, room } = tools;
  const queue = createQueue(tools.pool, onFault);
  const runner = randomUUID();
  const waitingWorkers = new Set<() => void>();
  const notifyWorkers = (): void => {
    for (const notify of waitingWorkers) notify();
  };

  const sent = async <T extends Task | undefined>(change: (within: Database) => Promise<T>): Promise<T> => {
    await queue.open();
    const task = await db.transaction().execute(async (within) => {
      const waiting = await change(within);
      if (waiting !== undefined) await queue.send(waiting.id, within);
      return waiting;
    });
    notifyWorkers();
    return task;
  };
  /** Does one task; returns whether there was any. When the server stops, a running task ends at its next step and is given back. */
  const doNext = async (stopping: AbortSignal): Promise<boolean> => {
    const message = stopping.aborted || room?.mayGrow() === false ? undefined : await queue.fetch();
    if (message === undefined) return false;
    const task = await claimTask(db, clock.now(), { id: message.taskId, runner });
    const unfinished = task === undefined ? undefined : await runTask({ ...tools, runner, stopping }, task);
    await queue.settle(message);
    if (unfinished !== undefined) await queue.send(unfinished.id);
    return true;
  };
  const takeUp = async (): Promise<false> => {
    await queue.open();
    for (const id of await takeUpTasks(db, clock.now(), { runner, isAlone })) await queue.send(id);
    notifyWorkers();
    return false;
  };
  const prune = async (): Promise<false> => {
    await queue.maintain();
    await forgetTasks(db, new Date(clock.now().getTime() - keepsTasksMs));
    return false;
  };
  return {
    add: (wanted, also) =>
      sent(async (within) => {
        const task = await insertTask(within, clock.now(), wanted);
        await also?.(within, task);
        return task;
      }),
    cancel: (id) => cancelTask(db, clock.now(), id),
    retry: (id) => sent((within) => restartTask(within, clock.now(), id)),
    works: {
      'run-tasks': {
        run: doNext,
        listen: (runSoon) => {
          waitingWorkers.add(runSoon);
          return () => waitingWorkers.delete(runSoon);
        },
      },
      'take-up-tasks': { run: takeUp },
      'prune-tasks': { run: prune },
    },
    drain: async () => {
      await takeUp();
      const never = new AbortController().signal;
      while (await doNext(never));
    },
  };
}
