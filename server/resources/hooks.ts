import type { Row } from '../db/rows/present.ts';
import type { Values, Writing } from '../db/rows/writing.ts';

/** What an entity does beyond its declaration. Everything runs inside the transaction of the change. */
export type Hooks = {
  /** Values that the server writes into a new row. */
  readonly complete?: (writing: Writing, values: Values) => Promise<Values>;
  /** Throws a refusal when the new row must not be. */
  readonly beforeCreate?: (writing: Writing, values: Values) => Promise<void>;
  /** Throws a refusal when the change must not be. */
  readonly beforeEdit?: (writing: Writing, row: Row, values: Values) => Promise<void>;
  readonly beforeDelete?: (writing: Writing, row: Row) => Promise<void>;
};
