import { isWritable } from '../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';

export type Values = Readonly<Record<string, unknown>>;

/** Same value on the wire: lists and objects are compared by what they would be sent as. */
function isSame(before: unknown, after: unknown): boolean {
  return Object.is(before, after) || JSON.stringify(before ?? null) === JSON.stringify(after ?? null);
}

/** The values that differ from what the form started with, of those that a person may write. */
export function changedValues(resource: AnyResource | undefined, before: Values, after: Values): Values {
  const changed = Object.entries(after).filter(([name, value]) => {
    const field = resource?.fields[name];
    if (resource !== undefined && (field === undefined || !isWritable(field))) return false;
    return !isSame(before[name], value);
  });
  return Object.fromEntries(changed);
}

/** The values that a person may write: what a new record is made of. */
export function writableValues(resource: AnyResource | undefined, values: Values): Values {
  if (resource === undefined) return values;
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => {
      const field = resource.fields[name];
      return field !== undefined && isWritable(field);
    }),
  );
}
