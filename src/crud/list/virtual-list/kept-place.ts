import { useStoreContext } from 'ra-core';
import { useState } from 'react';
import type { Start } from '../../../ui/table/virtual-list/continuous-table.tsx';

export type KeptPlace = {
  /** Where the list was left under the same question; its beginning otherwise. */
  readonly startsAt: Start;
  readonly keep: (place: Start) => void;
};

const beginning: Start = { first: 0, row: undefined };

/** Where a continuous list was left: anyone who comes back from a record goes on there. It lives as long as the tab. */
export function useKeptPlace(name: string, question: string): KeptPlace {
  const store = useStoreContext();
  const key = `${name}.place`;
  const [startsAt] = useState(() => placeIn(store.getItem(key), question) ?? beginning);
  return { startsAt, keep: ({ first, row }) => store.setItem(key, { question, first, row }) };
}

function placeIn(kept: unknown, question: string): Start | undefined {
  if (typeof kept !== 'object' || kept === null || !('question' in kept) || kept.question !== question) return undefined;
  if (!('first' in kept) || typeof kept.first !== 'number' || !('row' in kept)) return undefined;
  return { first: kept.first, row: typeof kept.row === 'number' ? kept.row : undefined };
}
