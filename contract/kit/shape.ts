import type { JsonSchema } from './fields.ts';

declare const described: unique symbol;

/** A JSON Schema that also says, to the compiler alone, which values it describes. */
export type Shape<T = unknown> = JsonSchema & { readonly [described]?: T };

/** The values that a shape describes. */
export type ValueOfShape<S> = S extends { readonly [described]?: infer T } ? T : unknown;

type Shapes = { readonly [name: string]: Shape };
type AllOf<R> = { readonly [K in keyof R]: ValueOfShape<R[K]> };
type SomeOf<O> = { readonly [K in keyof O]?: ValueOfShape<O[K]> };

export const text = (maxLength?: number): Shape<string> => ({ type: 'string', ...(maxLength === undefined ? {} : { maxLength }) });
export const choice = <const C extends readonly string[]>(choices: C): Shape<C[number]> => ({ type: 'string', enum: choices });
export const whole: Shape<number> = { type: 'integer' };
export const count: Shape<number> = { type: 'integer', minimum: 0 };
export const positive: Shape<number> = { type: 'integer', minimum: 1 };
/** 0 is Sunday. */
export const weekday: Shape<number> = { type: 'integer', minimum: 0, maximum: 6 };
export const identifier: Shape<number> = { type: 'integer', minimum: 1, maximum: 2_147_483_647 };
export const number: Shape<number> = { type: 'number' };
export const uuid: Shape<string> = { type: 'string', format: 'uuid' };
export const flag: Shape<boolean> = { type: 'boolean' };
export const day: Shape<string> = { type: 'string', format: 'date' };
/** `HH:mm`, and `24:00` for the end of a day. */
export const time: Shape<string> = { type: 'string', maxLength: 5 };
export const instant: Shape<string> = { type: 'string', format: 'date-time' };
/** What is sent as it is: a file, a page or a stream. */
export const content: Shape = { type: 'string' };
/** Any value. */
export const anything: Shape = {};
/** An object with any keys. */
export const structure: Shape<Readonly<Record<string, unknown>>> = { type: 'object', additionalProperties: true };

export const nullable = <T>(inner: Shape<T>): Shape<T | null> => ({ anyOf: [inner, { type: 'null' }] });
export const list = <T>(items: Shape<T>): Shape<readonly T[]> => ({ type: 'array', items });
export const dictionary = <T>(values: Shape<T>): Shape<Readonly<Record<string, T>>> => ({ type: 'object', additionalProperties: values });

/** An object with one value for each of the keys. */
export const record = <const K extends readonly string[], T>(keys: K, values: Shape<T>): Shape<Readonly<Record<K[number], T>>> => ({
  type: 'object',
  additionalProperties: false,
  required: keys,
  properties: Object.fromEntries(keys.map((key) => [key, values])),
});

/** An object with these keys and no others; `optional` ones may be left out. */
export function object<const R extends Shapes>(required: R): Shape<AllOf<R>>;
export function object<const R extends Shapes, const O extends Shapes>(required: R, optional: O): Shape<AllOf<R> & SomeOf<O>>;
export function object(required: Shapes, optional: Shapes = {}): Shape {
  return {
    type: 'object',
    additionalProperties: false,
    required: Object.keys(required),
    properties: { ...required, ...optional },
  };
}

/** The same shape with words for programs. */
export const note = <T>(inner: Shape<T>, description: string): Shape<T> => ({ ...inner, description });

/** A shape that the description of the API has once, under a name. The shape itself is in `contract/openapi/openapi.ts`. */
export const named: <T>(name: string, inner: Shape<T>) => Shape<T> = (name) => ({ $ref: `#/components/schemas/${name}` });
