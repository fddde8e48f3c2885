import type { ErrorCode, Problem, ProblemCode } from '../basics/errors.ts';

/** What any field may say of itself. */
export type Common = {
  readonly required?: true;
  /** Explains the field in OpenAPI. Needed where its name does not. */
  readonly description?: string;
  /**
   * Not written as other fields are, and never accepted in a form, an edit or a file: by the server alone, or, with `action`,
   * by anyone who asks for an action that takes it.
   */
  readonly writtenBy?: 'server' | 'action';
  /** Kept in the side table of live values: without version, history, audit and revision (page 08, Data). */
  readonly live?: true;
  /** No two rows that are not deleted may share the value. Next to a limitation to one store: within the store. */
  readonly unique?: ErrorCode;
  /** Personal data: its values live only in history that can be erased. */
  readonly personal?: true;
  /** Of no use at a branch: it stays at the central, and a change of it alone is no revision (decision 0026). */
  readonly keptFromBranch?: true;
};

type Writable<T> = Common & { readonly default?: T };

/** What a value must be in addition to its length. `shape` describes it to programs: whatever matches it is accepted. */
export type Check = readonly [holds: (value: string) => boolean, otherwise: ProblemCode, shape?: RegExp];

export type TextOptions = Writable<string> & {
  readonly max: number;
  readonly lines?: number;
  /** Kept character by character: a password is not a text that people read. */
  readonly verbatim?: true;
  readonly normalise?: (value: string) => string;
  readonly check?: Check;
  /** A create that leaves it out gets a value of the server. Forms leave it out where it is empty. */
  readonly isFoundFree?: true;
  /** It identifies something, for example a PIN. Rows are sorted by its characters, not as Czech text. */
  readonly identifies?: true;
  /** It is the English variant of the text field of this name: the console shows one of the two at their place in a form. */
  readonly translates?: string;
  /** What an earlier version stored and `check` refuses: it comes back from a backup, and no one writes it again. */
  readonly formerly?: (value: string) => boolean;
};
/** What a file is by its content. */
export type FileType = 'application/pdf' | ImageType | SoundType | VideoType;
export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/bmp' | 'image/gif';
export type SoundType = 'audio/wav';
export type VideoType = 'video/mp4' | 'video/webm' | 'video/x-matroska' | 'video/vnd.avi' | 'video/mpeg';
/**
 * A file is uploaded first; the field then holds the digest of its content (decision 0109). Users who may read the row may read the
 * file. With `public`, everyone may, without signing in. Files of devices can be large: they are stored on the disk or in S3, other files
 * in the database (decision 0127).
 */
export type FileOptions = Common & Kept & { readonly translates?: string };
type Kept = { readonly megabytes?: number; readonly public?: true; readonly storage?: 'devices' };
/** Which files are uploaded for a document that names them. */
export type DocumentFiles = Kept & { readonly types: readonly FileType[] };
export type Bounds = { readonly min: number; readonly max: number };
/** A place on a scale of silence: from so many seconds after the instant on, it is this. */
export type Band<C extends string> = { readonly afterSeconds: number; readonly is: C };
/** What comes before the scale: a flag that is off, a value that is there, an instant that is still to come. */
export type Foregoing<C extends string> = { readonly when: string; readonly holds: 'off' | 'set' | 'coming'; readonly is: C };

/** Options of each kind. Every layer answers for each of these kinds in one table. */
export type FieldOptions = {
  text: TextOptions;
  richText: Writable<string> & { readonly max: number };
  email: Writable<string>;
  phone: Writable<string>;
  /** `weekday`: 0 is Sunday, and people read its name. `identifies`: it names something and counts nothing, so its digits stay together. */
  int: Writable<number> & Bounds & { readonly weekday?: true; readonly identifies?: true };
  decimal: Writable<number> & Bounds & { readonly places: number };
  flag: Common & { readonly default: boolean };
  choice: Writable<string> & { readonly choices: readonly string[] };
  set: Common & { readonly choices: readonly string[]; readonly default?: readonly string[] };
  day: Writable<string> & { readonly notBefore?: 'today' };
  /** `HH:mm`; as an end it may be `24:00`, the end of the day. */
  time: Writable<string> & { readonly upTo24?: true };
  instant: Writable<string>;
  /** Whole seconds on the wire, shown in the unit. */
  duration: Writable<number> & Bounds & { readonly unit: 'seconds' | 'minutes' };
  /** `withinStore`: what is referred to belongs to the store of the row, or to one of its stores. */
  reference: Common & { readonly target: string; readonly withinStore?: true };
  references: Common & { readonly target: string; readonly withinStore?: true };
  children: Common & { readonly fields: Fields; readonly max: number };
  /** `inLists`: the entity has a cell of its own for it, so lists may have it as a column; every other structure they may not. */
  /** `files`: the digests that a value names; such files are in use. `accepts`: what may be uploaded for the field. */
  json: Common & {
    readonly schema: () => JsonSchema;
    readonly inLists?: true;
    readonly files?: (value: unknown) => readonly string[];
    readonly accepts?: DocumentFiles;
  };
  colour: Writable<string>;
  file: FileOptions & { readonly types: readonly FileType[] };
  /** `maximalHeight`: in pixels. */
  image: FileOptions & { readonly types?: readonly ImageType[]; readonly maximalHeight?: number };
  /** Written by the server or once by a person, kept encrypted, never read back. */
  secret: Common & { readonly max: number };
  computed: {
    readonly choices: readonly string[];
    readonly from: string;
    /** The instant is a live value of the store that the row belongs to by `store_id`. */
    readonly ofStore?: true;
    readonly absent: string;
    readonly bands: readonly Band<string>[];
    /** The choice of the row that is it before the first of the bands; `absent` where it is empty. */
    readonly reported?: string;
    /** The first of these that holds is it, and the scale is not asked. */
    readonly before?: readonly Foregoing<string>[];
  };
};

