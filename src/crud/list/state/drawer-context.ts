import { createContext, type ReactNode } from 'react';
import type { EntityPageProps } from '../../core/additions/additions.ts';
import type { Row } from '../../core/row.ts';

export type DrawerProps = EntityPageProps & {
  /** The record as the address names it. */
  readonly asked: string;
  /** Those of the page, to be walked through. */
  readonly rows: readonly Row[];
  /** Given by a list that has more rows than the page. */
  readonly walk: RowWalk | undefined;
};

/** Rows of a continuous list around those in sight: they follow the record that is edited. */
export type RowWalk = {
  /** Place of the first of them among all, counted from 0. */
  readonly first: number;
  readonly rows: readonly Row[];
  /** How many the list has. */
  readonly count: number;
};

/** What edits a record next to the list. It comes from above: forms have lists in their tabs, so that lists cannot know forms. */
export const DrawerContext = createContext<((props: DrawerProps) => ReactNode) | null>(null);
