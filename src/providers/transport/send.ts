import { CentralError, readErrorBody, speaksOfError } from './central-error.ts';

const timeoutMilliseconds = 30_000;

export type Call = {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, but for a file, which goes as it is. */
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
};

export type Answer = { readonly status: number; readonly headers: Headers; readonly body: string; readonly json: unknown };

/** What is said when no answer came, in the chosen language. */
export type TransportTexts = { readonly offline: string; readonly timedOut: string; readonly unreadable: string };

export type Transport = {
  readonly fetch: typeof fetch;
  readonly base: string;
  readonly language: () => string;
  readonly texts: TransportTexts;
};

/** What every call of the console says of itself. */
export function headersOf(call: Call, transport: Transport, token: string | null): Headers {
  const headers = new Headers({
    Accept: 'application/json',
    'Cache-Control': 'no-cache',
    // The browser's own value says nothing of the language chosen here (page 08).
    'Accept-Language': transport.language(),
    'X-Client': 'console',
    ...call.headers,
  });
  if (call.body !== undefined && !headers.has('Content-Type')) headers.set('Content-Type', 'application/json');
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  return headers;
}

async function fetchText(path: string, call: Call, transport: Transport, token: string | null): Promise<readonly [Response, string]> {
  const timeout = AbortSignal.timeout(timeoutMilliseconds);
  try {
    const response = await transport.fetch(`${transport.base}${path}`, {
      method: call.method ?? 'GET',
      headers: headersOf(call, transport, token),
      credentials: 'same-origin',
      signal: call.signal === undefined ? timeout : AbortSignal.any([call.signal, timeout]),
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    });
    return [response, await response.text()];
  } catch (error) {
    // A call given up on purpose is no failure to tell about: it passes through as it is.
    if (call.signal?.aborted === true) throw error;
    if (timeout.aborted) throw new CentralError(0, { err: 'timed_out', message: transport.texts.timedOut });
    throw new CentralError(0, { err: 'offline', message: transport.texts.offline });
  }
}

/** The JSON in a body; undefined when it is none. */
export function parse(body: string): unknown {
  if (body === '') return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** One call to the central. Rejects with a CentralError unless the answer is 2xx and speaks of no error. */
export async function send(path: string, call: Call, transport: Transport, token: string | null): Promise<Answer> {
  const [response, body] = await fetchText(path, call, transport, token);
  const json = parse(body);
  if (!response.ok || speaksOfError(json) || (json === undefined && body !== '')) {
    throw new CentralError(response.status, readErrorBody(json, { err: 'unreadable', message: transport.texts.unreadable }));
  }
  return { status: response.status, headers: response.headers, body, json };
}
