import { createAsk, type NamedCalls, writeGiven } from '../../../contract/client/ask.ts';
import type { WrittenCall } from '../../../contract/client/calls.ts';
import type { ExportFormat } from '../../../contract/derive/export-columns.ts';
import { isFinished } from '../../../contract/rules/system/task-state.ts';
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

/** What is asked to be exported; by body, because what people search for does not belong into addresses. */
export type ExportAsked = {
  readonly format: ExportFormat;
  readonly columns: readonly string[];
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: readonly (readonly [field: string, order: string])[];
  readonly signal: AbortSignal;
};

/** A file on its way: its name, how many rows there were when it began, and its content as it comes. */
export type ComingFile = {
  readonly name: string;
  readonly type: string;
  readonly total: number;
  readonly content: ReadableStream<Uint8Array<ArrayBuffer>>;
};

/** Reads the heads of an answer that carries a file. */
export function comingFile({ headers, body }: Response): ComingFile {
  return {
    name: /filename="(?<name>[^"]+)"/u.exec(headers.get('Content-Disposition') ?? '')?.groups?.['name'] ?? 'export',
    type: headers.get('Content-Type') ?? 'application/octet-stream',
    total: Number(headers.get('X-Total-Count') ?? 0),
    content: body ?? new ReadableStream({ start: (controller) => controller.close() }),
  };
}
