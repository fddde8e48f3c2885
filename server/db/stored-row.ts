import type { Fields, ValueOf } from '../../contract/kit/index.ts';

type Declared = { readonly fields: Fields };

/** A value as its column gives it: an instant is a Date there, and a text on the wire. */
type Column<F> = F extends { kind: 'instant' } ? Date | Extract<ValueOf<F>, null> : ValueOf<F>;

type OwnKeys<F> = { [K in keyof F]: F[K] extends { kind: 'children' | 'computed' } | { live: true } ? never : K }[keyof F];
type LiveKeys<F> = { [K in keyof F]: F[K] extends { live: true } ? K : never }[keyof F];

/** A row of an entity's table, with its secrets and without what is kept next to it or made on the way. */
export type StoredRow<R extends Declared> = {
  id: number;
  version: number;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
} & { -readonly [K in OwnKeys<R['fields']>]: Column<R['fields'][K]> };

/** A row of the side table of live values, each of which may not have been reported yet; never of an entity without any. */
export type LiveRow<R extends Declared> = [LiveKeys<R['fields']>] extends [never]
  ? never
  : { id: number } & { -readonly [K in LiveKeys<R['fields']>]: Column<R['fields'][K]> | null };
