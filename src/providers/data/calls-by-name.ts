import { createAsk, type NamedCalls, writeGiven } from '../../../contract/client/ask.ts';
import type { WrittenCall } from '../../../contract/client/calls.ts';
import { isFinished } from '../../../contract/rules/tasks/task-state.ts';
import { type ComingFile, comingFile } from './coming-file.ts';
import { readListTotal } from './list-address.ts';
import type { RestAnswer, RestClient } from './rest-client.ts';

type Calls = NamedCalls<AbortSignal, Blob, ComingFile>;
export type ConsoleCalls = Calls & { readonly freshToken: () => Promise<string> };

/** Calls by their names, refused as the data provider refuses. `changed`: rows may be others by now, and so may their places in lists. */
export function createNamedCalls(client: RestClient, changed: () => void): Calls {
  const send = ({ path, ...call }: WrittenCall, signal: AbortSignal | undefined): Promise<RestAnswer> =>
    client.call(path, { ...call, signal });
  return {
    ask: createAsk<AbortSignal>(async (call, signal, name) => {
      const { json } = await send(call, signal);
      // What a task did to rows, no one reports but its end.
      if (call.method !== 'GET' || (name === 'GET /tasks/{id}' && isFinished(json.state))) changed();
      return json;
    }),
    askPage: async (name, ...[options = {}]) => {
      const { call, signal } = writeGiven<AbortSignal>(name, options);
      const answer = await send(call, signal);
      return { data: answer.json, total: readListTotal(answer) };
    },
    upload: async (name, content, ...[options = {}]) => {
      const { call, signal } = writeGiven<AbortSignal>(name, options);
      const { path, method, headers } = call;
      const answer = await client.stream(path, { method, headers: { ...headers, 'Content-Type': content.type }, body: content, signal });
      changed();
      return answer.json();
    },
    download: async (name, ...[options = {}]) => {
      const { call, signal } = writeGiven<AbortSignal>(name, options);
      const { path, ...rest } = call;
      return comingFile(await client.stream(path, { ...rest, signal }));
    },
  };
}
