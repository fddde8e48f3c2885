import type { Action, Needs, Proven } from '../basics/access.ts';
import type { ErrorCode } from '../basics/errors.ts';
import type { RelativePeriod } from '../basics/relative-periods.ts';
import type { Fields, InlineKind, OwnRule, SharedRule } from './fields.ts';
import type { DraftOf } from './values.ts';

/** What every row has without saying so. */
export const systemFields = ['id', 'version', 'created_at', 'updated_at'] as const;
export type SystemField = (typeof systemFields)[number];

/** What joins conditions of a filter: all hold, or at least one. They are in filters next to the names of fields. */
export const joints = ['all', 'any'] as const;
export type Joint = (typeof joints)[number];
/** Fields with names that mean nothing else in a filter. */
type FilterableFields = Fields & { readonly [J in Joint | 'q']?: never };

type Name<F> = keyof F & string;
type System = 'id' | 'created_at' | 'updated_at';
/** Fields that no list shows: rows within the record, structures, secrets. */
type Unlisted = { readonly kind: 'children' | 'secret' } | { readonly kind: 'json'; readonly inLists?: never };
/** Names of the fields that a list can show; every text where the entity is not known. */
type Listed<F> = string extends keyof F ? string : Name<{ readonly [K in keyof F as F[K] extends Unlisted ? never : K]: F[K] }>;
/** Names of the fields that have one value to sort, filter and search by. */
type Compared<F> = string extends keyof F
  ? string
  : Name<{ readonly [K in keyof F as F[K] extends Unlisted | { readonly kind: 'json' | 'file' | 'image' } ? never : K]: F[K] }>;
type Column<F> = Listed<F> | System;
type NotInline = { readonly writtenBy: 'server' | 'action' } | { readonly lines: number };
/** Names of the fields that people write within a list; every text where the entity is not known. */
type Inline<F> = string extends keyof F
  ? string
  : Name<{ readonly [K in keyof F as F[K] extends NotInline ? never : F[K] extends { readonly kind: InlineKind } ? K : never]: F[K] }>;

type InstantOf<F> = { [K in Name<F>]: F[K] extends { readonly kind: 'instant' } ? K : never }[Name<F>];
/** Names of the fields that every row has a value of; every text where the entity is not known. */
type RequiredOf<F> = string extends keyof F ? string : { [K in Name<F>]: F[K] extends { readonly required: true } ? K : never }[Name<F>];
/** Names of the instants of a row; every text where the entity is not known. */
type Time<F> = string extends keyof F ? string : InstantOf<F> | 'created_at';

export type ListOf<F> = {
  readonly columns: readonly Column<F>[];
  /** Columns that a person can add; none of them is shown at first. */
  readonly moreColumns?: readonly Column<F>[];
  /**
   * Columns of two numbers, by the first: `{ width: 'height' }` is shown as `1920 × 1080` under the name that the labels give to the pair.
   * An export has both.
   */
  readonly pairs?: { readonly [K in Column<F>]?: Column<F> };
  readonly sort: readonly [by: Compared<F> | System, direction: 'asc' | 'desc'];
  /** What the console orders rows by before `sort` when the list is opened, such as trouble before health. Two keys at most. */
  readonly opensBy?: readonly (readonly [by: Compared<F>, direction: 'asc' | 'desc'])[];
  readonly filters?: readonly (Compared<F> | 'created_at')[];
  /** Compared for equality by programs and links, without a filter over the list: what a row is known by, and what refers to others. */
  readonly matched?: readonly Compared<F>[];
  readonly search?: readonly Compared<F>[];
  /** The instant by which people think of rows in days, one of the filters: the list opens on the first of the periods. */
  readonly time?: {
    readonly field: Time<F>;
    readonly periods: readonly [RelativePeriod, ...RelativePeriod[]];
    /** Rows of a day are read from the last one back: they tell what has been, not what is to come. */
    readonly newestFirst?: true;
  };
  /** The instant, one of the filters, that is also asked for by the hour of the day, in Prague: nothing finds it but reading the rows. */
  readonly hours?: Time<F>;
  /** Columns that are written in the list itself: what is changed often and what no rule ties to another field. */
  readonly inline?: readonly Inline<F>[];
  /**
   * What a row says on a phone, in two lines: what it is and when, then its state and place. Only where that differs from what
   * follows from the fields (`contract/derive/shown/row-lines.ts`).
   */
  readonly lines?: readonly [first: readonly [Column<F>, ...Column<F>[]], second: readonly Column<F>[]];
  /** Columns without an index, each with the reason why it is not sorted by. */
  readonly unsorted?: Readonly<Partial<Record<Listed<F> | 'updated_at', string>>>;
};

