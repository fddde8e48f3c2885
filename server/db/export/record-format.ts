import type { RawBuilder } from 'kysely';
import type { Shape } from './shown.ts';

/** A value of the page by its shape; nothing for a field that is empty. */
export type Cell = { readonly shape: Shape; readonly value: RawBuilder<unknown> };

/** How a format writes one row, in SQL: the database makes text of it, so that no value becomes an object on its way. */
export type RecordFormat = {
  readonly record: (cells: readonly Cell[], place: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** Whether the record says its place, counted from 1; counting takes time. */
  readonly saysPlace: boolean;
};
