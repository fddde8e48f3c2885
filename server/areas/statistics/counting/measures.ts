import { type RawBuilder, sql } from 'kysely';

/** Counts, and times in milliseconds. */
const ticketSums = {
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

/** Histograms of lengths, each one number (`contract/rules/statistics/histogram.ts`). */
export const histogramNames = ['wait_histogram', 'handling_histogram', 'left_histogram'] as const;

/** What is counted by the hour of arrival, all hours as one number (`contract/rules/statistics/day-course.ts`), and how wide each hour is. */
export const hourMeasures = {
  hour_tickets: 'count',
  hour_clients: 'count',
  hour_served: 'count',
  hour_missed: 'count',
  hour_waits: 'count',
  hour_wait_sums: 'sum',
  hour_handlings: 'count',
  hour_handling_sums: 'sum',
} as const;

/** What a roll-up of hours says of its key. */
export const hourNumbers = {
  hour_tickets: 'numeric',
  hour_clients: 'numeric',
  hour_served: 'numeric',
  hour_missed: 'numeric',
  hour_waits: 'numeric',
  hour_wait_sums: 'numeric',
  hour_handlings: 'numeric',
  hour_handling_sums: 'numeric',
} as const satisfies Readonly<Record<keyof typeof hourMeasures, string>>;

/** What a roll-up of tickets says of its key, and in which type. Hours are in roll-ups of their own (decision 0172). */
export const measures = {
  ...ticketSums,
  wait_histogram: 'numeric',
  handling_histogram: 'numeric',
  left_histogram: 'numeric',
} as const;

/** What a day of a service says as well: its hours, and how many wait at the moment, and since when. */
export const dayMeasures = { ...measures, ...hourNumbers, waiting: 'integer', waiting_since: 'timestamptz or null' } as const;

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

/** What a roll-up of a whole store says. The most who waited at once is not the sum of those of its services. */
export const storeMeasures = { ...measures, peak: 'integer' } as const;

/** Measures with their types. */
export type Measures = Readonly<Record<string, string>>;

/** Measures of several rows together: the least, the greatest, the highest peak, and sums of all else. */
export function summed(all: Measures): string {
  return Object.entries(all)
    .map(([name, type]) => {
      if (name.endsWith('_min')) return `min(${name}) as ${name}`;
      if (name.endsWith('_max') || name === 'peak') return `max(${name}) as ${name}`;
      return type.endsWith(' or null')
        ? `sum(${name})::${type.replace(' or null', '')} as ${name}`
        : `coalesce(sum(${name}), 0)::${type} as ${name}`;
    })
    .join(', ');
}

/** A relation that has the keys and some of the measures. */
export type Part = { readonly relation: string; readonly measures: readonly string[] };

/**
 * One row for each key out of relations that have a part of its measures each, in the order of keys and measures. They are
 * laid under each other and grouped: of joins the planner knows no sizes here, and would take quadratic time.
 * They are written in the order of their keys, so that rows that are read together are in the same pages.
 */
export function combineMeasures(keys: readonly string[], all: Measures, parts: readonly Part[]): RawBuilder<unknown> {
  const names = Object.keys(all);
  const rows = parts.map((part) => {
    const columns = names.map((name) => (part.measures.includes(name) ? name : `null::${typeOf(all, name)} as ${name}`));
    return `select ${[...keys, ...columns].join(', ')} from ${part.relation}`;
  });
  const values = names.map((name) => (isNullable(all, name) ? `max(${name})` : `coalesce(max(${name}), 0)`));
  const of = keys.map((key) => `parts.${key}`).join(', ');
  return sql.raw(`select ${[...keys, ...values].join(', ')} from (${rows.join(' union all ')}) parts group by ${of} order by ${of}`);
}

function typeOf(all: Measures, name: string): string {
  return (all[name] ?? '').replace(' or null', '');
}

function isNullable(all: Measures, name: string): boolean {
  return all[name]?.endsWith(' or null') === true;
}
