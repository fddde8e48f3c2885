import type { AnyResource } from '../kit/index.ts';
import { differenceOf } from './difference.ts';
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
  return Object.hasOwn(differenceOf(resource, record, { [name]: change['before'] }), name);
}
