import { type Details, type ErrorCode, errorStatus, type Problem } from './errors.ts';

export type Problems = Readonly<Record<string, Problem>>;
type Options = {
  /** What is at fields: a problem of the value, or the refusal itself at its field. */
  readonly problems?: Problems;
  readonly at?: string;
  readonly details?: Details;
  /** What refers to the row, by entity, when that is why it stays. */
  readonly referredBy?: Readonly<Record<string, number>>;
  /** The row as it is now, when someone changed it meanwhile. */
  readonly current?: Readonly<Record<string, unknown>>;
  /** The value that an action stumbles over; idle where the row is already what the action would make of it. */
  readonly found?: { readonly entity: string; readonly field: string; readonly value: string; readonly isIdle: boolean };
  /** The entry of the blacklist that refused it, which counts that. Never answered. */
  readonly hit?: string;
  /** The beginnings of free times near to one that is gone. */
  readonly nearest?: readonly string[];
};

/** An expected no: its code leads to the status and to the words. Never logged as a fault. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly options: Options;

  constructor(code: ErrorCode, options: Options = {}) {
    super(code);
    this.code = code;
    this.options = options;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

/** Makes a refusal to throw: `throw refuse('store_code_taken', { at: 'code' })`. */
export function refuse(code: ErrorCode, options?: Options): Refusal {
  return new Refusal(code, options);
}

/** A form with something wrong at its fields. */
export function refuseValues(problems: Problems): Refusal {
  return new Refusal('invalid', { problems });
}
