import type { AnyResource } from '../kit/index.ts';
import { isSameValue } from '../rules/values/same-value.ts';
import { fieldOf, fieldsOf, isPersonal, isReadable } from './fields.ts';

export type Change = { readonly before: unknown; readonly after: unknown };
export type Changes = Readonly<Record<string, Change>>;
type Values = Readonly<Record<string, unknown>>;

/** Which fields differ, before and after; of secrets only that they changed. Values compare as JSON. */
export function compareValues(resource: Pick<AnyResource, 'fields'>, before: Values, after: Values): Changes {
  const changes: Record<string, Change> = {};
  for (const [name, field] of fieldsOf(resource)) {
    if (field.kind === 'computed' || !Object.hasOwn(after, name)) continue;
    if (isSameValue(before[name], after[name])) continue;
    changes[name] = isReadable(field) ? { before: before[name] ?? null, after: after[name] ?? null } : { before: null, after: null };
  }
  return changes;
}

/** The same difference for the append-only audit: personal values are replaced by what `digest` makes of them. */
export function withoutPersonal(resource: Pick<AnyResource, 'fields'>, changes: Changes, digest: (value: unknown) => string): Changes {
  const isOfPerson = (name: string): boolean => {
    const field = fieldOf(resource, name);
    return field !== undefined && isPersonal(field);
  };
  if (!Object.keys(changes).some(isOfPerson)) return changes;
  return Object.fromEntries(
    Object.entries(changes).map(([name, change]) => [
      name,
      isOfPerson(name) ? { before: digested(change.before, digest), after: digested(change.after, digest) } : change,
    ]),
  );
}

function digested(value: unknown, digest: (value: unknown) => string): unknown {
  return value === null ? null : digest(value);
}
