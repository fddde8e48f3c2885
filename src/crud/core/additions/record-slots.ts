import type { ComponentType } from 'react';
import type { ResourceName } from '../../../../contract/resources/registry.ts';
import type { Row } from '../row.ts';
import type { Words } from '../words.ts';

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
