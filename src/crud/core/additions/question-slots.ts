import type { ComponentType } from 'react';
import type { ClientNote } from '../client-note.ts';
import type { ChosenRows, Row } from '../row.ts';
import type { RecordSlotProps } from './record-slots.ts';

/**
 * `onBlocked` hides the button that deletes while deleting would be refused. `remove` deletes the record, as that button does, in the
 * version that is given.
 */
export type DeletionQuestionProps = RecordSlotProps & {
  readonly onBlocked: (isBlocked: boolean) => void;
  readonly remove: (record: Row) => Promise<void>;
};

/** An action on one record or many rows; `onNote` receives what is written to clients about it. */
export type ActionQuestionProps = {
  readonly action: string;
  readonly rows: ChosenRows;
  readonly note: ClientNote;
  readonly onNote: (note: ClientNote) => void;
};

/** `values` are restored to the record from its history. */
export type RevertQuestionProps = RecordSlotProps & { readonly values: Row };

/** `draft` is the record as it would be saved; `onStay` goes back to the form. */
export type SaveQuestionProps = { readonly draft: Row; readonly onSave: () => Promise<void>; readonly onStay: () => void };

/** Positions in the questions that are asked before something happens. */
export type QuestionSlots = {
  readonly Deletion?: ComponentType<DeletionQuestionProps>;
  readonly Action?: ComponentType<ActionQuestionProps>;
  readonly Revert?: ComponentType<RevertQuestionProps>;
  /** The whole question: the engine has none before it saves. It may save at once. */
  readonly Save?: ComponentType<SaveQuestionProps>;
};
