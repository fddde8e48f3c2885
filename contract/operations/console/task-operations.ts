import { jsonParameter, rangeParameter } from '../../api/operation.ts';
import { defineOperation } from '../../derive/operations/define-operation.ts';
import { task } from '../../derive/operations/task-shape.ts';
import { field } from '../../kit/index.ts';
import { choice, flag, identifier, list, object } from '../../kit/shape.ts';
import { taskKinds, taskStates } from '../../rules/system/task-state.ts';

const one = { status: 200, schema: task } as const;
const common = { stage: 'passed', tag: 'tasks' } as const;

const ofTask = { id: field.reference('tasks', { required: true }) };

const filter = object({}, { state: choice(taskStates), kind: choice(taskKinds), owner_id: identifier, everyone: flag });

/** Work in the background: who asked for it follows it, takes it back and tries it again. */
export const taskOperations = [
  defineOperation({
    ...common,
    id: 'tasks.list',
    method: 'get',
    path: '/tasks',
    summary: "The caller's tasks, the newest first; those of everybody for super administrators who ask for them.",
    headers: [
      jsonParameter(
        'filter',
        `JSON object; keys: state (${taskStates.join(', ')}), kind (${taskKinds.join(', ')}), owner_id, everyone (true).`,
        filter,
      ),
      rangeParameter,
    ],
    refusals: ['forbidden', 'unknown_filter', 'invalid_filter', 'invalid_range'],
    answer: { status: 200, schema: list(task) },
  }),
  defineOperation({
    ...common,
    id: 'tasks.show',
    method: 'get',
    path: '/tasks/{id}',
    summary: 'One task.',
    pathValues: ofTask,
    refusals: ['not_found'],
    answer: one,
  }),
  defineOperation({
    ...common,
    id: 'tasks.cancel',
    method: 'post',
    path: '/tasks/{id}/cancel',
    summary: 'Asks a task to end: at once when it waits, at its next step when it runs. What it has done stays.',
    pathValues: ofTask,
    refusals: ['not_found', 'task_finished'],
    answer: one,
  }),
  defineOperation({
    ...common,
    id: 'tasks.retry',
    storing: 'much',
    method: 'post',
    path: '/tasks/{id}/retry',
    summary: 'Starts a failed or cancelled task again.',
    pathValues: ofTask,
    refusals: ['not_found', 'task_not_failed'],
    answer: one,
  }),
] as const;
