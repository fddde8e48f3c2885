import type { ComponentType, ReactNode } from 'react';
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
  /** Beside the main action of the list. */
  readonly ListTools?: ComponentType;
};
