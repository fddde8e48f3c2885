import type { ComponentType, ReactNode } from 'react';
import type { Actor } from '../../../contract/basics/access.ts';
import type { Language } from '../../../contract/basics/languages.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import type { ResourceName } from '../../../contract/resources/registry.ts';
import type { IconName } from '../../ui/icon/generated/icon-name.ts';
import type { Tone } from '../../ui/page/status.tsx';
import type { CellValue } from './cell-value.ts';
import type { ClientNote } from './client-note.ts';
import type { InputProps } from './input-props.ts';
import type { ChosenRows, Row } from './row.ts';
import type { Within } from './within.ts';
import type { Words } from './words.ts';

export type TabProps = { readonly record: Row };
/** A tool looks as what it stands among. */
export type ToolProps = TabProps & {
  readonly className: string;
  /** Something typed in the form of the record is not saved. */
  readonly isDirty?: boolean;
};
/** What stands among other things that can be done with chosen rows: some of a list, or all that belong to a record. */
export type RowsToolProps = { readonly rows: ChosenRows; readonly within?: Within };
/** In the question before an action happens to the rows; `onNote` says what clients are written about it. */
export type TellingProps = {
  readonly action: string;
  readonly rows: ChosenRows;
  readonly note: ClientNote;
  readonly onNote: (note: ClientNote) => void;
};
/**
 * `draft` is what the form holds now, or the row where it is only read; `fill` puts values into the form without saving them.
 * `language` is that in which texts with an English variant are shown.
 */
export type BesideProps = { readonly draft: Row; readonly fill?: (values: Row) => void; readonly language?: Language };
/** `draft` is the record as it would be saved; `onStay` goes back to the form. */
export type BeforeSaveProps = { readonly draft: Row; readonly onSave: () => Promise<void>; readonly onStay: () => void };
/** A value of a field: what both began with, and what each made of it. */
export type Versions = { readonly base: unknown; readonly mine: unknown; readonly theirs: unknown };
/** `values` are given back to the record from its history. */
export type RevertingProps = { readonly record: Row; readonly values: Row };
export type OwnTab = {
  /** Its name in the address: `?tab=`. */
  readonly key: string;
  readonly label: (words: Words) => string;
  readonly Tab: ComponentType<TabProps>;
};

/** Sections of the form on one page, under one name: the key of the first names the page in the address. */
export type FormPart = { readonly label: (words: Words) => string; readonly sections: readonly [string, ...string[]] };
/** Parts of a record that belong together and share a tab: each is a tab by its key, the history, or a page of the form. */
export type PartGroup = {
  readonly key: string;
  readonly label: (words: Words) => string;
  readonly parts: readonly (string | FormPart)[];
  /** The first part leads to the others by links of its own: the row of links stands over the others alone. */
  readonly firstLeads?: boolean;
  /** Beside its name: how much of it needs somebody. */
  readonly Mark?: ComponentType<TabProps>;
};

/** What is done to one record and not undone, after a dialog of its own. */
export type Danger = {
  readonly key: string;
  readonly label: (words: Words, record: Row) => string;
  readonly Dialog: ComponentType<TabProps & { readonly onClose: () => void }>;
};

/** What the head of a record says, where it is not what follows from the declaration. */
export type Head = {
  /** The field that people call the record by on its own page. Where it is a reference, its name is the record's everywhere. */
  readonly title?: string;
  /** What tells the record from all others, in the title of the document, of the drawer and of questions about it. */
  readonly name?: (record: Row, words: Words, now: Date) => string;
  /** Under the name, in one line. */
  readonly Line?: ComponentType<TabProps>;
  /** The field that says its state, where it is not called so; and a mark that says more than the field. */
  readonly state?: string;
  readonly State?: ComponentType<TabProps>;
  /** Fields that matter about it, above all others. */
  readonly facts?: readonly string[];
};

