import type { fetchUtils } from 'ra-core';
import { useMemo } from 'react';
import { type CallAnswer, type CallName, type CallOptions, writeCall } from '../../../contract/api/calls.ts';
import type { Call } from '../transport/send.ts';
import { useHttp } from './http-context.ts';

type How = {
  readonly signal?: AbortSignal | undefined;
  /** Asked by the console itself: it does not keep a session alive. */
  readonly background?: true;
};
type Given<N extends CallName> =
  Partial<CallOptions<N>> extends CallOptions<N> ? [options?: CallOptions<N> & How] : [options: CallOptions<N> & How];

/** Makes a call of the API by its name; what it takes and answers is typed by the operation. Rejects with a CentralError. */
export type Ask = <N extends CallName>(name: N, ...given: Given<N>) => Promise<CallAnswer<N>>;

/** An answer as it was read: the description of the operation says what its JSON is, and the server is tested against it. */
type Sent = Pick<Awaited<ReturnType<typeof fetchUtils.fetchJson>>, 'json'>;

/** The typed client over whatever sends a call. */
export function createAsk(send: (path: string, call: Call) => Promise<Sent>): Ask {
  return async (name, ...[options = {}]) => {
    const { signal, background, ...asked }: How & Parameters<typeof writeCall>[1] = options;
    const { path, headers, ...call } = writeCall(name, asked);
    const { json } = await send(path, { ...call, headers: { ...headers, ...(background && { 'X-Background': '1' }) }, signal });
    return json;
  };
}

/** Calls of the signed-in user. */
export function useAsk(): Ask {
  const http = useHttp();
  return useMemo(() => createAsk((path, call) => http.request(path, call)), [http]);
}
