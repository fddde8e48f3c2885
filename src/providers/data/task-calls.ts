import type { Identifier } from 'ra-core';
import { isFinished } from '../../../contract/rules/task-state.ts';
import type { RestAnswer, RestClient } from './rest-client.ts';

type Json = RestAnswer['json'];

/** Work in the background: the calls of `contract/operations/console/task-operations.ts`. */
export type TaskCalls = {
  /** The own tasks, the newest first. */
  readonly tasks: () => Promise<Json>;
  readonly task: (id: Identifier) => Promise<Json>;
  readonly cancelTask: (id: Identifier) => Promise<Json>;
  readonly retryTask: (id: Identifier) => Promise<Json>;
};

/** So many of the newest are shown. */
const mostShown = 30;

/** `changed` is called when rows may have come in: what was read of lists before is past. */
export function createTaskCalls(client: RestClient, changed: () => void): TaskCalls {
  const pathOf = (id: Identifier): string => `/tasks/${encodeURIComponent(id)}`;
  const post = async (path: string): Promise<Json> => (await client.call(path, { method: 'POST', body: {} })).json;
  return {
    tasks: async () => (await client.call(`/tasks?${new URLSearchParams({ range: JSON.stringify([0, mostShown - 1]) })}`)).json,
    task: async (id) => {
      const { json } = await client.call(pathOf(id));
      if (isFinished(json.state)) changed();
      return json;
    },
    cancelTask: (id) => post(`${pathOf(id)}/cancel`),
    retryTask: (id) => post(`${pathOf(id)}/retry`),
  };
}
