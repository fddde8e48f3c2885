import { jsonParameter, type Operation, type Parameter, rangeParameter } from '../../api/operation.ts';
import type { JsonSchema } from '../../kit/index.ts';
import { taskKinds, taskStates } from '../../rules/task-state.ts';

const task: JsonSchema = { $ref: '#/components/schemas/task' };
const one: Operation['answer'] = { status: 200, schema: task };
const common = { stage: 'passed', tag: 'tasks' } as const;

const idParameter: Parameter = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'Identifier of the task.',
  schema: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
};

const filter: JsonSchema = {
  type: 'object',
  properties: {
    state: { type: 'string', enum: taskStates },
    kind: { type: 'string', enum: taskKinds },
    owner_id: { type: 'integer', minimum: 1 },
    everyone: { type: 'boolean' },
  },
  additionalProperties: false,
};

/** Work in the background: who asked for it follows it, takes it back and tries it again. */
export const taskOperations: readonly Operation[] = [
  {
    ...common,
    id: 'tasks.list',
    method: 'get',
    path: '/tasks',
    summary: "The caller's tasks, the newest first; those of everybody for super administrators who ask for them.",
    parameters: [
      jsonParameter(
        'filter',
        `JSON object; keys: state (${taskStates.join(', ')}), kind (${taskKinds.join(', ')}), owner_id, everyone (true).`,
        filter,
      ),
      rangeParameter,
    ],
    answer: { status: 200, schema: { type: 'array', items: task } },
  },
  { ...common, id: 'tasks.show', method: 'get', path: '/tasks/{id}', summary: 'One task.', parameters: [idParameter], answer: one },
  {
    ...common,
    id: 'tasks.cancel',
    method: 'post',
    path: '/tasks/{id}/cancel',
    summary: 'Asks a task to end: at once when it waits, at its next step when it runs. What it has done stays.',
    parameters: [idParameter],
    answer: one,
  },
  {
    ...common,
    id: 'tasks.retry',
    storing: 'much',
    method: 'post',
    path: '/tasks/{id}/retry',
    summary: 'Starts a failed or cancelled task again.',
    parameters: [idParameter],
    answer: one,
  },
];
