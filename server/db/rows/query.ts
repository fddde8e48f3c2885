import type { Operator } from '../../../contract/derive/operators.ts';

export type Condition = { readonly name: string; readonly operator: Operator; readonly value: unknown };
export type Sort = readonly [name: string, direction: 'asc' | 'desc'];

/** A value that rows are ordered by, as JSON gives it. */
export type KeyValue = string | number | boolean | null;

/** What a list asks for, already held against the declaration. */
export type ListQuery = {
  readonly conditions: readonly Condition[];
  /** Words that all must be found, without regard to case and diacritics; null when nothing is searched. */
  readonly search: string | null;
  readonly sort: readonly Sort[];
  readonly offset: number;
  readonly limit: number;
  /** Values of the sort's keys in the row that the page comes after, in place of the offset; the identifier among them. */
  readonly after?: readonly KeyValue[];
  /** Deleted rows alone. */
  readonly trash?: true;
};

/** How much of a row the reader may see: all of it, or only what names it where another row refers to it (page 08, Rights). */
export type View = 'whole' | 'reference';
