import type { AnyResource } from '../kit/index.ts';
import { compareValues } from './difference.ts';
import { fieldOf, isFixed, isReadable, isWritable } from './fields.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Whether the value that a field had before a change can be given back to it: a person may write it, it was kept, and the
 * record has another one now. Rows of children were rows of their own.
 */
export function isRevertible(resource: Pick<AnyResource, 'fields' | 'limitedBy'>, name: string, change: Values, record: Values): boolean {
  const field = fieldOf(resource, name);
  if (field === undefined || !isWritable(field) || !isReadable(field) || isFixed(resource, name)) return false;
  if (field.kind === 'children' || !Object.hasOwn(change, 'before')) return false;
  return Object.hasOwn(compareValues(resource, record, { [name]: change['before'] }), name);
}

type Change = Values & { readonly before?: unknown };
type Entry = { readonly version: number; readonly changes: Readonly<Record<string, Change>> };
type Together = Pick<AnyResource, 'fields' | 'limitedBy' | 'together'>;

/** The field with those that the entity declares to belong to it, in the order of the declaration. */
export function fieldsTogether({ together = [] }: Pick<AnyResource, 'together'>, name: string): readonly string[] {
  return together.find((names) => names.includes(name)) ?? [name];
}

/**
 * What the field and those that belong to it go back to: the values that they had before the change of the version, of those that
 * have others now. The entries are all of the history, in any order.
 */
export function valuesToRevert(
  resource: Together,
  { name, version }: { readonly name: string; readonly version: number },
  entries: readonly Entry[],
  record: Values,
): Values {
  const since = entries.filter((entry) => entry.version >= version).toSorted((one, other) => one.version - other.version);
  const values = fieldsTogether(resource, name).flatMap((member) => {
    // The first change from then on says what was there before; without one it is there still.
    const change = since.find(({ changes }) => changes[member] !== undefined)?.changes[member];
    if (change === undefined || !isRevertible(resource, member, change, record)) return [];
    return [[member, change.before] as const];
  });
  return Object.fromEntries(values);
}
