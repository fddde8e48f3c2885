import type { ReactNode } from 'react';
import type { AnyResource, Field } from '../../../contract/kit/index.ts';
import type { FieldControl } from '../../ui/field/field.tsx';
import type { Row } from './row.ts';
import type { Words } from './words.ts';

/** One value of a row, with what it takes to say it. An entity's own cell gets this much. */
export type CellValue = {
  readonly resource: AnyResource;
  readonly words: Words;
  readonly row: Row;
  readonly name: string;
  readonly value: unknown;
  /** Whether it is inside the link to its row, which can hold no link of its own. */
  readonly isInLink?: boolean;
};

/**
 * Two values of a field that is a structure. `before` is null where nothing was set, and undefined where one value is shown and
 * nothing changed.
 */
export type PartsProps = Pick<CellValue, 'name'> & {
  readonly resource: Pick<AnyResource, 'name'>;
  readonly before: unknown;
  readonly after: unknown;
};

export type NestedField = { readonly parent: string; readonly name: string; readonly path: string; readonly field: Field };

/** All that an input of a form may need to know. Its value is the form's, under `path`. */
export type InputProps = {
  readonly resource: AnyResource;
  readonly words: Words;
  /** Of the field in its declaration: `items.kind` in rows within the record. */
  readonly name: string;
  /** Of the value in the form: `items.0.title`. */
  readonly path: string;
  readonly label: string;
  readonly control: FieldControl;
  readonly placeholder: string | undefined;
  /** The record as it is stored; null of a new one, and where no input asks. */
  readonly row: Row | null;
  /** The whole row of a field inside this one, for rows owned by the parent. */
  readonly nested: (field: NestedField) => ReactNode;
};
