import type { ComponentType } from 'react';
import type { Language } from '../../../../contract/basics/languages.ts';
import type { Row } from '../row.ts';
import type { Words } from '../words.ts';
import type { FieldAdditions } from './field-addition.ts';

/**
 * `draft` is what the form has now, or the row where it is only read; `fill` puts values into the form without saving them.
 * `language` is that in which texts with an English variant are shown.
 */
export type FormSlotProps = { readonly draft: Row; readonly fill?: (values: Row) => void; readonly language?: Language };

/** Positions of a form. */
export type FormSlots = {
  /** Above the fields of a section, by its key; in the form of a new record. */
  readonly aboveNew?: Readonly<Record<string, ComponentType>>;
  /** What is different about fields in the form of a new record. */
  readonly newFields?: FieldAdditions;
  /** The form of a new record begins at its first empty field, for entities that are filled in while someone waits. */
  readonly beginsInForm?: boolean;
  /** Under the fields; also where the record is only read. */
  readonly Below?: ComponentType<FormSlotProps>;
  /** What is reported after saving, with the way to the outbox: a message that waits there. `before` is null of a new record. */
  readonly afterSave?: (saved: Row, before: Row | null, words: Words) => string | undefined;
};
