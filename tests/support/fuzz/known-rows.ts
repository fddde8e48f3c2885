/** Rows that the requests have made, with their versions, and those that they have taken away. */
export type KnownRows = {
  readonly add: (collection: string, id: number, version: number) => void;
  readonly takeAway: (collection: string, id: number) => void;
  readonly versionOf: (collection: string, id: number) => number;
  readonly pickKnown: (collection: string, pick: number) => number | undefined;
  readonly pickGone: (collection: string, pick: number) => number | undefined;
};

/** Remembers rows by their collection. */
export function knownRows(): KnownRows {
  const known = new Map<string, Map<number, number>>();
  const gone = new Map<string, number[]>();
  const inCollection = (collection: string) => {
    const rows = known.get(collection) ?? new Map<number, number>();
    known.set(collection, rows);
    return rows;
  };
  return {
    add: (collection, id, version) => inCollection(collection).set(id, version),
    takeAway: (collection, id) => {
      inCollection(collection).delete(id);
      gone.set(collection, [...(gone.get(collection) ?? []), id].slice(-50));
    },
    versionOf: (collection, id) => inCollection(collection).get(id) ?? 1,
    pickKnown: (collection, pick) => at([...inCollection(collection).keys()], pick),
    pickGone: (collection, pick) => at(gone.get(collection) ?? [], pick),
  };
}

function at(ids: readonly number[], pick: number): number | undefined {
  return ids[pick % Math.max(ids.length, 1)];
}
