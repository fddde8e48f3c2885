import { refuse, refuseValues } from '../../../contract/basics/refusal.ts';
import { cleanText, isBlank } from '../../../contract/derive/clean.ts';
import { clientMessageLength } from '../../../contract/derive/operations/parameters.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import type { WriteContext } from '../../db/rows/write/write-context.ts';
import type { Call } from './call.ts';
import { clientMessageKey, objectBody, parseText } from './read-body.ts';

type ClientNotice = Pick<WriteContext, 'isQuiet' | 'clientMessage'>;

/** What a change says to clients: nothing at all, or a message of the office in addition to what templates say. Never both. */
export function parseClientNotice(resource: AnyResource, call: Call): ClientNotice {
  const isQuiet = isQuietIn(resource, call);
  const clientMessage = messageIn(resource, call.body);
  if (isQuiet && clientMessage !== undefined) throw refuse('message_not_written', { at: clientMessageKey });
  return { ...(isQuiet ? { isQuiet } : {}), ...(clientMessage === undefined ? {} : { clientMessage }) };
}

/** Whether nothing shall be written to clients about the change. Who asks that of what says no clients believes that it does something. */
function isQuietIn({ notifiesClients }: AnyResource, { operation, query }: Call): boolean {
  const { quiet } = query;
  if (quiet === undefined || quiet === 'false') return false;
  const isTaken = operation.parameters?.some(({ name }) => name === 'quiet') === true;
  if (quiet !== 'true' || notifiesClients !== true || !isTaken) throw refuse('unknown_parameter', { details: { name: 'quiet' } });
  return true;
}

/** The message among the values of the change; many rows at once have them under `values`. */
function messageIn({ notifiesClients }: AnyResource, body: unknown): string | undefined {
  if (notifiesClients !== true || typeof body !== 'object' || body === null) return undefined;
  const given = objectBody(body);
  const values = typeof given['values'] === 'object' && given['values'] !== null ? objectBody(given['values']) : given;
  return parseClientMessage(values);
}

/** A message to clients as it was typed, without needless space; undefined where there is none. */
function parseClientMessage(values: Readonly<Record<string, unknown>>): string | undefined {
  const text = parseText(values, clientMessageKey);
  if (text === null || isBlank(text)) return undefined;
  const message = cleanText(text);
  if (message.length > clientMessageLength) {
    throw refuseValues({ [clientMessageKey]: { code: 'too_long', details: { max: clientMessageLength } } });
  }
  return message;
}
