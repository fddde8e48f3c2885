/** Counts, and times in milliseconds. */
export const ticketSums = {
  tickets: 'integer',
  clients: 'integer',
  called: 'integer',
  served: 'integer',
  missed: 'integer',
  cancelled: 'integer',
  transferred: 'integer',
  ordered: 'integer',
  arrived: 'integer',
  unserved: 'integer',
  wait_count: 'integer',
  wait_sum: 'bigint',
  wait_min: 'bigint or null',
  wait_max: 'bigint or null',
  handling_count: 'integer',
  handling_sum: 'bigint',
  handling_min: 'bigint or null',
  handling_max: 'bigint or null',
  left_count: 'integer',
  left_sum: 'bigint',
  left_min: 'bigint or null',
  left_max: 'bigint or null',
} as const;

/** What a roll-up of tickets says of its key, in the order of its columns, and in which type. */
export const measures = {
  ...ticketSums,
  hours: 'smallint[]',
  hour_tickets: 'integer[]',
  hour_waits: 'integer[]',
  hour_wait_sums: 'bigint[]',
  hour_handlings: 'integer[]',
  hour_handling_sums: 'bigint[]',
  hour_clients: 'integer[]',
  hour_served: 'integer[]',
  hour_missed: 'integer[]',
  wait_histogram: 'numeric',
  handling_histogram: 'numeric',
  left_histogram: 'numeric',
} as const;

/** What a day says as well: how many wait at the moment, and since when. */
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
  handling_histogram: 'numeric',
} as const;

/** What a desk and who sat at it did on a day. How long it was open is unknown where no session was reported. */
export const deskMeasures = {
  called: 'integer',
  served: 'integer',
  missed: 'integer',
  handling_count: 'integer',
  handling_sum: 'bigint',
  handling_min: 'bigint or null',
  handling_max: 'bigint or null',
  open_ms: 'bigint or null',
  busy_ms: 'bigint or null',
} as const;

/** What is known cell by cell of a week: arrays as long as `cells`, which says the hours (Monday is 0, each day has 24). */
export const cellMeasures = {
  cells: 'smallint[]',
  cell_tickets: 'integer[]',
  cell_clients: 'integer[]',
  cell_served: 'integer[]',
  cell_missed: 'integer[]',
  cell_waits: 'integer[]',
  cell_wait_sums: 'bigint[]',
  cell_handlings: 'integer[]',
  cell_handling_sums: 'bigint[]',
} as const;

/** Histograms of lengths, each one number (`contract/rules/statistics/histogram.ts`). */
export const histogramNames = ['wait_histogram', 'handling_histogram', 'left_histogram'] as const;

/** What a roll-up of a whole store says. The most who waited at once is not the sum of those of its services. */
export const storeMeasures = {
  ...ticketSums,
  peak: 'integer',
  ...cellMeasures,
  wait_histogram: 'numeric',
  handling_histogram: 'numeric',
  left_histogram: 'numeric',
} as const;

/** Measures with their types. */
export type Measures = Readonly<Record<string, string>>;
