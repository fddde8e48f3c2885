import { createContext, useContext, useMemo } from 'react';
import { type Ask, createAsk } from '../../../contract/client/ask.ts';
import { send, type Transport } from '../transport/send.ts';
import type { HttpClient } from './http-client.ts';

/** Calls by their names that are refused by a CentralError. */
export type HttpAsk = Ask<AbortSignal>;

/** Calls over the HTTP client, for what knows no data provider. */
export function askOver(http: Pick<HttpClient, 'request'>): HttpAsk {
  return createAsk<AbortSignal>(async ({ path, ...call }, signal) => (await http.request(path, { ...call, signal })).json);
}

/** Calls of someone who needs no session. */
export function askWithoutSession(transport: Transport): HttpAsk {
  return createAsk<AbortSignal>(async ({ path, ...call }, signal) => (await send(path, { ...call, signal }, transport, null)).json);
}

/** Calls about the session and the account of anyone who is signed in, made as the step in hand makes them. Screens use `useCalls`. */
export function useHttpAsk(): HttpAsk {
  const http = useHttp();
  return useMemo(() => askOver(http), [http]);
}

export const HttpContext = createContext<HttpClient | null>(null);

/** Calls of the signed-in user. */
export function useHttp(): HttpClient {
  const http = useContext(HttpContext);
  if (http === null) throw new Error('There is no HttpContext above');
  return http;
}
