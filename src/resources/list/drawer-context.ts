import { createContext, type ReactNode } from 'react';
import type { EntityPageProps } from '../entity-page.ts';
import type { Row } from '../row.ts';

export type DrawerProps = EntityPageProps & {
  /** The record as the address names it. */
  readonly asked: string;
  /** Those of the page, to be walked through. */
  readonly rows: readonly Row[];
};

/** What edits a record beside the list. It comes from above: forms have lists in their tabs, so that lists cannot know forms. */
export const DrawerContext = createContext<((props: DrawerProps) => ReactNode) | null>(null);
