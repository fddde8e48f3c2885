import { CentralError, readErrorBody } from './central-error.ts';
import { type Call, headersOf, parse, type Transport } from './send.ts';

/**
 * A call where the answer is read as it comes, for as long as it takes. Rejects with a CentralError unless the answer is 2xx;
 * what breaks off later, the body says when it is read.
 */
export async function openStream(path: string, call: Call, transport: Transport, token: string | null): Promise<Response> {
  const response = await answerOf(path, call, transport, token);
  if (response.ok) return response;
  const json = parse(await response.text());
  throw new CentralError(response.status, readErrorBody(json, { err: 'unreadable', message: transport.texts.unreadable }));
}

async function answerOf(path: string, call: Call, transport: Transport, token: string | null): Promise<Response> {
  try {
    return await transport.fetch(`${transport.base}${path}`, {
      method: call.method ?? 'GET',
      headers: headersOf(call, transport, token),
      credentials: 'same-origin',
      ...(call.signal === undefined ? {} : { signal: call.signal }),
      ...(call.body === undefined ? {} : { body: call.body instanceof Blob ? call.body : JSON.stringify(call.body) }),
    });
  } catch (error) {
    // A call given up on purpose is no failure to tell about.
    if (call.signal?.aborted === true) throw error;
    throw new CentralError(0, { err: 'offline', message: transport.texts.offline });
  }
}
