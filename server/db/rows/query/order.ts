import { type RawBuilder, sql } from 'kysely';
import { fieldOf } from '../../../../contract/derive/fields.ts';
import type { AnyResource, Field } from '../../../../contract/kit/index.ts';
import { bandColumn, sinceColumn } from './bands.ts';
import { fixedSql } from './fixed-sql.ts';
import type { Sort } from './query.ts';
import { collatedColumn } from './source.ts';

/** What is ordered, and when: the clock decides computed states. */
export type Ordered = { readonly resource: AnyResource; readonly now: Date };

/** Texts by their collation, and the identifier last, so that no row is on two pages. */
export function orderSql(ordered: Ordered, sort: readonly Sort[]): RawBuilder<unknown> {
  const keys = orderKeys(sort);
  return isByClock(ordered, keys) ? inOrder(ordered, keys) : orders(ordered.resource, JSON.stringify(keys));
}

const orders = fixedSql<string>((resource, text) => inOrder({ resource, now: anyTime }, JSON.parse(text)));

function inOrder(ordered: Ordered, keys: readonly Sort[]): RawBuilder<unknown> {
  return sql.join(keys.map(([name, direction]) => sql`${keySql(ordered, name)} ${sql.raw(direction)}`));
}

/**
 * The same order of rows that are few: the first key is asked for in a way that no index gives, so that the rows are found
 * by what they fulfil and then sorted. In the order of an index the database would look through rows until it met enough
 * of them, which may be nearly all of the table.
 */
export function orderOfFew(ordered: Ordered, sort: readonly Sort[]): RawBuilder<unknown> {
  const keys = orderKeys(sort);
  return isByClock(ordered, keys) ? inOrderOfFew(ordered, keys) : ordersOfFew(ordered.resource, JSON.stringify(keys));
}

const ordersOfFew = fixedSql<string>((resource, text) => inOrderOfFew({ resource, now: anyTime }, JSON.parse(text)));

function inOrderOfFew(ordered: Ordered, keys: readonly Sort[]): RawBuilder<unknown> {
  return sql.join(
    keys.map(([name, direction], place) => {
      const key = keySql(ordered, name);
      return place === 0 ? sql`(select ${key}) ${sql.raw(direction)}` : sql`${key} ${sql.raw(direction)}`;
    }),
  );
}

/** For an order that the clock has no part in. */
const anyTime = new Date(0);

/** Whether the order itself depends on the clock, and is no fixed text. */
function isByClock({ resource }: Ordered, keys: readonly Sort[]): boolean {
  return keys.some(([name]) => isOrderedByValue(fieldOf(resource, name)));
}

/** Whether rows are ordered by what the field is at the instant: bands alone are in the order of their own instant. */
export function isOrderedByValue(field: Field | undefined): boolean {
  return field?.kind === 'computed' && field.reported !== undefined;
}

/** The keys that rows are really ordered by. */
export function orderKeys(sort: readonly Sort[]): readonly Sort[] {
  return sort.some(([name]) => name === 'id') ? sort : [...sort, ['id', sort.at(-1)?.[1] ?? 'asc']];
}

/** The same order from its end; the database puts what is absent on the other side on its own. */
export function reversed(sort: readonly Sort[]): readonly Sort[] {
  return orderKeys(sort).map(([name, direction]): Sort => [name, direction === 'asc' ? 'desc' : 'asc']);
}

/** The value in SQL that rows are ordered by. */
export function keySql({ resource, now }: Ordered, name: string): RawBuilder<unknown> {
  const field = fieldOf(resource, name);
  if (name === 'deleted_at') return sql`t.deleted_at`;
  if (field === undefined) return sql`t.id`;
  if (field.kind === 'computed') return isOrderedByValue(field) ? bandColumn(resource, field, now) : sinceColumn(resource, field);
  return collatedColumn(name, field);
}
