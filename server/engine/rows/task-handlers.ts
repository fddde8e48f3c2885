import { isSuperAdministrator } from '../../../contract/basics/access.ts';
import { type ErrorCode, errorStatus } from '../../../contract/basics/errors.ts';
import { refuse } from '../../../contract/basics/refusal.ts';
import type { taskShape } from '../../../contract/derive/operations/task-shape.ts';
import type { ValueOfShape } from '../../../contract/kit/index.ts';
import { errorText, type Language, messagesFor } from '../../../contract/messages/index.ts';
import type { taskOperations } from '../../../contract/operations/console/task-operations.ts';
import { isFinished, mayBeRetried, taskKinds, taskStates } from '../../../contract/rules/system/task-state.ts';
import { contentRange } from '../../answers/content-range.ts';
import type { Database } from '../../db/database.ts';
import type { AnswerOf, HandlersOf, SignedCallOf } from '../call/call.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { findTask, listTasks, type OwnedTask, type TaskQuery } from '../jobs/read-tasks.ts';
import { askedByAddress, parseObject, readRange } from './list-query.ts';

export type TaskTools = { readonly db: Database; readonly jobs: Jobs };

/** Handlers of `taskOperations`. */
export function taskHandlers(tools: TaskTools): HandlersOf<typeof taskOperations> {
  return {
    'tasks.list': { signed: (call) => answerList(tools, call) },
    'tasks.show': { signed: async (call) => answerWith(await ownTask(tools, call), call) },
    'tasks.cancel': { signed: (call) => answerCancel(tools, call) },
    'tasks.retry': { signed: (call) => answerRetry(tools, call) },
  };
}

/** A task on the wire; the reason of a failure in the language of the reader. */
export function presentTask({ error, error_details, ...task }: OwnedTask, language: Language): ValueOfShape<typeof taskShape> {
  const { attempts: _, address: __, request_id: ___, created_at, started_at, finished_at, ...shown } = task;
  const code = isErrorCode(error) ? error : 'internal';
  const message = errorText(messagesFor(language), code, error_details ?? {});
  return {
    ...shown,
    error: error === null ? null : { err: code, message },
    created_at: created_at.toISOString(),
    started_at: started_at?.toISOString() ?? null,
    finished_at: finished_at?.toISOString() ?? null,
  };
}

async function answerList({ db }: TaskTools, call: SignedCallOf<'tasks.list'>): Promise<AnswerOf<'tasks.list'>> {
  const query = queryOf(call);
  const { tasks, total } = await listTasks(db, query);
  const headers = { 'content-range': contentRange({ unit: 'tasks', offset: query.offset, count: tasks.length, total }) };
  return { status: 200, body: tasks.map((task) => presentTask(task, call.language)), headers };
}

async function answerCancel(tools: TaskTools, call: SignedCallOf<'tasks.cancel'>): Promise<AnswerOf<'tasks.cancel'>> {
  const task = await ownTask(tools, call);
  const cancelled = isFinished(task.state) ? undefined : await tools.jobs.cancel(task.id);
  if (cancelled === undefined) throw refuse('task_finished');
  return answerWith({ ...task, ...cancelled }, call);
}

async function answerRetry(tools: TaskTools, call: SignedCallOf<'tasks.retry'>): Promise<AnswerOf<'tasks.retry'>> {
  const task = await ownTask(tools, call);
  const retried = mayBeRetried(task.state) ? await tools.jobs.retry(task.id) : undefined;
  if (retried === undefined) throw refuse('task_not_failed');
  return answerWith({ ...task, ...retried }, call);
}

/** A task of someone else does not exist, but for super administrators. */
async function ownTask({ db }: TaskTools, call: Pick<SignedCallOf<'tasks.show'>, 'path' | 'session'>): Promise<OwnedTask> {
  const { user } = call.session;
  const task = await findTask(db, call.path.id);
  if (task === undefined || (task.owner_id !== user.id && !isSuperAdministrator(user))) throw refuse('not_found');
  return task;
}

function answerWith(task: OwnedTask, { language }: Pick<SignedCallOf<'tasks.show'>, 'language'>): AnswerOf<'tasks.show'> {
  return { status: 200, body: presentTask(task, language) };
}

function queryOf({ query, session }: SignedCallOf<'tasks.list'>): TaskQuery {
  const asked = askedByAddress(query);
  const { state, kind, owner_id, everyone, ...rest } = parseObject(asked['filter'], 'filter');
  const [strange] = Object.keys(rest);
  if (strange !== undefined) throw refuse('unknown_filter', { details: { name: strange } });
  const others = (owner_id !== undefined && owner_id !== session.user.id) || everyone === true;
  if (others && !isSuperAdministrator(session.user)) throw refuse('forbidden');
  return {
    ownerId: everyone === true ? null : wholeIn(owner_id ?? session.user.id, 'owner_id'),
    state: oneOf(taskStates, state, 'state'),
    kind: oneOf(taskKinds, kind, 'kind'),
    ...readRange(asked['range'], {}),
  };
}

function wholeIn(given: unknown, name: string): number {
  if (typeof given === 'number' && Number.isInteger(given) && given >= 1 && given <= 2_147_483_647) return given;
  throw refuse('invalid_filter', { details: { name } });
}

function oneOf<C extends string>(known: readonly C[], given: unknown, name: string): C | null {
  if (given === undefined) return null;
  const found = known.find((each) => each === given);
  if (found === undefined) throw refuse('invalid_filter', { details: { name } });
  return found;
}

function isErrorCode(code: string | null): code is ErrorCode {
  return code !== null && Object.hasOwn(errorStatus, code);
}
