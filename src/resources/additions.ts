import type { ComponentType, ReactNode } from 'react';
import type { ResourceName } from '../../contract/resources/registry.ts';
import type { IconName } from '../ui/icon-paths.ts';
import type { Tone } from '../ui/status.tsx';
import type { CellContext } from './derive/cell-context.ts';
import type { InputProps } from './derive/input-props.ts';
import type { Row } from './row.ts';
import type { Words } from './words.ts';

export type TabProps = { readonly record: Row };
export type OwnTab = {
  /** Its name in the address: `?tab=`. */
  readonly key: string;
  readonly label: (words: Words) => string;
  readonly Tab: ComponentType<TabProps>;
};

/** What an entity adds to what follows from its declaration. */
export type Additions = {
  readonly icon?: IconName;
  /** How much each value of a choice needs a look. Without it the choice is plain text. */
  readonly tones?: Readonly<Record<string, Readonly<Record<string, Tone>>>>;
  readonly cells?: Readonly<Record<string, (context: CellContext) => ReactNode>>;
  readonly inputs?: Readonly<Record<string, ComponentType<InputProps>>>;
  /** What stands for a field while it is empty. */
  readonly placeholders?: Readonly<Record<string, (draft: Row) => string | undefined>>;
  readonly tabs?: readonly OwnTab[];
  /** Lists that are tabs of a record: of which entities, and by which of their references they belong to it. */
  readonly lists?: Readonly<Partial<Record<ResourceName, string>>>;
  /** The reference to the record that lists the entity in a tab: the way up leads there instead of to the list of all. */
  readonly listedBy?: string;
  /** Beside the main action of the list. */
  readonly ListTools?: ComponentType;
};