type StatesOf<X> = X extends { readonly kind: 'choice'; readonly choices: readonly (infer C)[] } ? C : never;

/** What can be done with a row in addition to writing its fields. The server's module of the entity does the work. */
export type RowAction<F> = Proven & {
  /** Values of a choice from which it may be done; in every other it is refused. */
  readonly when?: { readonly [K in Name<F>]?: readonly StatesOf<F[K]>[] };
  /** The instant that must have come: before it the console does not offer the action, and the server refuses it. */
  readonly notBefore?: InstantOf<F>;
  /** As `notBefore`, but from the beginning of the day in Prague on which the instant lies. */
  readonly fromDayOf?: InstantOf<F>;
  /** It can be done for so many minutes after the instant, and no longer. */
  readonly upTo?: { readonly minutes: number; readonly after: InstantOf<F> };
  /** The console does it without a question, and offers the named action to undo it. */
  readonly undoneBy?: string;
  /**
   * Values with which there is nothing to do: then the console does not offer it. Asked for all the same, it does no harm; where
   * `when` is against it, it is refused with what the row is, and among many rows it is unchanged.
   */
  readonly idle?: { readonly [K in Name<F>]?: readonly (string | number | boolean | null)[] };
  /** Fields that who asks for it may fill in. */
  readonly takes?: readonly Name<F>[];
  /** What usually comes next where it may be done: the console keeps it in sight where the others wait under one button. */
  readonly usual?: true;
  /** It takes something away from a client: the console asks twice. */
  readonly grave?: true;
  /** It writes to someone over the channel: where that has no way out, the console says so in the words `unsent`. */
  readonly sends?: 'email' | 'sms';
  /** Clients are written to of it: who asks for it may add a message to them. */
  readonly notifiesClients?: true;
};

type RuleOf<F extends Fields, C extends string> =
  | SharedRule<DraftOf<{ readonly fields: F }>>
  | OwnRule<DraftOf<{ readonly fields: F }>, Name<F>, C>;

