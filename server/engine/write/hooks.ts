import type { RawBuilder } from 'kysely';
import type { Refusal } from '../../../contract/basics/refusal.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import type { Database } from '../../db/database.ts';
import type { Row, WholeRow } from '../../db/rows/present.ts';
import type { Values, WriteContext } from '../../db/rows/write/write-context.ts';

/** A row as it would be, and as it is: null of a new one and of one that comes back. */
export type ComingRow = { readonly before: Values | null; readonly after: Values };

/** A row as it was, null of a new one and of one that comes back, and as it is, null of one that was taken away. */
export type RowChange = {
  readonly before: WholeRow | null;
  readonly after: WholeRow | null;
  /** What belongs to the new row was taken by its own statement. */
  readonly hasTaken?: true;
};

/** What the statement of a new row `t` takes for it by a condition, and why it failed when it did. */
export type Taking = { readonly condition: RawBuilder<unknown>; readonly refusalOf: (error: unknown) => Refusal | undefined };

/** A refusal of a row: its code, its details, and the entry of a list that caused it. */
export type RefusedRow = {
  readonly code: string;
  readonly details?: Readonly<Record<string, unknown>> | undefined;
  readonly hit?: string | undefined;
};

/** What an entity does beyond its declaration. Everything but `onRefused` runs inside the transaction of the change. */
export type Hooks = {
  /** What a new row begins with where the draft says nothing; goes before the defaults of the declaration. */
  readonly begin?: (context: Pick<WriteContext, 'db'>, draft: Values) => Promise<Values>;
  /** Values that the server writes into a new row; other ones each time that one of them is another row's (`uniqueNumber`). */
  readonly complete?: (context: WriteContext, values: Values) => Promise<Values>;
  /** Values that the server writes together with an edit; `changed` are those that the edit changes. */
  readonly completeEdit?: (row: WholeRow, changed: Values, context: WriteContext) => Values;
  /**
   * Says of rows that are made, changed or brought back whether they may be so, in their order. Asks the database once for all
   * of them and holds nothing there, so that what is judged so needs no transaction: what the answer rests on may change
   * the moment after, as it may the day after.
   */
  readonly judge?: (context: WriteContext, coming: readonly ComingRow[]) => Promise<readonly (Refusal | undefined)[]>;
  /** Throws a refusal when the new row must not be. */
  readonly beforeCreate?: (context: WriteContext, values: Values) => Promise<void>;
  /**
   * What follows from every change of a row, in its transaction and after it. Throws a refusal when that cannot be.
   */
  readonly settle?: (context: WriteContext, change: RowChange) => Promise<void>;
  /** What a new row takes by its own statement, so that `settle` need not; undefined where it takes nothing. */
  readonly taking?: (context: WriteContext, values: Values) => Promise<Taking | undefined>;
  /** Whether `settle` does anything after a new row with `taking`; without it, it does. Where not, the row is one statement. */
  readonly settlesNew?: (draft: Values) => boolean;
  /** `settle` for many imported rows at once. A refusal applies to all of them; the caller tries again with fewer rows. */
  readonly settleMany?: (context: WriteContext, changes: readonly RowChange[]) => Promise<void>;
  /** Edits of other fields than these are not settled, and so need no transaction; without it every edit is. */
  readonly settledBy?: readonly string[];
  /** What follows from the new row, once it has its identifier. */
  readonly afterCreate?: (context: WriteContext, row: Row) => Promise<void>;
  /** Throws a refusal when the change must not be. */
  readonly beforeEdit?: (context: WriteContext, row: Row, values: Values) => Promise<void>;
  /** Called for a row that moves or is restored. Returns a new value for `uniqueNumber` if another row has the old one there, otherwise {}. */
  readonly giveAnew?: (context: WriteContext, after: WholeRow) => Promise<Values>;
  readonly beforeDelete?: (context: WriteContext, row: Row) => Promise<void>;
  /** Throws a refusal when the deleted row must not come back. */
  readonly beforeRestore?: (context: WriteContext, row: Row) => Promise<void>;
  /** Is given the refusals of rows, outside the refused transaction, which leaves nothing behind. */
  readonly onRefused?: (db: Database, refused: readonly RefusedRow[], now: Date) => Promise<void>;
};

/**
 * The work of a declared action on a row where the state allows it: answers with the values to store, those of the server
 * included, or throws a refusal. `values` are what the action takes, already checked.
 */
export type ActionWork = (context: WriteContext, row: Row, values: Values) => Promise<Values>;

/** The entities that the engine writes, with what each does beyond its declaration. Handed in by `app.ts`: the engine imports no entity. */
export type Entities = {
  /** All, to follow references both ways. */
  readonly all: readonly AnyResource[];
  readonly find: (name: string) => AnyResource | undefined;
  readonly hooksOf: (name: string) => Hooks;
  /** The work of a declared action; undefined where the entity declares none of the name. */
  readonly workOf: (name: string, action: string) => ActionWork | undefined;
};
