import { createContext } from 'react';
import type { Location } from 'react-router';

/** A record that is elsewhere than on its own page: its address is then the list's, which has no room for its tabs. */
export type RecordPlace = {
  /** Where there is nothing left but the list. */
  readonly up: string;
  /** Whether the record still is there at an address. */
  readonly isInside: (next: Location) => boolean;
};

/** Null on the page of a record. */
export const RecordPlaceContext = createContext<RecordPlace | null>(null);
