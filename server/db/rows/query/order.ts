import { type RawBuilder, sql } from 'kysely';
import { fieldOf } from '../../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { isCollated } from '../../tables/columns.ts';
import { sinceColumn } from './bands.ts';
import { fixedSql } from './fixed-sql.ts';
import type { Sort } from './query.ts';
import { columnRef } from './source.ts';

/** Czech order of texts, and the identifier last, so that no row stands on two pages. */
export function orderSql(resource: AnyResource, sort: readonly Sort[]): RawBuilder<unknown> {
  return orders(resource, JSON.stringify(orderKeys(sort)));
}

const orders = fixedSql<string>((resource, text) => {
  const keys: readonly Sort[] = JSON.parse(text);
  return sql.join(keys.map(([name, direction]) => sql`${keySql(resource, name)} ${sql.raw(direction)}`));
});

/**
 * The same order of rows that are few: the first key is asked for in a way that no index gives, so that the rows are found
 * by what they fulfil and then sorted. In the order of an index the database would look through rows until it met enough
 * of them, which may be nearly all of the table.
 */
export function orderOfFew(resource: AnyResource, sort: readonly Sort[]): RawBuilder<unknown> {
  return ordersOfFew(resource, JSON.stringify(orderKeys(sort)));
}

const ordersOfFew = fixedSql<string>((resource, text) => {
  const keys: readonly Sort[] = JSON.parse(text);
  return sql.join(
    keys.map(([name, direction], place) => {
      const key = keySql(resource, name);
      return place === 0 ? sql`(select ${key}) ${sql.raw(direction)}` : sql`${key} ${sql.raw(direction)}`;
    }),
  );
});

/** The keys that rows are really ordered by. */
export function orderKeys(sort: readonly Sort[]): readonly Sort[] {
  return sort.some(([name]) => name === 'id') ? sort : [...sort, ['id', sort.at(-1)?.[1] ?? 'asc']];
}

/** The same order from its end; the database puts what is absent on the other side by itself. */
export function reversed(sort: readonly Sort[]): readonly Sort[] {
  return orderKeys(sort).map(([name, direction]): Sort => [name, direction === 'asc' ? 'desc' : 'asc']);
}

/** The value in SQL that rows are ordered by. */
export function keySql(resource: AnyResource, name: string): RawBuilder<unknown> {
  const field = fieldOf(resource, name);
  if (name === 'deleted_at') return sql`t.deleted_at`;
  if (field === undefined) return sql`t.id`;
  if (field.kind === 'computed') return sinceColumn(resource, field);
  return isCollated(field) ? sql`${columnRef(name, field)} collate app_cs` : columnRef(name, field);
}