/** The part of JSON Schema that a `json` field may describe itself with. */
export type JsonSchema = { readonly [keyword: string]: unknown };

export type FieldKind = keyof FieldOptions;
/** Kinds with one control that fits into a cell of a list. */
export type InlineKind = Exclude<
  FieldKind,
  'richText' | 'set' | 'references' | 'children' | 'json' | 'file' | 'image' | 'secret' | 'computed'
>;
export type FieldOf<K extends FieldKind = FieldKind> = { [P in K]: { readonly kind: P } & FieldOptions[P] }[K];
export type Field = FieldOf;
export type Fields = { readonly [name: string]: Field };

/** What rows within a record may hold: the server judges references and files, encrypts secrets and computes for records alone. */
type ChildFields = {
  readonly [name: string]: FieldOf<Exclude<FieldKind, 'children' | 'reference' | 'references' | 'file' | 'image' | 'secret' | 'computed'>>;
};

/** One layer's answer for every kind. A kind without one does not compile. */
export type Answers<R, C = void> = { readonly [K in FieldKind]: (field: FieldOf<K>, context: C) => R };

/** Asks a layer's table for its answer to one field. */
export function answer<K extends FieldKind, R, C>(
  answers: { readonly [P in K]: (field: FieldOf<P>, context: C) => R },
  field: FieldOf<K>,
  context: C,
): R {
  const answerer: (field: FieldOf<K>, context: C) => R = answers[field.kind];
  return answerer(field, context);
}

/** A rule across fields that several entities share: what is wrong with the draft, by field; nothing when all is well. */
export type SharedRule<V> = (draft: V) => Readonly<Record<string, Problem>>;
/** A rule across fields of one entity. The sentence for its code is at the field and among the words of the entity. */
export type OwnRule<V, N extends string, C extends string> = { readonly code: C; readonly at: N; readonly breaks: (draft: V) => boolean };

const make = <const K extends FieldKind, const O>(kind: K, options: O): { readonly kind: K } & O => ({ kind, ...options });

/** The vocabulary of declarations. */
export const field = {
  text: <const O extends FieldOptions['text']>(options: O) => make('text', options),
  richText: <const O extends FieldOptions['richText']>(options: O) => make('richText', options),
  email: <const O extends FieldOptions['email']>(options: O) => make('email', options),
  phone: <const O extends FieldOptions['phone']>(options: O) => make('phone', options),
  int: <const O extends FieldOptions['int']>(options: O) => make('int', options),
  decimal: <const O extends FieldOptions['decimal']>(options: O) => make('decimal', options),
  flag: <const O extends FieldOptions['flag']>(options: O) => make('flag', options),
  choice: <const C extends readonly string[], const O extends Writable<C[number]>>(choices: C, options: O) =>
    make('choice', { choices, ...options }),
  set: <const C extends readonly string[], const O extends Common & { readonly default?: readonly C[number][] }>(choices: C, options: O) =>
    make('set', { choices, ...options }),
  day: <const O extends FieldOptions['day']>(options: O) => make('day', options),
  time: <const O extends FieldOptions['time']>(options: O) => make('time', options),
  instant: <const O extends FieldOptions['instant']>(options: O) => make('instant', options),
  duration: <const O extends FieldOptions['duration']>(options: O) => make('duration', options),
  reference: <const T extends string, const O extends Common & { readonly withinStore?: true }>(target: T, options: O) =>
    make('reference', { target, ...options }),
  references: <const T extends string, const O extends Common & { readonly withinStore?: true }>(target: T, options: O) =>
    make('references', { target, ...options }),
  children: <const F extends ChildFields, const O extends Common & { readonly max: number }>(fields: F, options: O) =>
    make('children', { fields, ...options }),
  json: <const O extends FieldOptions['json']>(options: O) => make('json', options),
  colour: <const O extends FieldOptions['colour']>(options: O) => make('colour', options),
  file: <const O extends FieldOptions['file']>(options: O) => make('file', options),
  image: <const O extends FieldOptions['image']>(options: O) => make('image', options),
  secret: <const O extends FieldOptions['secret']>(options: O) => make('secret', options),
  /** A choice that follows from how long ago an instant was: the same bands in the browser and in SQL. */
  computed: <const C extends readonly string[], const F extends string>(
    choices: C,
    scale: {
      readonly from: F;
      readonly ofStore?: true;
      readonly absent: C[number];
      readonly bands: readonly Band<C[number]>[];
      readonly reported?: string;
      readonly before?: readonly Foregoing<C[number]>[];
    },
  ) => make('computed', { choices, ...scale }),
};
