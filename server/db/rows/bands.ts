import { type RawBuilder, sql } from 'kysely';
import { fieldOf } from '../../../contract/derive/fields.ts';
import type { AnyResource, FieldOf } from '../../../contract/kit/index.ts';
import { columnRef } from './source.ts';

/** The same scale of silence as `bandOfSilence` reads in the browser, in SQL. */
export function bandColumn(resource: AnyResource, field: FieldOf<'computed'>, now: Date): RawBuilder<unknown> {
  const since = sinceColumn(resource, field);
  const silent = sql`extract(epoch from ${now.toISOString()}::timestamptz - ${since})`;
  const falling = [...field.bands].toReversed();
  const cases = falling.map((band) =>
    band.afterSeconds === 0 ? sql`else ${band.is}` : sql`when ${silent} > ${sql.lit(band.afterSeconds)} then ${band.is}`,
  );
  return sql`(case when ${since} is null then ${field.absent} ${sql.join(cases, sql` `)} end)`;
}

/** The instant that the scale starts from; ordering by it orders by the bands. */
export function sinceColumn(resource: AnyResource, field: FieldOf<'computed'>): RawBuilder<unknown> {
  const from = fieldOf(resource, field.from);
  return from === undefined ? sql`null::timestamptz` : columnRef(field.from, from);
}
