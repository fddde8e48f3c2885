import { type RawBuilder, sql } from 'kysely';
import { cleanStructure } from '../../../contract/derive/clean.ts';
import type { TaskKind, TaskState } from '../../../contract/rules/system/task-state.ts';
import type { Database } from '../../db/database.ts';

/** A task as its row keeps it. */
export type Task = {
  readonly id: number;
  readonly kind: TaskKind;
  readonly owner_id: number;
  readonly state: TaskState;
  readonly done: number;
  readonly total: number | null;
  readonly input: Readonly<Record<string, unknown>>;
  readonly result: Readonly<Record<string, unknown>> | null;
  readonly error: string | null;
  readonly error_details: Readonly<Record<string, string | number>> | null;
  readonly cancel_asked: boolean;
  readonly attempts: number;
  readonly address: string;
  readonly request_id: string;
  readonly version: number;
  readonly created_at: Date;
  readonly started_at: Date | null;
  readonly finished_at: Date | null;
};

/** What of a row `t` of the table is a task: which server runs it is no one's business but the servers'. */
export const taskColumns = sql`t.id, t.kind, t.owner_id, t.state, t.done, t.total, t.input, t.result, t.error, t.error_details, t.cancel_asked,
  t.attempts, t.address, t.request_id, t.version, t.created_at, t.started_at, t.finished_at`;

export type NewTask = Pick<Task, 'kind' | 'owner_id' | 'input' | 'address' | 'request_id'>;

/** A server that lets a task alone for as long is taken for dead: its tasks are taken up by another. */
const lifeSignSeconds = 60;
/** How often a task is begun before what keeps killing the server is given up. */
const mostAttempts = 3;

/** Makes a waiting task. Who follows live changes learns of it, as of every later step. */
export async function insertTask(db: Database, now: Date, { kind, owner_id, input, address, request_id }: NewTask): Promise<Task> {
  const [task] = await publish(
    db,
    now,
    'create',
    sql`insert into tasks (kind, owner_id, input, address, request_id, created_at)
      values (${kind}, ${owner_id}, ${JSON.stringify(cleanStructure(input))}::jsonb, ${address}, ${request_id}, ${now}) returning *`,
  );
  if (task === undefined) throw new Error('a task was not stored');
  return task;
}

/** Takes a waiting task for the server `runner`; undefined when another was faster or it no longer waits. */
export async function claimTask(db: Database, now: Date, at: { readonly id: number; readonly runner: string }): Promise<Task | undefined> {
  const set = sql`state = 'running', runner = ${at.runner}, seen_at = now(), attempts = attempts + 1, started_at = coalesce(started_at, ${now})`;
  return (await changed(db, now, set, sql`id = ${at.id} and state = 'waiting'`))[0];
}

/** Writes how far it is; undefined when the task is no longer this server's. */
export async function progressTask(
  db: Database,
  now: Date,
  at: { readonly id: number; readonly runner: string; readonly done: number; readonly total: number | null },
): Promise<Task | undefined> {
  const set = sql`done = ${at.done}, total = ${at.total}, seen_at = now()`;
  return (await changed(db, now, set, held(at)))[0];
}

/** Whether the task is to go on; undefined when it is no longer this server's. */
export async function lookAtTask(
  db: Database,
  at: { readonly id: number; readonly runner: string },
): Promise<Pick<Task, 'cancel_asked'> | undefined> {
  const { rows } = await sql<Pick<Task, 'cancel_asked'>>`select cancel_asked from tasks where ${held(at)}`.execute(db);
  return rows[0];
}

/** The server lives and holds the task: reported to other servers, not to people. */
export async function signLife(db: Database, at: { readonly id: number; readonly runner: string }): Promise<void> {
  await sql`update tasks set seen_at = now() where ${held(at)}`.execute(db);
}

export type Outcome =
  | { readonly state: 'done'; readonly result: Readonly<Record<string, unknown>> }
  | { readonly state: 'cancelled' }
  | { readonly state: 'failed'; readonly error: string; readonly details: Readonly<Record<string, string | number>> };

