import { Refusal, refuse } from '../../../contract/basics/refusal.ts';
import type { TaskKind } from '../../../contract/rules/system/task-state.ts';
import type { Clock } from '../../adapters/clock.ts';
import { storageFaultOf } from '../../db/connect/pool/storage-fault.ts';
import type { Database } from '../../db/database.ts';
import { findUserWithRights } from '../../db/rows/write/find-user-with-rights.ts';
import type { Person } from '../../db/rows/write/write-context.ts';
import { finishTask, giveBackTask, lookAtTask, type Outcome, progressTask, signLife, type Task } from './task-course.ts';

/** What a handler works with. It may be run again after a death: what it did before must do no harm. */
export type TaskRun = {
  readonly db: Database;
  readonly task: Task;
  readonly clock: Clock;
  /** The owner with the rights that they have now: rights are asked for again before each batch. */
  readonly owner: () => Promise<Person>;
  /** To be called between batches: says how far it is, and ends the run when it is cancelled or the server stops. */
  readonly step: (done: number, total: number | null) => Promise<void>;
};

/** Answers with the result of the task; a refusal fails it with the refusal's code. */
export type TaskHandler = (run: TaskRun) => Promise<Readonly<Record<string, unknown>>>;
export type TaskHandlers = { readonly [K in TaskKind]: TaskHandler };

export type TaskRoom = { readonly mayWrite: () => boolean; readonly mayGrow: () => boolean };

export type RunTools = {
  readonly db: Database;
  readonly clock: Clock;
  readonly maxLevelForSharingPrivileges: number;
  /** Identity of this server among those that share the database. */
  readonly runner: string;
  readonly handlers: TaskHandlers;
  /** Aborted when the server is asked to stop. */
  readonly stopping: AbortSignal;
  readonly onFault: (error: unknown, task: Task) => void;
  readonly room?: TaskRoom | undefined;
};

class Cancelled extends Error {}
/** The task is someone else's by now, or the server stops: anyone who goes on reports the end. */
class Abandoned extends Error {}

const writesEveryMs = 300;
const signsLifeEveryMs = 10_000;

/** Runs a claimed task to its end; answers with the task when it has to be gone on with. */
export async function runTask(tools: RunTools, task: Task): Promise<Task | undefined> {
  const { db, clock, runner } = tools;
  const at = { id: task.id, runner };
  // A database that is away will be said by the next step.
  const life = setInterval(() => void signLife(db, at).catch(() => undefined), signsLifeEveryMs);
  life.unref();
  try {
    const outcome = await outcomeOf(tools, task);
    if (outcome === 'abandoned') return await giveBackTask(db, clock.now(), at);
    await finishTask(db, clock.now(), at, outcome);
    return undefined;
  } finally {
    clearInterval(life);
  }
}

async function outcomeOf(tools: RunTools, task: Task): Promise<Outcome | 'abandoned'> {
  try {
    const { db, clock } = tools;
    const run = { db, clock, task, owner: () => readOwner(tools, task), step: stepsOf(tools, task) };
    await run.owner();
    return { state: 'done', result: await tools.handlers[task.kind](run) };
  } catch (error) {
    if (error instanceof Abandoned) return 'abandoned';
    if (error instanceof Cancelled) return { state: 'cancelled' };
    if (error instanceof Refusal) return { state: 'failed', error: error.code, details: error.options.details ?? {} };
    tools.onFault(error, task);
    return { state: 'failed', error: storageFaultOf(error) ?? 'internal', details: {} };
  }
}

async function readOwner({ db, maxLevelForSharingPrivileges }: RunTools, task: Task): Promise<Person> {
  const owner = await findUserWithRights(db, task.owner_id, maxLevelForSharingPrivileges);
  if (owner === undefined) throw refuse('task_owner_blocked');
  return owner;
}

/** People see progress a few times a second at most; whether it goes on at all is asked at every step. */
function stepsOf({ db, clock, runner, stopping, room }: RunTools, { id }: Task): TaskRun['step'] {
  const at = { id, runner };
  let writtenAt = Number.NEGATIVE_INFINITY;
  return async (done, total) => {
    // Without room it is gone on with once there is some.
    if (stopping.aborted || room?.mayWrite() === false) throw new Abandoned();
    const isDue = performance.now() - writtenAt >= writesEveryMs || done === total;
    const task = await (isDue ? progressTask(db, clock.now(), { ...at, done, total }) : lookAtTask(db, at));
    if (isDue) writtenAt = performance.now();
    if (task === undefined) throw new Abandoned();
    // What has come to its end is done, whatever was asked for at the last moment.
    if (!task.cancel_asked || done === total) return;
    await progressTask(db, clock.now(), { ...at, done, total });
    throw new Cancelled();
  };
}
