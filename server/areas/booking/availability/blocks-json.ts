import { type RawBuilder, sql } from 'kysely';

/** The blocks of services of a store as one value of a statement: a list of `ServiceBlock`. */
export function blocksJson(storeId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select coalesce(json_agg(json_build_object(
      'id', k.id, 'service_id', k.service_id, 'first_day', k.first_day, 'last_day', k.last_day,
      'from_time', left(k.from_time::text, 5), 'to_time', left(k.to_time::text, 5), 'note', k.note) order by k.id), '[]')
    from service_blocks k where k.store_id = ${storeId} and k.deleted_at is null)`;
}