/** Ends a running task; nothing happens when it is no longer this server's. */
export async function finishTask(
  db: Database,
  now: Date,
  at: { readonly id: number; readonly runner: string },
  outcome: Outcome,
): Promise<void> {
  const [error, details] = outcome.state === 'failed' ? [outcome.error, JSON.stringify(outcome.details)] : [null, null];
  const result = outcome.state === 'done' ? JSON.stringify(outcome.result) : null;
  const set = sql`state = ${outcome.state}, result = ${result}::jsonb, error = ${error}, error_details = ${details}::jsonb,
    runner = null, finished_at = ${now}, done = case when ${outcome.state} = 'done' then coalesce(total, done) else done end`;
  await changed(db, now, set, held(at));
}

/** Gives a task back that this server has no time to finish; another, or this one after its start, goes on. */
export async function giveBackTask(
  db: Database,
  now: Date,
  at: { readonly id: number; readonly runner: string },
): Promise<Task | undefined> {
  const set = sql`state = 'waiting', runner = null, seen_at = now(), attempts = attempts - 1`;
  return (await changed(db, now, set, held(at)))[0];
}

/** A waiting task ends at once, a running one is asked to; undefined when there is nothing to cancel. */
export async function cancelTask(db: Database, now: Date, id: number): Promise<Task | undefined> {
  const set = sql`cancel_asked = true, state = case when state = 'waiting' then 'cancelled' else state end,
    finished_at = case when state = 'waiting' then ${now}::timestamptz end`;
  return (await changed(db, now, set, sql`id = ${id} and state in ('waiting', 'running')`))[0];
}

/** Puts a task that came to no good end back to the beginning; undefined when it did not. */
export async function restartTask(db: Database, now: Date, id: number): Promise<Task | undefined> {
  const set = sql`state = 'waiting', cancel_asked = false, attempts = 0, done = 0, total = null, result = null, error = null,
    error_details = null, runner = null, seen_at = now(), started_at = null, finished_at = null`;
  return (await changed(db, now, set, sql`id = ${id} and state in ('failed', 'cancelled')`))[0];
}

/**
 * Finds tasks that no one works on: of servers that died, and waiting ones where the message was lost. What was begun too
 * often fails; the rest waits, to be sent for. `isAlone` says that no other server can hold any.
 */
export async function takeUpTasks(
  db: Database,
  now: Date,
  { runner, isAlone }: { readonly runner: string; readonly isAlone: boolean },
): Promise<readonly number[]> {
  const isSilent = sql`seen_at < now() - make_interval(secs => ${lifeSignSeconds})`;
  const isForeign = isAlone ? sql`runner is distinct from ${runner}` : sql`false`;
  const isOrphan = sql`state = 'running' and (${isSilent} or ${isForeign})`;
  const failed = sql`state = 'failed', error = 'task_interrupted', runner = null, finished_at = ${now}`;
  await changed(db, now, failed, sql`${isOrphan} and attempts >= ${mostAttempts}`);
  const taken = await changed(db, now, sql`state = 'waiting', runner = null, seen_at = now()`, isOrphan);
  const { rows: lost } = await sql<{ id: number }>`
    update tasks set seen_at = now() where state = 'waiting' and ${isSilent} returning id`.execute(db);
  return [...taken, ...lost].map(({ id }) => id);
}

/** Forgets tasks that ended long ago. */
export async function forgetTasks(db: Database, before: Date): Promise<void> {
  await sql`delete from tasks where finished_at < ${before}`.execute(db);
}

function held(at: { readonly id: number; readonly runner: string }): RawBuilder<unknown> {
  return sql`id = ${at.id} and runner = ${at.runner} and state = 'running'`;
}

function changed(db: Database, now: Date, set: RawBuilder<unknown>, where: RawBuilder<unknown>): Promise<readonly Task[]> {
  return publish(db, now, 'edit', sql`update tasks set ${set}, version = version + 1 where ${where} returning *`);
}

/** The live events of tasks go to their owner alone: the actor of the change says who that is. */
async function publish(db: Database, now: Date, action: 'create' | 'edit', statement: RawBuilder<unknown>): Promise<readonly Task[]> {
  const { rows } = await sql<Task>`
    with given as (${statement}), announced as (
      insert into changes (at, resource, record_id, version, action, actor_id, store_ids)
      select ${now}, 'tasks', id, version, ${action}, owner_id, null from given
    )
    select ${taskColumns} from given t`.execute(db);
  return rows;
}
