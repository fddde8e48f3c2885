import type { Proven } from '../basics/access.ts';
import { idempotency } from '../basics/limits.ts';
import type { JsonSchema } from '../kit/index.ts';
import type { OwedStep } from '../rules/next-step.ts';

export type Method = 'get' | 'post' | 'patch' | 'put' | 'delete';

/**
 * How far a session must have come: `public` needs none, `passed` one that owes nothing; between them the steps of the
 * access flow, each with the operations that it needs and no others (page 02, Tokens and sessions).
 */
export type Stage = 'public' | 'password' | 'second_factor' | 'passed';

const served: Readonly<Record<Exclude<Stage, 'public'>, readonly (OwedStep | null)[]>> = {
  // Not while a second factor is owed: who has only the password could make it their own.
  password: ['createPassword', 'changePassword', null],
  // A telephone may be confirmed before it is ever asked for.
  second_factor: ['twoFactor', null],
  passed: [null],
};

/** Whether a session that owes the step may call what is of the stage. */
export function isServed(stage: Stage, owed: OwedStep | null): boolean {
  return stage === 'public' || served[stage].includes(owed);
}

export type Parameter = {
  readonly name: string;
  readonly in: 'query' | 'header' | 'path';
  readonly required?: true;
  readonly description: string;
} & (
  | { readonly schema: JsonSchema }
  /** A value that is written as JSON. */
  | { readonly content: { readonly 'application/json': { readonly schema: JsonSchema } } }
);

/** A parameter of the address whose value is JSON. */
export function jsonParameter(name: string, description: string, schema: JsonSchema): Parameter {
  return { name, in: 'query', description, content: { 'application/json': { schema } } };
}

/** Which rows of a list: the places of the first and the last one, from 0. */
export const rangeSchema: JsonSchema = { type: 'array', items: { type: 'integer', minimum: 0 }, minItems: 2, maxItems: 2 };

export const rangeParameter: Parameter = jsonParameter('range', 'JSON array of the first and last row, from 0.', rangeSchema);

/** Names one wish of a client, so that a change happens once however often it is sent. */
export const idempotencyHeader: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description: `Makes a repetition harmless: for ${idempotency.keptHours} hours the same request with the same key gets the answer of the first one, with Idempotency-Replayed. Another request with the key is refused with 422, one whose first is still in flight with 409. What was refused may be repeated with its key.`,
  schema: { type: 'string', minLength: 1, maxLength: idempotency.longestKey },
};

/**
 * What a call leaves on the server's disk: `nothing` where it only reads, `session` for the way in and out, `rows` for any
 * other change, `much` for uploads, imports and backups. The fuller the disk, the fewer are served (`storing.ts`).
 */
export type Storing = 'nothing' | 'session' | 'rows' | 'much';

/** A call of the API, described for the server that answers it and for OpenAPI. */
export type Operation = Proven & {
  /** Unique; the handler is found by it. */
  readonly id: string;
  readonly method: Method;
  /** Under `/central`, parameters in braces. */
  readonly path: `/${string}`;
  /** A second address, under the root of the site. */
  readonly alsoAt?: `/${string}`;
  readonly stage: Stage;
  readonly tag: string;
  readonly summary: string;
  readonly parameters?: readonly Parameter[];
  readonly body?: JsonSchema;
  /** Where its method does not say it: a GET leaves nothing, what takes a file leaves much, anything else rows. */
  readonly storing?: Storing;
  /** Types of a body that is taken as it comes, however long: a file. */
  readonly fileTypes?: readonly string[];
  /** What is answered when all is well; null for no body. */
  readonly answer: {
    readonly status: 200 | 201 | 204 | 303;
    readonly schema: JsonSchema | null;
    readonly type?: string;
    /** Other types that the same may be asked for in. */
    readonly alsoTypes?: readonly string[];
  };
};

/** Whether a repetition with the same `Idempotency-Key` is answered as the first request was: what describes the header, and nothing else. */
export function takesIdempotencyKey({ parameters = [] }: Pick<Operation, 'parameters'>): boolean {
  return parameters.includes(idempotencyHeader);
}
