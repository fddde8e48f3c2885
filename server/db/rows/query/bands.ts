import { type RawBuilder, sql } from 'kysely';
import { fieldOf } from '../../../../contract/derive/fields.ts';
import type { AnyResource, FieldOf } from '../../../../contract/kit/index.ts';
import { columnRef, sinceOfStore } from './source.ts';

type Sql = RawBuilder<unknown>;
type Foregoing = NonNullable<FieldOf<'computed'>['before']>[number];

/** The same as `computedOf` reads in the browser, in SQL. */
export function bandColumn(resource: AnyResource, field: FieldOf<'computed'>, now: Date): Sql {
  return bandAmong(field, (name) => columnNamed(resource, name), now);
}

/** The band of a row where the columns are anywhere. */
export function bandAmong(field: FieldOf<'computed'>, columnOf: (name: string) => Sql, now: Date): Sql {
  const since = sinceOf(field, columnOf);
  const foregoing = (field.before ?? []).map((one) => sql`when ${holding[one.holds](columnOf(one.when), now)} then ${one.is}`);
  const silent = sql`extract(epoch from ${now.toISOString()}::timestamptz - ${since})`;
  const falling = [...field.bands].toReversed();
  const cases = falling.map((band) =>
    band.afterSeconds === 0 ? sql`else ${band.is}` : sql`when ${silent} > ${sql.lit(band.afterSeconds)} then ${band.is}`,
  );
  const reported = field.reported === undefined ? sql`` : sql`else coalesce(${columnOf(field.reported)}, ${field.absent})`;
  return sql`(case ${sql.join(foregoing, sql` `)} when ${since} is null then ${field.absent} ${sql.join(cases, sql` `)} ${reported} end)`;
}

const holding: Readonly<Record<Foregoing['holds'], (column: Sql, now: Date) => Sql>> = {
  off: (column) => sql`not ${column}`,
  set: (column) => sql`${column} is not null`,
  coming: (column, now) => sql`${column} > ${now.toISOString()}::timestamptz`,
};

/** The instant that the scale starts from; ordering by it orders by the bands. */
export function sinceColumn(resource: AnyResource, field: FieldOf<'computed'>): Sql {
  return sinceOf(field, (name) => columnNamed(resource, name));
}

function sinceOf({ from, ofStore }: FieldOf<'computed'>, columnOf: (name: string) => Sql): Sql {
  return ofStore === true ? sinceOfStore(from, columnOf('store_id')) : columnOf(from);
}

function columnNamed(resource: AnyResource, name: string): Sql {
  const field = fieldOf(resource, name);
  return field === undefined ? sql`null::timestamptz` : columnRef(name, field);
}
