import type { ErrorCode } from '../../../contract/basics/errors.ts';
import { isObject } from './json-object.ts';

/** Codes that the console gives itself: no answer came, none that can be read, or it was not asked for who is signed in by now. */
export type ClientErrorCode = 'offline' | 'timed_out' | 'unreadable' | 'other_person';

export type CentralErrorBody = {
  readonly err: ErrorCode | ClientErrorCode | (string & {});
  readonly message: string;
  /** Text by the path of the field: `name`, `items.0.title`. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Number under which the server's log has it. */
  readonly reference?: string;
  /** The row as it is now, when someone else saved meanwhile (412). */
  readonly current?: Readonly<Record<string, unknown>>;
};

/** A call that did not succeed; status 0 when there was no answer at all. */
export class CentralError extends Error {
  readonly status: number;
  readonly body: CentralErrorBody;

  constructor(status: number, body: CentralErrorBody) {
    super(body.message);
    this.name = 'CentralError';
    this.status = status;
    this.body = body;
  }
}

function isTexts(value: unknown): value is Readonly<Record<string, string>> {
  return isObject(value) && Object.values(value).every((text) => typeof text === 'string');
}

/** Whether an answer speaks of an error, whatever its status (specification section 8). */
export function speaksOfError(json: unknown): boolean {
  return isObject(json) && (json.err ?? '') !== '';
}

/** Reads the body of a refusal; what is missing gets the fallback. */
export function readErrorBody(json: unknown, fallback: CentralErrorBody): CentralErrorBody {
  if (!isObject(json)) return fallback;
  return {
    err: typeof json.err === 'string' ? json.err : fallback.err,
    message: typeof json.message === 'string' ? json.message : fallback.message,
    ...(isTexts(json.errors) ? { errors: json.errors } : {}),
    ...(typeof json.reference === 'string' ? { reference: json.reference } : {}),
    ...(isObject(json.current) ? { current: json.current } : {}),
  };
}
