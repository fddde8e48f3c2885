import { migrationOf } from '../step/migration.ts';

/** So many decimal digits for each hour, midnight last; `hours` says which hours the numbers are of, of a week or of a day. */
const conversion = `
create function hours_number(hours smallint[], numbers bigint[], width integer) returns numeric language sql immutable as $$
  select coalesce(sum(number * ('1e' || width * (hour % 24))::numeric), 0) from unnest(hours, numbers) as one (hour, number)
$$`;

const measured = {
  tickets: 8,
  clients: 8,
  served: 8,
  missed: 8,
  waits: 8,
  wait_sums: 16,
  handlings: 8,
  handling_sums: 16,
} as const;

/** Arrays of hours, or of cells of a week, become numbers of 24 hours. */
function converted(table: string, hours: string, columns: Readonly<Record<string, number>>): readonly string[] {
  const altered = (change: (column: string, width: number) => string) =>
    `alter table ${table} ${Object.entries(columns)
      .map(([column, width]) => `alter column ${column} ${change(column, width)}`)
      .join(', ')}`;
  return [
    altered(() => 'drop default'),
    altered((column, width) => `type numeric using hours_number(${hours}, ${column}::bigint[], ${width})`),
    altered(() => 'set default 0'),
    `alter table ${table} drop column ${hours}`,
  ];
}

const named = (prefix: string) => Object.fromEntries(Object.entries(measured).map(([name, width]) => [`${prefix}_${name}`, width]));

const ofStores = (table: string): readonly string[] => [
  ...converted(table, 'cells', named('cell')),
  ...Object.keys(measured).map((name) => `alter table ${table} rename column cell_${name} to hour_${name}`),
];

const counts = ['tickets', 'clients', 'called', 'served', 'missed', 'cancelled', 'transferred', 'ordered', 'arrived', 'unserved'];
const times = ['wait', 'handling', 'left'];
const numbers = [...Object.keys(named('hour')), ...times.map((name) => `${name}_histogram`)];

const sums = [
  ...counts.map((name) => `sum(${name})::integer as ${name}`),
  ...times.flatMap((name) => [
    `sum(${name}_count)::integer as ${name}_count`,
    `sum(${name}_sum)::bigint as ${name}_sum`,
    `min(${name}_min) as ${name}_min`,
    `max(${name}_max) as ${name}_max`,
  ]),
  ...numbers.map((name) => `sum(${name}) as ${name}`),
].join(', ');
const summed = [...counts, ...times.flatMap((name) => ['count', 'sum', 'min', 'max'].map((part) => `${name}_${part}`)), ...numbers];

/** Days with the months that are counted already. */
const daysOfMonths = (days: string) => `${days} d join (select store_id as store, month from statistics_store_months) m
      on d.store_id = m.store and d.day >= m.month and d.day < (m.month + interval '1 month')::date`;

/** A table like another one with a longer unit, filled with the sums of its rows. */
type Longer = {
  readonly table: string;
  readonly of: string;
  readonly unit: 'week' | 'month' | 'quarter';
  readonly keys: readonly string[];
};

function longer({ table, of, unit, keys }: Longer, columns: readonly string[], values: string): readonly string[] {
  const finer = unit === 'quarter' ? 'month' : 'day';
  const all = ['store_id', unit, ...keys].join(', ');
  const places = ['store_id', unit, ...keys].map((_, at) => at + 1).join(', ');
  return [
    `create table ${table} (like ${of} including defaults)`,
    `alter table ${table} rename column ${finer} to ${unit}`,
    `alter table ${table} add primary key (${all})`,
    // What only days say of the moment.
    ...(of === 'statistics_days' ? [`alter table ${table} drop column waiting, drop column waiting_since`] : []),
    `insert into ${table} (${all}, ${columns.join(', ')})
      select store_id, date_trunc('${unit}', ${finer}::timestamp)::date, ${[...keys, values].join(', ')} from ${of}
      group by ${places} order by ${places}`,
  ];
}

const byService = ['service_id', 'channel'];
const byEmployee = ['employee_id', 'service_id'];
const work = ['called', 'served', 'missed', 'handling_count', 'handling_sum', 'handling_min', 'handling_max', 'handling_histogram'];
const workSums = `sum(called), sum(served), sum(missed), sum(handling_count), sum(handling_sum), min(handling_min), max(handling_max),
  sum(handling_histogram)`;

const longerUnits = [
  ...longer({ table: 'statistics_weeks', of: 'statistics_days', unit: 'week', keys: byService }, summed, sums),
  ...longer({ table: 'statistics_quarters', of: 'statistics_months', unit: 'quarter', keys: byService }, summed, sums),
  ...longer(
    { table: 'statistics_store_weeks', of: 'statistics_store_days', unit: 'week', keys: [] },
    [...summed, 'peak'],
    `${sums}, max(peak)`,
  ),
  ...longer({ table: 'statistics_employee_weeks', of: 'statistics_employee_days', unit: 'week', keys: byEmployee }, work, workSums),
  ...longer({ table: 'statistics_employee_quarters', of: 'statistics_employee_months', unit: 'quarter', keys: byEmployee }, work, workSums),
];

const weekdays = [
  'create table statistics_store_weekdays (like statistics_store_months including defaults)',
  'alter table statistics_store_weekdays add column weekday integer not null',
  'alter table statistics_store_weekdays add primary key (store_id, month, weekday)',
  `insert into statistics_store_weekdays (store_id, month, weekday, ${summed.join(', ')}, peak)
    select store_id, month, extract(isodow from day)::integer - 1, ${sums}, max(peak)
    from ${daysOfMonths('statistics_store_days')}
    group by 1, 2, 3 order by 1, 2, 3`,
];

const desks = [
  'create table statistics_desk_months (like statistics_desk_days including defaults)',
  'alter table statistics_desk_months rename column day to month',
  'alter table statistics_desk_months add primary key (store_id, month, desk_id, employee_id)',
  `insert into statistics_desk_months (store_id, month, desk_id, employee_id, called, served, missed, handling_count, handling_sum,
      handling_min, handling_max, open_ms, busy_ms)
    select store_id, month, desk_id, employee_id, sum(called), sum(served), sum(missed), sum(handling_count), sum(handling_sum),
      min(handling_min), max(handling_max), sum(open_ms), sum(busy_ms)
    from ${daysOfMonths('statistics_desk_days')}
    group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
  // Tickets of employees at no desk are counted in days of desks from now on.
  `insert into statistics_dirty (store_id, day)
    select distinct store_id, (created_at at time zone 'Europe/Prague')::date from tickets where desk_id is null and employee_id is not null`,
];

/** Hours are numbers, which the database adds like any others; quarters, weeks, weekdays of months and months of desks are kept (decision 0167). */
export const hoursAsNumbers = migrationOf(() => [
  conversion,
  ...['statistics_days', 'statistics_months'].flatMap((table) => converted(table, 'hours', named('hour'))),
  ...['statistics_store_days', 'statistics_store_months'].flatMap(ofStores),
  ...converted('statistics_stores', 'hours', { hour_tickets: 8, hour_waits: 8, hour_wait_sums: 16 }),
  ...converted('statistics_stores', 'usual_hours', { usual_tickets: 8, usual_waits: 8, usual_wait_sums: 16 }),
  'drop function hours_number(smallint[], bigint[], integer)',
  ...longerUnits,
  ...weekdays,
  ...desks,
]);
