import type { Proven } from '../basics/access.ts';
import type { ErrorCode } from '../basics/errors.ts';
import { idempotency } from '../basics/limits.ts';
import type { JsonSchema, Shape } from '../kit/index.ts';
import type { OwedStep } from '../rules/accounts/next-step.ts';
import type { OperationInput } from './input.ts';

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

/** A query parameter with a JSON value. The list handlers parse it. */
export function jsonParameter<const N extends string, T>(name: N, description: string, schema: Shape<T>) {
  return { name, in: 'query', description, content: { 'application/json': { schema } } } as const;
}

/** Which rows of a list: the places of the first and the last one, from 0. */
export const rangeSchema: Shape<readonly [first: number, last: number]> = {
  type: 'array',
  items: { type: 'integer', minimum: 0 },
  minItems: 2,
  maxItems: 2,
};

export const rangeParameter = jsonParameter('range', 'JSON array of the first and last row, from 0.', rangeSchema);

/** Names one request of a client, so that a change happens once however often it is sent. */
export const idempotencyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  description: `Makes a repetition harmless: for ${idempotency.keptHours} hours the same request with the same key gets the answer of the first one, with Idempotency-Replayed. Another request with the key is refused with 422, one whose first is still in flight with 409. What was refused may be repeated with its key.`,
  schema: { type: 'string', minLength: 1, maxLength: idempotency.longestKey },
} as const satisfies Parameter;

/**
 * What a call leaves on the server's disk: `nothing` where it only reads, `session` for the way in and out, `rows` for any
 * other change, `much` for uploads, imports and backups. The fuller the disk, the fewer are served (`storing.ts`).
 */
export type Storing = 'nothing' | 'session' | 'rows' | 'much';

/** What is answered when all is well; null for no body. */
export type AnswerShape = {
  readonly status: 200 | 201 | 204 | 303;
  readonly schema: Shape | null;
  readonly type?: string;
  /** Of a file: a part of it, none because it is the one that the caller has, or none because it has no such part. */
  readonly alsoStatuses?: readonly (206 | 304 | 416)[];
  /** Other types that the same may be asked for in. */
  readonly alsoTypes?: readonly string[];
};

/** What every operation says of itself. */
type Called = Proven & {
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
  /** Part of public booking: refused where it is closed, and counted with the other requests of its kind from one network. */
  readonly booking?: 'reads' | 'changes' | 'orders';
  /** Where its method does not say it: a GET leaves nothing, what takes a file leaves much, anything else rows. */
  readonly storing?: Storing;
  /** Types of a body that is taken as it comes, however long: a file. */
  readonly fileTypes?: readonly string[];
  readonly answer: AnswerShape;
  /** What it may refuse in addition to what follows from the rest of its declaration (`refusals.ts`). */
  readonly refusals?: readonly ErrorCode[];
};

/** A call of the API: what it takes is described for OpenAPI, and checked by the gate where it was declared by `defineOperation`. */
export type Operation = Called &
  OperationInput & {
    readonly parameters?: readonly Parameter[];
    readonly bodySchema?: JsonSchema;
    /** The gate checks path, query and body by their declaration; without it the engine reads them by the declaration of an entity. */
    readonly isChecked?: true;
  };

/** An operation as it is declared: what it takes is said once, and checked, described and typed by that. */
export type Definition = Called &
  OperationInput & {
    /** Headers, and query parameters that the list handlers parse. */
    readonly headers?: readonly Parameter[];
  };

/** Whether a repetition with the same `Idempotency-Key` is answered as the first request was: what describes the header, and nothing else. */
export function takesIdempotencyKey({ parameters = [] }: Pick<Operation, 'parameters'>): boolean {
  return parameters.some(({ name }) => name === idempotencyHeader.name);
}
