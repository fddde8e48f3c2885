import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { Clock } from '../adapters/clock.ts';
import type { Database } from '../db/database.ts';
import { createQueue } from './queue.ts';
import { type Repeated, repeat } from './repeated.ts';
import { runTask, type TaskHandlers, type TaskRoom } from './run-task.ts';
import { cancelTask, claimTask, forgetTasks, insertTask, type NewTask, restartTask, type Task, takeUpTasks } from './task-course.ts';

export type Jobs = {
  /** Makes a task and sends for who does it, and does what else belongs to it in the same transaction: all or nothing. */
  readonly add: (task: NewTask, also?: (within: Database, task: Task) => Promise<void>) => Promise<Task>;
  readonly cancel: (id: number) => Promise<Task | undefined>;
  readonly retry: (id: number) => Promise<Task | undefined>;
  /** Does what waits until it is stopped; it does not keep the process alive. */
  readonly start: () => void;
  /** Does what waits now and answers when nothing is left. */
  readonly drain: () => Promise<void>;
  /** Lets what runs come to its next step and gives it back. */
  readonly stop: () => Promise<void>;
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
  /** What else is kept in order once an hour. */
  readonly upkeep?: (now: Date) => Promise<void>;
};

/** A long task must not keep the short ones waiting. */
const sideBySide = 3;
/** The first requests come first, then the queue is opened; whoever adds a task does not wait for that. */
const beginsAfterMs = 1_000;
/** Another server may have sent for somebody; where there is none, adding wakes us. */
const looksEveryMs = { alone: 30_000, among: 2_000 } as const;
const takesUpEveryMs = 15_000;
const upkeepEveryMs = 3_600_000;
const keepsTasksMs = 90 * 24 * 3_600_000;

export function createJobs(tools: JobTools): Jobs {
  const { db, clock, isAlone, onFault, room } = tools;
  const queue = createQueue(tools.pool, onFault);
  const runner = randomUUID();
  const stopping = new AbortController();
  const run = { ...tools, runner, stopping: stopping.signal };
  let workers: Repeated | undefined;
  const begun: Repeated[] = [];

  const sent = async <T extends Task | undefined>(change: (within: Database) => Promise<T>): Promise<T> => {
    await queue.open();
    const task = await db.transaction().execute(async (within) => {
      const waiting = await change(within);
      if (waiting !== undefined) await queue.send(waiting.id, within);
      return waiting;
    });
    workers?.wake();
    return task;
  };
  /** Does one task; says whether there was any. */
  const doNext = async (): Promise<boolean> => {
    const message = stopping.signal.aborted || room?.mayGrow() === false ? undefined : await queue.fetch();
    if (message === undefined) return false;
    const task = await claimTask(db, clock.now(), { id: message.taskId, runner });
    const unfinished = task === undefined ? undefined : await runTask(run, task);
    await queue.settle(message);
    if (unfinished !== undefined) await queue.send(unfinished.id);
    return true;
  };
  const takeUp = async (): Promise<false> => {
    await queue.open();
    for (const id of await takeUpTasks(db, clock.now(), { runner, isAlone })) await queue.send(id);
    workers?.wake();
    return false;
  };
  const upkeep = async (): Promise<false> => {
    await queue.maintain();
    await forgetTasks(db, new Date(clock.now().getTime() - keepsTasksMs));
    await tools.upkeep?.(clock.now());
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
    start: () => {
      const common = { stopping: stopping.signal, onFault, beginsAfterMs, mayWork: room?.mayWrite };
      workers = repeat({ ...common, work: doNext, sideBySide, restMs: isAlone ? looksEveryMs.alone : looksEveryMs.among });
      begun.push(
        workers,
        repeat({ ...common, work: takeUp, sideBySide: 1, restMs: takesUpEveryMs }),
        repeat({ ...common, work: upkeep, sideBySide: 1, restMs: upkeepEveryMs }),
      );
    },
    drain: async () => {
      await takeUp();
      while (await doNext());
    },
    stop: async () => {
      stopping.abort();
      await Promise.all(begun.map(({ stopped }) => stopped));
    },
  };
}
