import { refuse } from '../../../contract/basics/refusal.ts';
import { fieldOf } from '../../../contract/derive/fields.ts';
import { filterValue } from '../../../contract/derive/filters/filter-values.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { placeNames } from '../../db/rows/query/keyset.ts';
import { orderKeys } from '../../db/rows/query/order.ts';
import type { KeyValue, Sort } from '../../db/rows/query/query.ts';

const longest = 8000;

/** The key values of a page's last row as an opaque text, together with the order that they are a place in. */
export function writeCursor(resource: AnyResource, sort: readonly Sort[], values: readonly KeyValue[]): string {
  return Buffer.from(JSON.stringify([orderOf(resource, sort), ...values])).toString('base64url');
}

/** Reads such a text. What is none, belongs to another list or order, or holds what the fields never hold is refused. */
export function readCursor(resource: AnyResource, sort: readonly Sort[], given: unknown): readonly KeyValue[] {
  const [order, ...values] = typeof given === 'string' && given.length <= longest ? parsed(given) : [];
  const names = placeNames(resource, sort);
  const place = names.flatMap((name, at) => keyValue(resource, name, values[at]));
  if (order !== orderOf(resource, sort) || place.length !== names.length || values.length !== names.length) throw refuse('invalid_cursor');
  return place;
}

function parsed(text: string): readonly unknown[] {
  try {
    const value: unknown = /^[\w-]+$/u.test(text) ? JSON.parse(Buffer.from(text, 'base64url').toString()) : [];
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** The value alone in a list, or nothing when the field never holds it. */
function keyValue(resource: AnyResource, name: string, value: unknown): readonly KeyValue[] {
  if (value === null) return [null];
  const field = fieldOf(resource, name);
  if (field === undefined || filterValue(field, 'eq', value) === null) return [];
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [value] : [];
}

function orderOf({ name }: AnyResource, sort: readonly Sort[]): string {
  return [name, ...orderKeys(sort).map(([key, direction]) => `${key} ${direction}`)].join(',');
}
