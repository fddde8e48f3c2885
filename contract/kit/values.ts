import type { Fields } from './fields.ts';
import type { Shape } from './shape.ts';

type Scalar<X> = X extends { kind: 'flag' }
  ? boolean
  : X extends { kind: 'int' | 'decimal' | 'duration' | 'reference' }
    ? number
    : X extends { kind: 'choice' | 'computed'; choices: readonly (infer C)[] }
      ? C
      : X extends { kind: 'set'; choices: readonly (infer C)[] }
        ? readonly C[]
        : X extends { kind: 'references' }
          ? readonly number[]
          : X extends { kind: 'children'; fields: infer F extends Fields }
            ? readonly { readonly [K in keyof F]: ValueOf<F[K]> }[]
            : X extends { kind: 'json'; schema: () => Shape<infer T> }
              ? T
              : string;

/** The value of a field on the wire: null when it may be left empty. */
export type ValueOf<X> = X extends { required: true } | { kind: 'flag' | 'computed' | 'set' | 'references' | 'children' }
  ? Scalar<X>
  : Scalar<X> | null;

type Declared = { readonly fields: Fields };
type ReadableKeys<F> = { [K in keyof F]: F[K] extends { kind: 'secret' } ? never : K }[keyof F];
type WritableKeys<F> = { [K in keyof F]: F[K] extends { writtenBy: 'server' | 'action' } | { kind: 'computed' } ? never : K }[keyof F];

export type SystemValues = { readonly id: number; readonly version: number; readonly created_at: string; readonly updated_at: string };

/** A row as the API gives it: no secrets. */
export type RowOf<R extends Declared> = SystemValues & { readonly [K in ReadableKeys<R['fields']>]: ValueOf<R['fields'][K]> };

/** What may be written: nothing that the server or an action writes. */
export type InputOf<R extends Declared> = { readonly [K in WritableKeys<R['fields']>]: ValueOf<R['fields'][K]> };

/** What a rule across fields looks at: any of the values may still be empty. */
export type DraftOf<R extends Declared> = { readonly [K in keyof R['fields']]?: ValueOf<R['fields'][K]> | null };
