import { type RawBuilder, sql } from 'kysely';

/** Measures that are reported hour by hour: arrays as long as `hours`, which says which hours they are of. */
export const hourMeasures: readonly string[] = [
  'hours',
  'hour_tickets',
  'hour_waits',
  'hour_wait_sums',
  'hour_handlings',
  'hour_handling_sums',
  'hour_clients',
  'hour_served',
  'hour_missed',
];

/** Rows of hours gathered into arrays by key. */
export function hoursOf(relation: string, by: readonly string[]): RawBuilder<unknown> {
  const keys = sql.raw(by.join(', '));
  return sql`
    select ${keys}, array_agg(hour order by hour) as hours, array_agg(tickets order by hour) as hour_tickets,
      array_agg(waits order by hour) as hour_waits, array_agg(wait_sum order by hour) as hour_wait_sums,
      array_agg(handlings order by hour) as hour_handlings, array_agg(handling_sum order by hour) as hour_handling_sums,
      array_agg(clients order by hour) as hour_clients, array_agg(served order by hour) as hour_served,
      array_agg(missed order by hour) as hour_missed
    from ${sql.table(relation)} group by ${keys}`;
}
