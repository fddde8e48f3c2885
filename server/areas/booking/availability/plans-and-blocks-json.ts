import { type RawBuilder, sql } from 'kysely';

/**
 * The booking plans of a store as one value of a statement: a list of `StorePlan`. With `services` only those that one of them can be
 * ordered by.
 */
export function plansJson(storeId: RawBuilder<unknown>, services?: RawBuilder<unknown>): RawBuilder<unknown> {
  const asked = services === undefined ? sql`true` : sql`(b.web_group_id is not null or b.service_id = any(${services}))`;
  return sql`(
    select coalesce(json_agg(json_build_object(
      'id', b.id, 'service_id', b.service_id, 'web_group_id', b.web_group_id, 'active', b.active, 'days_ahead', b.days_ahead,
      'opens_at', left(b.opens_at::text, 5), 'least_minutes_before', b.least_minutes_before, 'active_orders_limit', b.active_orders_limit,
      'group_services', coalesce((select to_json(g.service_ids) from web_groups g where g.id = b.web_group_id and g.deleted_at is null), '[]'),
      'intervals', (
        select coalesce(json_agg(json_build_object(
          'weekday', i.weekday, 'opens', left(i.opens::text, 5), 'closes', left(i.closes::text, 5), 'length_minutes', i.length_minutes,
          'capacity', i.capacity, 'valid_from', i.valid_from, 'valid_to', i.valid_to) order by i.position), '[]')
        from booking_plans_intervals i where i.parent_id = b.id)
    ) order by b.id), '[]')
    from booking_plans b where b.store_id = ${storeId} and b.deleted_at is null and ${asked})`;
}

/** The blocks of services of a store as one value of a statement: a list of `ServiceBlock`. */
export function blocksJson(storeId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select coalesce(json_agg(json_build_object(
      'id', k.id, 'service_id', k.service_id, 'first_day', k.first_day, 'last_day', k.last_day,
      'from_time', left(k.from_time::text, 5), 'to_time', left(k.to_time::text, 5), 'note', k.note) order by k.id), '[]')
    from service_blocks k where k.store_id = ${storeId} and k.deleted_at is null)`;
}
