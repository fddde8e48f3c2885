import type { ComponentType } from 'react';
import type { Language } from '../../../../contract/basics/languages.ts';
import type { ResourceName } from '../../../../contract/resources/registry.ts';
import type { ClientNote } from '../client-note.ts';
import type { ChosenRows, Row } from '../row.ts';
import type { Within } from '../within.ts';
import type { Words } from '../words.ts';
import type { FieldAdditions } from './field-addition.ts';

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
  /** What is said after saving, with the way to the outbox: a message that waits there. `before` is null of a new record. */
  readonly afterSave?: (saved: Row, before: Row | null, words: Words) => string | undefined;
};

export type RecordSlotProps = { readonly record: Row };

/** `className` makes it look like what is around it: a button, or an item of a menu. `isDirty`: the form has changes that are not saved. */
export type RecordToolProps = RecordSlotProps & { readonly className: string; readonly isDirty?: boolean };

/** What has a name: a tab, or a section of the side. */
export type RecordTab = {
  /** Its name in the address: `?tab=`. */
  readonly key: string;
  readonly label: (words: Words) => string;
  readonly Tab: ComponentType<RecordSlotProps>;
  /** Next to its name: how much of it needs a look. */
  readonly Mark?: ComponentType<RecordSlotProps>;
};

/** A tab with the rows of another entity that belong to the record, by one of their references. Its key is the name of the entity. */
export type ListTab = { readonly list: ResourceName; readonly by: string };

/** Sections of the form on one page, under one name. The key of the first names the page in the address. */
export type FormPart = { readonly label: (words: Words) => string; readonly sections: readonly [string, ...string[]] };

/** Several pages in one tab, with a row of links over them. */
export type TabGroup = {
  readonly label: (words: Words) => string;
  /** A text is the key of the history. */
  readonly parts: readonly (RecordTab | ListTab | FormPart | string)[];
  /** The first part has links to the others: the row of links is over the others alone. */
  readonly firstLeads?: boolean;
  readonly Mark?: ComponentType<RecordSlotProps>;
};

/** An item of the menu, with a dialog of its own. */
export type MenuAction = {
  readonly label: (words: Words, record: Row) => string;
  readonly Dialog: ComponentType<RecordSlotProps & { readonly onClose: () => void }>;
};

/** Positions of the page of a record. */
export type RecordSlots = {
  /** Next to the main action, always. */
  readonly MainTools?: ComponentType<RecordToolProps>;
  /** Next to the main action; in the menu where there are too many actions. */
  readonly Tools?: ComponentType<RecordToolProps>;
  /** In the menu at the end of the head, over deleting. */
  readonly menu?: readonly MenuAction[];
  /** After the tabs of the form. With a group among them, the form and the history are only where it names them. */
  readonly tabs?: readonly (RecordTab | ListTab | TabGroup)[];
  /** Above the history: in a column next to the form, under it where there is no room, folded where the record is next to its list. */
  readonly side?: readonly Pick<RecordTab, 'label' | 'Tab'>[];
};

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