export type Definition<N extends string, F extends Fields, T extends string, A extends string = string, C extends string = string> = {
  /** Names the API collection, the table (with `_`) and the label file's entry. */
  readonly name: N;
  /** Address of the list; of the form when the entity is a singleton. */
  readonly page: `/${string}`;
  /** Address prefix of records and of the entity in react-admin; the page without this. */
  readonly prefix?: `/${string}`;
  readonly createPage?: `/${string}`;
  /** Address of one record when it is not `prefix/:id`; its parameters are fields of the row. */
  readonly recordPage?: `/${string}`;
  readonly areas: Needs;
  readonly alsoReadBy?: Needs;
  readonly writtenBy?: Needs;
  /** The field that leads to the store, or an explicit null: no one forgets the limitation by silence. */
  readonly limitedBy: 'id' | Name<F> | null;
  readonly represent: Compared<F>;
  /** The person whom a row is about: people look for them first, and for what represents the row after. */
  readonly person?: Name<F>;
  readonly fields: F;
  readonly list: ListOf<F>;
  /** Fields by the sections that they are in; a row that is only read also says when it came. */
  readonly form: Readonly<Record<T, readonly (Name<F> | 'created_at')[]>>;
  readonly rules?: readonly RuleOf<F, C>[];
  /** Fields that say one thing between them, as the two ends of a time: who gives one back its value of then gives all of them theirs. */
  readonly together?: readonly (readonly [Name<F>, Name<F>, ...Name<F>[]])[];
  /** Keys over several fields, each with the refusal and the field that it is at. */
  readonly unique?: readonly { readonly fields: readonly [Name<F>, ...Name<F>[]]; readonly error: ErrorCode; readonly at: Name<F> }[];
  /** A value that the server gives out: once at a store and in a day of Prague, the one of the instant. A key of the database. */
  readonly uniqueNumber?: { readonly field: Name<F>; readonly perDayOf: InstantOf<F> };
  /** What a row of a file is recognised by: its value names one row of a store. */
  readonly importBy?: Name<F>;
  /**
   * What rows are recognised by in addition to `importBy`, where that alone is shared by several: no key of the database then. A row without a
   * value would be new each time it is imported, so they are required.
   */
  readonly importWith?: readonly [RequiredOf<F>, ...RequiredOf<F>[]];
  /** Named by the address `/{id}/actions/{name}`; needs the right to edit. */
  readonly actions?: Readonly<Record<A, RowAction<F>>>;
  /** A new record is written to by e-mail, such as an invitation: the console says so where e-mails do not leave the server. */
  readonly createSends?: true;
  /** Clients are written to of what happens to its rows: who changes one may ask for silence, or add a message to them. */
  readonly notifiesClients?: true;
  /** What may be done when it is not everything. */
  readonly operations?: readonly Action[];
  readonly singleton?: true;
  readonly audit?: false;
  readonly versioned?: false;
  /** Rows come for ever: time is in the primary key, so that the table can be partitioned by month. */
  readonly endless?: true;
  /** Its rows come without a change being published for each: nothing that follows changes may rely on them, and its totals are counted again. */
  readonly unannounced?: true;
  /**
   * The database checks no column of it: the server alone writes its rows, one with every change of every other entity, and PostgreSQL
   * prepares each check again for each statement.
   */
  readonly unchecked?: true;
  /** Field with the address that a row went to: rows for accounts above one's own are no one's to see. */
  readonly addressedTo?: Name<F>;
  /** A change becomes a revision for the store's branch. */
  readonly syncs?: true;
  /** Goes to the branch and yet configures nothing there, as reservations: backups of the store leave it out. */
  readonly passing?: true;
};

/** A declared entity. */
export type Resource<N extends string = string, F extends Fields = Fields, T extends string = string> = Definition<N, F, T>;

type LooseAction = Omit<RowAction<Fields>, 'when' | 'notBefore' | 'fromDayOf' | 'upTo' | 'idle'> & {
  readonly when?: Readonly<Record<string, readonly string[] | undefined>>;
  readonly notBefore?: string;
  readonly fromDayOf?: string;
  readonly upTo?: { readonly minutes: number; readonly after: string };
  readonly idle?: Readonly<Record<string, readonly (string | number | boolean | null)[] | undefined>>;
};

/** Any declared entity, without knowing which: what shared code works with. */
export type AnyResource = Omit<Definition<string, Fields, string>, 'rules' | 'actions' | 'uniqueNumber'> & {
  readonly uniqueNumber?: { readonly field: string; readonly perDayOf: string };
  readonly rules?: readonly (SharedRule<never> | OwnRule<never, string, string>)[];
  readonly actions?: Readonly<Record<string, LooseAction>>;
};

/** Names of the actions that an entity declares. */
export type ActionNameOf<R> = R extends { readonly actions?: infer D } ? keyof NonNullable<D> & string : never;

/** Codes of the problems that only its own rules find. */
export type RuleCodeOf<R> = R extends { readonly rules?: readonly (infer X)[] }
  ? X extends { readonly code: infer C extends string }
    ? C
    : never
  : never;

/** Declares an entity: pure data that every layer reads. */
export function defineResource<
  const N extends string,
  const F extends FilterableFields,
  const T extends string,
  const A extends string = never,
  const C extends string = never,
>(definition: Definition<N, F, T, A, C>): Definition<N, F, T, A, C> {
  return definition;
}
