import type { ComponentType, ReactNode } from 'react';
import type { Tone } from '../../../ui/page/status.tsx';
import type { CellValue, InputProps, PartsProps } from '../field-props.ts';
import type { Row } from '../row.ts';

/** A value of a field: what both changes began with, and what each made of it. */
export type Versions = { readonly base: unknown; readonly mine: unknown; readonly theirs: unknown };

/** What an entity adds to one of its fields. */
export type FieldAddition = {
  /** How much each value of a choice needs a look. Without it the choice is plain text. */
  readonly tones?: Readonly<Record<string, Tone>>;
  /** How a value that is there is shown, in lists and on the page of the record. */
  readonly cell?: (context: CellValue) => ReactNode;
  /** The same with all the room that it needs, on the page of the record. */
  readonly show?: (context: CellValue) => ReactNode;
  /** What changed in a structure, part by part in words; of one value, what it consists of. Without it, all its values are listed. */
  readonly Parts?: ComponentType<PartsProps>;
  /** What is shown where there is no value. */
  readonly absent?: (context: CellValue) => ReactNode;
  readonly input?: ComponentType<InputProps>;
  /** How the input takes its room: the whole width, a row that it begins, or several controls under one name. */
  readonly shape?: { readonly wide?: boolean; readonly first?: boolean; readonly group?: boolean; readonly errorInside?: boolean };
  /** What an empty input shows. */
  readonly placeholder?: (draft: Row) => string | undefined;
  /** What two changes of the field make together if they were made at the same time; undefined where one of them has to be chosen. */
  readonly merge?: (versions: Versions) => unknown;
  /** The input of another field writes it too: it has no row of its own. */
  readonly isElsewhere?: true;
};

/** Additions to fields, by the name of the field. */
export type FieldAdditions = Readonly<Record<string, FieldAddition>>;