/** What an entity adds to what follows from its declaration. */
export type Additions = {
  readonly icon?: IconName;
  /** How much each value of a choice needs a look. Without it the choice is plain text. */
  readonly tones?: Readonly<Record<string, Readonly<Record<string, Tone>>>>;
  /** How a value that is there is shown, in lists and on the record's page. */
  readonly cells?: Readonly<Record<string, (context: CellValue) => ReactNode>>;
  /** The same with all the room that it needs, on the record's page. */
  readonly shows?: Readonly<Record<string, (context: CellValue) => ReactNode>>;
  /** What a list shows where there is no value. */
  readonly absent?: Readonly<Record<string, (context: CellValue) => ReactNode>>;
  readonly inputs?: Readonly<Record<string, ComponentType<InputProps>>>;
  /** How an own input takes its room: the whole width, or several controls under one name. */
  readonly shapes?: Readonly<Record<string, { readonly wide?: boolean; readonly group?: boolean; readonly errorInside?: boolean }>>;
  /** What two changes of a field make together that were made side by side; undefined where they exclude each other, or one has all. */
  readonly merges?: Readonly<Record<string, (versions: Versions) => unknown>>;
  /** Inputs of the form of a new record alone; fields that stand `within` one of them have no row of their own there. */
  readonly creation?: Pick<Additions, 'inputs' | 'shapes'> & { readonly within?: readonly string[] };
  /** Above the fields of a tab, in the form of a new record. */
  readonly beginnings?: Readonly<Record<string, ComponentType>>;
  /** Beside what can be done with the record. */
  readonly RecordTools?: ComponentType<ToolProps>;
  /** They are in usual demand: beside the main action also where others wait in a menu. */
  readonly usualTools?: true;
  readonly head?: Head;
  /** In the menu at the end of the head, beside deleting. */
  readonly dangers?: readonly Danger[];
  /** What stands for a field while it is empty. */
  readonly placeholders?: Readonly<Record<string, (draft: Row) => string | undefined>>;
  /** Why this one record is only read by who is signed in, although they write others; undefined when they write it too. */
  readonly readOnly?: (context: { readonly record: Row; readonly actor: Actor; readonly words: Words }) => string | undefined;
  /** Fields of this one record that would say nothing to who is signed in: they are empty, and theirs not to fill in. */
  readonly unseen?: (record: Row, actor: Actor) => readonly string[];
  /** The message that was written because of what was saved, where it has no way out: what is said of it then. `before` is null of a new record. */
  readonly unsent?: (saved: Row, before: Row | null, words: Words) => string | undefined;
  readonly tabs?: readonly OwnTab[];
  /** What shares a tab on the record's page, where its tabs would be too many; a part that is named nowhere is not shown. */
  readonly groups?: readonly PartGroup[];
  /** Lists that are tabs of a record: of which entities, and by which of their references they belong to it. */
  readonly lists?: Readonly<Partial<Record<ResourceName, string>>>;
  /** The reference to the record that lists the entity in a tab: the way up leads there instead of to the list of all. */
  readonly listedBy?: string;
  /** The tab there when it is not the list of the entity alone. */
  readonly listedIn?: string;
  /** Above the history: beside the form, under it where there is no room, folded where the record stands beside its list. */
  readonly aside?: { readonly title: (words: Words) => string; readonly Aside: ComponentType<TabProps> };
  /** Under the fields of the form and of the values. */
  readonly Beside?: ComponentType<BesideProps>;
  /** Before values are given back from the history: what that means to others. */
  readonly Reverting?: ComponentType<RevertingProps>;
  /** Before changes of a record are saved: asks, or lets them be saved at once. */
  readonly BeforeSave?: ComponentType<BeforeSaveProps>;
  /** Before an action happens: which clients are written to about it. */
  readonly Telling?: ComponentType<TellingProps>;
  /** What is said over the trash: how long deleted rows stay in it, where that is not for ever. */
  readonly trashNote?: (words: Words) => string;
  /** In the question before the record is deleted: what comes of it. */
  readonly DeletionNote?: ComponentType<TabProps>;
  /** Between the head of the list and its rows. */
  readonly OverList?: ComponentType;
  /** Beside the main action of the list. */
  readonly ListTools?: ComponentType;
  /** Keys of one character that `ListTools` take, and what they do to the focused row. */
  readonly listKeys?: (words: Words) => readonly (readonly [key: string, deed: string])[];
  /** Beside what can be done with the selected rows of a list. */
  readonly BulkTools?: ComponentType<RowsToolProps & { readonly count: number }>;
  /** Beside the main action of the list in a tab: for all rows of the record. */
  readonly TabTools?: ComponentType<RowsToolProps>;
};

/** Fetches what an entity adds; nothing for most. */
export type LoadAdditions = (entity: string) => Promise<Additions>;

/** What each page of an entity is given. */
export type EntityPageProps = { readonly resource: AnyResource; readonly additions: Additions };
