import type { Identifier, RaRecord } from 'ra-core';

/** Rows that a list brought along, for the names that its cells ask for right after it. */
export type Prefetched = {
  readonly keep: (rows: Readonly<Record<string, readonly RaRecord[]>>) => void;
  /** All of the rows, in the order of the identifiers; undefined when one of them was not brought. */
  readonly find: (collection: string, ids: readonly Identifier[]) => RaRecord[] | undefined;
  readonly forget: () => void;
};

/** How long cells take to ask after their list has come, on a slow machine; later rows are read again. */
const freshMilliseconds = 3000;

/** `onBrought` is called with all that comes. */
export function createPrefetched(now: () => number = () => performance.now(), onBrought: Prefetched['keep'] = () => undefined): Prefetched {
  const kept = new Map<string, { readonly row: RaRecord; readonly until: number }>();
  const keyOf = (collection: string, id: Identifier): string => `${collection} ${id}`;
  return {
    keep: (rows) => {
      onBrought(rows);
      for (const [key, { until }] of kept) if (until < now()) kept.delete(key);
      for (const [collection, brought] of Object.entries(rows)) {
        for (const row of brought) kept.set(keyOf(collection, row.id), { row, until: now() + freshMilliseconds });
      }
    },
    find: (collection, ids) => {
      const found = ids.flatMap((id) => kept.get(keyOf(collection, id)) ?? []).filter(({ until }) => until >= now());
      return found.length === ids.length ? found.map(({ row }) => row) : undefined;
    },
    forget: () => kept.clear(),
  };
}
