import type { ComponentType } from 'react';
import type { ClientNote } from '../client-note.ts';
import type { ChosenRows, Row } from '../row.ts';
import type { RecordSlotProps } from './record-slots.ts';

/**
 * `onBlocked` hides the button that deletes while deleting would be refused. `remove` deletes the record, as that button does, in the
 * version that is given.
 */
export type DeletionConfirmationProps = RecordSlotProps & {
  readonly onBlocked: (isBlocked: boolean) => void;
  readonly remove: (record: Row) => Promise<void>;
};

/** An action on one record or many rows; `onNote` receives what is written to clients about it. */
export type ActionConfirmationProps = {
  readonly action: string;
  readonly rows: ChosenRows;
  readonly note: ClientNote;
  readonly onNote: (note: ClientNote) => void;
};

/** `values` are restored to the record from its history. */
export type RevertConfirmationProps = RecordSlotProps & { readonly values: Row };

/** `draft` is the record as it would be saved; `onStay` goes back to the form. */
export type SaveConfirmationProps = { readonly draft: Row; readonly onSave: () => Promise<void>; readonly onStay: () => void };

/** Positions in the questions that are asked before something happens. */
export type ConfirmationSlots = {
  readonly Deletion?: ComponentType<DeletionConfirmationProps>;
  readonly Action?: ComponentType<ActionConfirmationProps>;
  readonly Revert?: ComponentType<RevertConfirmationProps>;
  /** The whole question: the engine has none before it saves. It may save at once. */
  readonly Save?: ComponentType<SaveConfirmationProps>;
};
