/** What a roll-up of tickets says of its key, in the order of its columns, and in which type. Times are milliseconds. */
export const measures = {
  tickets: 'integer',
  clients: 'integer',
  called: 'integer',
  served: 'integer',
  missed: 'integer',
  cancelled: 'integer',
  transferred: 'integer',
  ordered: 'integer',
  arrived: 'integer',
  wait_count: 'integer',
  wait_sum: 'bigint',
  wait_min: 'bigint or null',
  wait_max: 'bigint or null',
  handling_count: 'integer',
  handling_sum: 'bigint',
  handling_min: 'bigint or null',
  handling_max: 'bigint or null',
  hours: 'smallint[]',
  hour_tickets: 'integer[]',
  hour_waits: 'integer[]',
  hour_wait_sums: 'bigint[]',
  hour_handlings: 'integer[]',
  hour_handling_sums: 'bigint[]',
  wait_histogram: 'bigint[]',
  handling_histogram: 'bigint[]',
} as const;

/** What a day says besides: how many wait at the moment, and since when. */
export const dayMeasures = { ...measures, waiting: 'integer', waiting_since: 'timestamptz or null' } as const;

/** What a roll-up of employees says of its key. */
export const employeeMeasures = {
  called: 'integer',
  served: 'integer',
  missed: 'integer',
  handling_count: 'integer',
  handling_sum: 'bigint',
  handling_min: 'bigint or null',
  handling_max: 'bigint or null',
  handling_histogram: 'bigint[]',
} as const;

/** Measures with their types. */
export type Measures = Readonly<Record<string, string>>;
