import { type RawBuilder, sql } from 'kysely';
import { fieldOf, isLive } from '../../../contract/derive/fields.ts';
import { tableOf } from '../tables/names.ts';
import { storedColumns } from './json-row.ts';
import { keySql, orderKeys } from './query/order.ts';
import type { ListQuery, View } from './query/query.ts';
import { hasLive } from './query/source.ts';
import { type Reading, whereSql } from './read.ts';
import { sharedFieldsOf } from './shared-rows.ts';

type Sql = RawBuilder<unknown>;
type Asked = { readonly reading: Reading; readonly query: ListQuery; readonly view: View };

/** This many entries are looked through: some milliseconds, also where none of them fulfils the conditions. */
const mostWalked = 5_000;
/** Of rows that are anywhere in the order the page must be met in half of the walk, by the size that the table had last. */
const likelyWithin = mostWalked / 2;
/** Fewer rows that fulfil the conditions are sorted sooner than they are met. */
export const worthWalking = 2_000;

/** Whether one index holds the order of the list, without a second key that groups of equal values would be sorted by. */
export function canWalk({ reading: { resource, actor, trash }, query: { sort } }: Asked): boolean {
  const keys = orderKeys(sort);
  const [name = ''] = keys[0] ?? [];
  const field = fieldOf(resource, name);
  const isPlain = name === 'id' || (field !== undefined && field.kind !== 'computed' && !isLive(field));
  return isPlain && keys.length <= 2 && trash !== true && !hasLive(resource) && sharedFieldsOf(resource, actor).length === 0;
}

/**
 * The first rows of a range of the list's order, found by looking through the beginning of it. Where they are as many as the page
 * holds they are the page, whatever follows; where they are fewer, more of `total` may follow. The walk is skipped where rows
 * that fulfil the conditions are too rare to fill a page.
 */
export function walkedRows({ reading, query, view }: Asked, total: number, range: Sql = sql`true`): Sql {
  const { resource } = reading;
  const keys = orderKeys(query.sort);
  const named = keys.map(([name, direction], place) => ({
    key: keySql(reading, name),
    name: sql.ref(`k${place}`),
    way: sql.raw(direction),
  }));
  // Under names of their own, so that the rows are known to come in order and the walk ends where the page is full.
  const columns = sql.join(named.map(({ key, name }) => sql`${key} as ${name}`));
  const order = sql.join(named.map(({ key, way }) => sql`${key} ${way}`));
  const table = tableOf(resource);
  const isLikely = sql`(select c.reltuples from pg_class c where c.oid = ${table}::regclass) * ${query.limit}::int <= ${total}::int::float8 * ${likelyWithin}::int`;
  const orderWalked = sql.join(named.map(({ name, way }) => sql`t.${name} ${way}`));
  return sql`
    select ${storedColumns(resource, view)} from (
      select t.*, ${columns} from ${sql.table(table)} t where t.deleted_at is null and ${range} and ${isLikely}
      order by ${order} limit ${sql.lit(mostWalked)}) t
    where ${whereSql(reading, query, view)} order by ${orderWalked} limit ${sql.lit(query.limit)} offset ${sql.lit(query.offset)}`;
}

/** Whether the range has no further entries than are walked: then no row was wanting. */
export async function endsWithinWalk({ reading, query }: Asked, range: Sql): Promise<boolean> {
  const order = sql.join(orderKeys(query.sort).map(([name, direction]) => sql`${keySql(reading, name)} ${sql.raw(direction)}`));
  const { rows } = await sql<{ id: number }>`
    select t.id from ${sql.table(tableOf(reading.resource))} t where t.deleted_at is null and ${range}
    order by ${order} limit 1 offset ${sql.lit(mostWalked)}`.execute(reading.db);
  return rows.length === 0;
}
