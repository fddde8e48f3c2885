/**
 * Work that one visit of an editor did not save, with the version of the design that it was begun from. A visit writes its own draft
 * alone, so that no draft is lost because somebody went on without looking at it.
 */
export type Draft<T> = { readonly visit: string; readonly at: string; readonly version: number | null; readonly value: T };

type Read<T> = (value: unknown) => T | undefined;

/** The drafts that the browser keeps under the key, newest first; what cannot be read is left out. */
export function readDrafts<T>(storage: Storage, key: string, read: Read<T>): readonly Draft<T>[] {
  return stored(storage, key)
    .flatMap((draft) => {
      const value = read(draft.value);
      return value === undefined ? [] : [{ ...draft, value }];
    })
    .toSorted((one, other) => other.at.localeCompare(one.at));
}

/** Keeps the draft in place of an earlier one of its visit, and of those that it goes on with. Returns whether the browser has room. */
export function keepDraft<T>(storage: Storage, key: string, draft: Draft<T>, instead: readonly string[] = []): boolean {
  return write(storage, key, [draft, ...without(stored(storage, key), [draft.visit, ...instead])]);
}

/** Removes the drafts of these visits. */
export function removeDrafts(storage: Storage, key: string, visits: readonly string[]): void {
  write(storage, key, without(stored(storage, key), visits));
}

function without(drafts: readonly Draft<unknown>[], visits: readonly string[]): readonly Draft<unknown>[] {
  return drafts.filter(({ visit }) => !visits.includes(visit));
}

function write(storage: Storage, key: string, drafts: readonly Draft<unknown>[]): boolean {
  try {
    if (drafts.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(drafts));
    return true;
  } catch {
    return false;
  }
}

function stored(storage: Storage, key: string): readonly Draft<unknown>[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.flatMap((one: unknown) => draftIn(one) ?? []) : [];
  } catch {
    return [];
  }
}

function draftIn(kept: unknown): Draft<unknown> | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  if (!('visit' in kept) || !('at' in kept) || !('value' in kept)) return undefined;
  const version = 'version' in kept && typeof kept.version === 'number' ? kept.version : null;
  return { visit: String(kept.visit), at: String(kept.at), version, value: kept.value };
}
