/** What a writer knows of a row of its own. */
export type Entry = {
  readonly collection: Collection;
  readonly id: number;
  /** The last version that was acknowledged; null once the deletion was. */
  version: number | null;
  /** What was asked when the server died: it may have been done or not. */
  asked: 'edit' | 'delete' | null;
};
export type Collection = 'playlists' | 'regions';
export const collections: readonly Collection[] = ['playlists', 'regions'];

export type Ledger = { readonly entries: Entry[]; acknowledged: number };

type Found = ReadonlyMap<number, number>;

/** Rows that are not as they were acknowledged. `found` gives versions of what is there, by collection. */
export function lostOf(entries: readonly Entry[], found: Readonly<Record<Collection, Found>>): readonly string[] {
  return entries.flatMap(({ collection, id, version, asked }) => {
    const current = found[collection].get(id) ?? null;
    const allowed = [version, ...(version !== null && asked === 'edit' ? [version + 1] : []), ...(asked === 'delete' ? [null] : [])];
    return allowed.includes(current)
      ? []
      : [`${collection} ${id}: ${current ?? 'gone'} instead of ${allowed.map((each) => each ?? 'gone').join(' or ')}`];
  });
}

/** What was in doubt is known now. */
export function settle(entries: readonly Entry[], found: Readonly<Record<Collection, Found>>): void {
  for (const entry of entries) {
    entry.version = found[entry.collection].get(entry.id) ?? null;
    entry.asked = null;
  }
}
