import { isSameValue } from './same-value.ts';

type Path = readonly (string | number)[];

/** A value within a structure that holds no others, where it is, and what it was and is; undefined where it is absent. */
export type ChangedLeaf = { readonly path: Path; readonly before: unknown; readonly after: unknown };

/**
 * What differs between two structures, value by value. Rows of a list are the same ones by their `id`, or else by their place.
 * Where one of the two is absent, all values of the other differ.
 */
export function changedLeaves(before: unknown, after: unknown, path: Path = []): readonly ChangedLeaf[] {
  if (isSameValue(before, after)) return [];
  // Identifiers that repeat in either of two lists distinguish nothing: places do then.
  const isById = [before, after].every(hasIdentifiers);
  const [left, right] = [before, after].map((value) => partsOf(value, isById));
  if (left === undefined && right === undefined) return [{ path, before, after }];
  // A value that became a structure, or was one, is absent on the other side.
  const other = [before, after].filter((value, at) => value != null && [left, right][at] === undefined);
  const own: readonly ChangedLeaf[] =
    other.length === 0 ? [] : left === undefined ? [{ path, before, after: undefined }] : [{ path, before: undefined, after }];
  const keys = [...new Set([right, left].flatMap((parts) => [...(parts?.keys() ?? [])]))];
  const within = keys.flatMap((key) => {
    const [old, now] = [left?.get(key), right?.get(key)];
    return changedLeaves(old?.value, now?.value, [...path, (now ?? old)?.at ?? key]);
  });
  return [...own, ...within];
}

type Part = { readonly at: string | number; readonly value: unknown };
type Parts = ReadonlyMap<string, Part>;

/** Parts of a structure by what distinguishes them; undefined of a value that has none. */
function partsOf(value: unknown, isById: boolean): Parts | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const entries: readonly (readonly [string, Part])[] = Array.isArray(value)
    ? value.map((one: unknown, at) => [(isById ? identifierOf(one) : undefined) ?? String(at), { at, value: one }])
    : Object.entries(value).map(([key, one]) => [key, { at: key, value: one }]);
  return entries.length === 0 ? undefined : new Map(entries);
}

/** Whether the rows of a list have identifiers of their own; of anything else there is nothing to distinguish. */
function hasIdentifiers(value: unknown): boolean {
  if (!Array.isArray(value)) return true;
  const identifiers = value.map(identifierOf);
  return !identifiers.includes(undefined) && new Set(identifiers).size === identifiers.length;
}

function identifierOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('id' in value)) return undefined;
  return typeof value.id === 'string' || typeof value.id === 'number' ? `id ${value.id}` : undefined;
}
