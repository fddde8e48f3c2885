import { type fetchUtils, HttpError } from 'ra-core';
import type { HttpClient } from '../http/http-client.ts';
import { CentralError } from '../transport/central-error.ts';
import type { Call } from '../transport/send.ts';

/** An answer in the form of react-admin: what was read is not looked at more closely, the server's contract holds. */
export type RestAnswer = Awaited<ReturnType<typeof fetchUtils.fetchJson>>;

export type RestClientOptions = {
  /** A message together with the number of its entry in the server's log. */
  readonly withReference: (message: string, reference: string) => string;
};

/** Calls of the data provider, and the errors of the console put the way that react-admin reads them. */
export type RestClient = {
  readonly call: (path: string, call?: Call) => Promise<RestAnswer>;
  /** An answer that is read as it comes. */
  readonly stream: (path: string, call?: Call) => Promise<Response>;
  /** The same in the form that ra-data-simple-rest calls it. */
  readonly fetchJson: (url: string, options?: RequestInit) => Promise<RestAnswer>;
};

function isMethod(method: string): method is NonNullable<Call['method']> {
  return method === 'GET' || method === 'POST' || method === 'PATCH' || method === 'PUT' || method === 'DELETE';
}

function toCall({ method, headers, body, signal }: RequestInit): Call {
  const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
  return {
    ...(method !== undefined && isMethod(method) ? { method } : {}),
    ...(headers instanceof Headers ? { headers: Object.fromEntries(headers) } : {}),
    ...(sent === undefined ? {} : { body: sent }),
    ...(signal === undefined || signal === null ? {} : { signal }),
  };
}

/** Makes the data provider's view of the HTTP client. */
export function createRestClient(http: Pick<HttpClient, 'request' | 'stream'>, { withReference }: RestClientOptions): RestClient {
  /** Faults of the server carry the number under which its log has them; refusals say all there is to say. */
  const messageOf = ({ status, body }: CentralError): string =>
    status >= 500 && body.reference !== undefined ? withReference(body.message, body.reference) : body.message;
  const withHttpErrors = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await answer;
    } catch (error) {
      if (error instanceof CentralError) throw new HttpError(messageOf(error), error.status, error.body);
      throw error;
    }
  };
  const call: RestClient['call'] = (path, options) => withHttpErrors(http.request(path, options));
  return {
    call,
    stream: (path, options) => withHttpErrors(http.stream(path, options)),
    fetchJson: (url, options = {}) => call(url, toCall(options)),
  };
}
