import { type Details, type ErrorCode, errorStatus, type Problem } from '../../contract/basics/errors.ts';
import { isFormed } from '../../contract/basics/formed.ts';
import { Refusal } from '../../contract/basics/refusal.ts';
import type { AnyLabels } from '../../contract/kit/index.ts';
import { errorText, type Language, messagesFor, problemText, type ServerMessages } from '../../contract/messages/index.ts';
import { storageFaultOf } from '../db/connect/pool/storage-fault.ts';
import { isPassing } from '../db/transactions.ts';

export type ErrorBody = {
  readonly err: ErrorCode;
  readonly message: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly current?: unknown;
  readonly nearest?: readonly string[];
  /** Is in the server's log too: who reports the error names it. */
  readonly reference: string;
};
export type ErrorAnswer = { readonly status: number; readonly body: ErrorBody };

/** The answer to a refusal, in the language of the reader. */
export function errorAnswer(refusal: Refusal, language: Language, reference: string): ErrorAnswer {
  const messages = messagesFor(language);
  const { code, options } = refusal;
  const message = errorText(messages, code, detailsOf(refusal, messages));
  const errors = fieldErrors(refusal, messages, message);
  return {
    status: errorStatus[code],
    body: {
      err: wireCode(code),
      message,
      ...(Object.keys(errors).length === 0 ? {} : { errors }),
      ...(options.current === undefined ? {} : { current: options.current }),
      ...(options.nearest === undefined ? {} : { nearest: options.nearest }),
      reference,
    },
  };
}

/** Specification section 8: a session that does not hold is always `Unauthorized`. */
function wireCode(code: ErrorCode): ErrorCode {
  return code === 'session_ended' ? 'Unauthorized' : code;
}

function fieldErrors({ options }: Refusal, messages: ServerMessages, message: string): Readonly<Record<string, string>> {
  const problems = Object.entries(options.problems ?? {}).map(
    ([path, problem]) => [path, sentText(messages, withThing(problem, messages))] as const,
  );
  return Object.fromEntries(options.at === undefined ? problems : [...problems, [options.at, message] as const]);
}

/** A program that calls the API needs the form that it takes, not the one that people type into the console. */
function sentText(messages: ServerMessages, problem: Problem): string {
  return problem.of === undefined && isFormed(problem.code) ? messages.formats[problem.code] : problemText(messages, problem);
}

/** A record that a problem names is said as a thing: "pobočku Radnice". */
function withThing(problem: Problem, messages: ServerMessages): Problem {
  if (problem.of !== undefined) return problem;
  const { entity, name } = problem.details ?? {};
  const labels: Readonly<Record<string, AnyLabels | undefined>> = messages.resources;
  const noun = entity === undefined ? undefined : labels[entity]?.noun;
  return noun === undefined ? problem : { ...problem, details: { ...problem.details, thing: `${noun.accusative[0]} ${name}` } };
}

function detailsOf({ options }: Refusal, messages: ServerMessages): Details {
  const labels: Readonly<Record<string, AnyLabels | undefined>> = messages.resources;
  if (options.found !== undefined) {
    const { entity, field, value, isIdle } = options.found;
    const { fields, choices } = labels[entity] ?? {};
    return { ...options.details, what: fields?.[field] ?? field, is: choices?.[field]?.[value] ?? value, ...(isIdle ? { idle: 1 } : {}) };
  }
  if (options.referredBy === undefined) return options.details ?? {};
  const things = Object.entries(options.referredBy).map(([name, count]) => {
    const noun = labels[name]?.noun;
    return noun === undefined ? name : messages.grammar.count(noun, count);
  });
  return { ...options.details, by: messages.grammar.list(things) };
}

const byStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'bad_request',
  404: 'unknown_address',
  413: 'too_large',
  414: 'unknown_address',
  415: 'unsupported_media_type',
};

/** How long a client is asked to wait for a database that is away: an embedded one is back within 3 s. */
export const retryAfterSeconds = 3;

/** How long a client is asked to wait for room on the disk: someone has to make it. */
export const roomAfterSeconds = 60;

/** A refusal for any error: our own, one of the HTTP layer, one of a database that is away, or a fault of ours. */
export function refusalFor(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (!(error instanceof Error)) return new Refusal('internal');
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY') return new Refusal('invalid_json');
  if (isPassing(error)) return new Refusal('conflict');
  const fault = storageFaultOf(error);
  if (fault !== null) return new Refusal(fault, { details: { seconds: roomAfterSeconds } });
  if (isDatabaseAway(code) || isConnectionLost(error)) return new Refusal('unavailable', { details: { seconds: retryAfterSeconds } });
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  return new Refusal(byStatus[status] ?? (status < 500 ? 'bad_request' : 'internal'));
}

/** What the driver says without a code; the last of the rollback that follows a connection lost within a transaction. */
function isConnectionLost(error: Error): boolean {
  return /^(?:timeout exceeded when trying to connect|Connection terminated|Client (?:was closed|has encountered a connection error) and is not queryable)/u.test(
    error.message,
  );
}

/** Connection exceptions, too many connections, shutdown, statement time-out, and what sockets say. */
function isDatabaseAway(code: string): boolean {
  return /^(?:08|53|57P|57014|25P03|ECONN|EPIPE|ENOENT|ETIMEDOUT)/u.test(code);
}
