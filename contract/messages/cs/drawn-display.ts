import type { ColumnKind } from '../../rules/display/display-design.ts';

/** What a drawn display says that is not in its design. */
export const drawnDisplay = {
  columns: { number: 'Číslo', desk: 'Přepážka', service: 'Činnost' } satisfies Readonly<Record<ColumnKind, string>>,
  /** Next to a number that was called before. */
  again: (attempt: number): string => `${attempt}. výzva`,
  playlist: 'Playlist',
};

/** The Czech words set the shape. */
export type DrawnDisplay = typeof drawnDisplay;
