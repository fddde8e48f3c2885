import type { FilterPart } from '../../../../contract/derive/filters/filter-tree.ts';

export type Sort = readonly [name: string, direction: 'asc' | 'desc'];

/** A value that rows are ordered by, as JSON gives it. */
export type KeyValue = string | number | boolean | null;

/** What a list asks for, already held against the declaration. */
export type ListQuery = {
  /** All of them hold. */
  readonly conditions: readonly FilterPart[];
  /** Words that all must be found, without regard to case and diacritics; null when nothing is searched. */
  readonly search: string | null;
  readonly sort: readonly Sort[];
  readonly offset: number;
  readonly limit: number;
  /** Values of the sort's keys in the row that the page comes after, in place of the offset; the identifier among them. */
  readonly after?: readonly KeyValue[];
  /** Counting of the total ends at so many rows; without it all are counted. */
  readonly countUpTo?: number;
  /** Deleted rows alone. */
  readonly trash?: true;
};

/** How much of a row the reader may see: all of it, or only what names it where another row refers to it (page 08, Rights). */
export type View = 'whole' | 'reference';
