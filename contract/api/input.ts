import type { Field, Shape, ValueOf } from '../kit/index.ts';

/** Several values of one kind. In a query they are written as JSON. */
export type ListInput = {
  readonly kind: 'list';
  readonly of: InputField;
  readonly max: number;
  readonly required?: true;
  readonly description?: string;
};

/** Values that belong together, under one name. In a query they are written as JSON. */
export type GroupInput = {
  readonly kind: 'group';
  readonly fields: Inputs;
  readonly required?: true;
  readonly description?: string;
};

/** A value that has to be sent, though it may be null: leaving it out would say something else. */
export type NullableInput = { readonly kind: 'nullable'; readonly of: Field; readonly required: true };

/** What an operation takes under one name: a field as entities have them, several of them, or a group. */
export type InputField = Field | ListInput | GroupInput | NullableInput;
export type Inputs = { readonly [name: string]: InputField };

const make = <const K extends string, const O>(kind: K, options: O): { readonly kind: K } & O => ({ kind, ...options });

/** What an operation takes in addition to fields, over those. */
export const input = {
  list: <const F extends InputField, const O extends Omit<ListInput, 'kind' | 'of'>>(of: F, options: O) => make('list', { of, ...options }),
  group: <const F extends Inputs, const O extends Omit<GroupInput, 'kind' | 'fields'>>(fields: F, options: O) =>
    make('group', { fields, ...options }),
  nullable: <const F extends Field>(of: F) => make('nullable', { of, required: true }),
};

/** What an operation takes, and what is refused before its handler runs. */
export type OperationInput = {
  /** Values of the braces in the path. */
  readonly pathValues?: Inputs;
  readonly query?: Inputs;
  /** In place of `query`: what another service writes into the address it leads to. Described, never refused: its handler alone reads it. */
  readonly freeQuery?: Inputs;
  readonly body?: Inputs;
  /** Instead of fields: any object. The handler checks it. */
  readonly freeBody?: Shape;
  /** The body changes what it names and leaves the rest: handlers get the given keys alone. */
  readonly isPartial?: true;
  /** Without a body every field of it is left out. */
  readonly isBodyOptional?: true;
};

type RequiredNames<F> = { [K in keyof F]: F[K] extends { readonly required: true } ? K : never }[keyof F];
type SentValue<X> = X extends { readonly kind: 'list'; readonly of: infer I }
  ? readonly SentValue<I>[]
  : X extends { readonly kind: 'group'; readonly fields: infer F }
    ? Sent<F>
    : X extends { readonly kind: 'nullable'; readonly of: infer I }
      ? ValueOf<I>
      : ValueOf<X>;

/** What a client sends: what is not required may be left out or null. */
export type Sent<F> = { readonly [K in RequiredNames<F>]: SentValue<F[K]> } & {
  readonly [K in Exclude<keyof F, RequiredNames<F>>]?: SentValue<F[K]> | null;
};

type OrNull<X, T> = X extends { readonly required: true } ? T : T | null;
type ReceivedValue<X> = X extends { readonly kind: 'list'; readonly of: infer I }
  ? OrNull<X, readonly ReceivedValue<I>[]>
  : X extends { readonly kind: 'group'; readonly fields: infer F }
    ? OrNull<X, Received<F>>
    : X extends { readonly kind: 'nullable'; readonly of: infer I }
      ? ValueOf<I>
      : X extends { readonly kind: 'json' }
        ? unknown
        : X extends { readonly default: infer D }
          ? D extends null
            ? ValueOf<X>
            : NonNullable<ValueOf<X>>
          : ValueOf<X>;

/** What a handler gets: every value is there, cleaned and checked; one that was left out is its default or null. */
export type Received<F> = { readonly [K in keyof F]: ReceivedValue<F[K]> };
