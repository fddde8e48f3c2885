import type { ComponentType } from 'react';
import type { ChosenRows } from '../row.ts';
import type { Within } from '../within.ts';
import type { Words } from '../words.ts';

/** Which list it is: `within` is the record that has it in a tab, `isTrash` the list of deleted rows. */
export type ListSlotProps = { readonly within?: Within; readonly isTrash?: boolean };

/** `rows` are the selected ones, of which there are `count`. */
export type SelectionSlotProps = { readonly rows: ChosenRows; readonly count: number };

/** Positions of a list. The list on its own page, in a tab of a record and of deleted rows have the same. */
export type ListSlots = {
  /** Between the head and the rows; not in a tab. */
  readonly Above?: ComponentType<ListSlotProps>;
  /** Next to the main action; not over deleted rows. */
  readonly Tools?: ComponentType<ListSlotProps>;
  /** Keys of one character and what they do to the focused row, as the sheet of keys names them. */
  readonly keys?: (words: Words) => readonly (readonly [key: string, action: string])[];
  /** What a key presses in the focused row, by its selector. `Tools` take the other `keys`. */
  readonly pressedByKey?: Readonly<Record<string, string>>;
  /** Next to the actions on the selected rows. */
  readonly SelectionTools?: ComponentType<SelectionSlotProps>;
};
