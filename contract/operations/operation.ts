import type { JsonSchema } from '../kit/index.ts';

export type Method = 'get' | 'post' | 'patch' | 'put' | 'delete';

/**
 * How far a session must have come: `public` needs none, `entering` a session whose password was accepted,
 * `passed` one that owes nothing (page 02, Tokens and sessions).
 */
export type Stage = 'public' | 'entering' | 'passed';

export type Parameter = {
  readonly name: string;
  readonly in: 'query' | 'header' | 'path';
  readonly required?: true;
  readonly description: string;
  readonly schema: JsonSchema;
};

/** A call of the API, described for the server that answers it and for OpenAPI. */
export type Operation = {
  /** Unique; the handler is found by it. */
  readonly id: string;
  readonly method: Method;
  /** Under `/central`, parameters in braces. */
  readonly path: `/${string}`;
  readonly stage: Stage;
  readonly tag: string;
  readonly summary: string;
  readonly parameters?: readonly Parameter[];
  readonly body?: JsonSchema;
  /** What is answered when all is well; null for no body. */
  readonly answer: { readonly status: 200 | 201 | 204; readonly schema: JsonSchema | null; readonly type?: string };
};
