import { migrationOf } from '../step/migration.ts';

const counts = ['tickets', 'clients', 'called', 'served', 'missed', 'cancelled', 'transferred', 'ordered', 'arrived', 'unserved'];
const times = ['wait', 'handling', 'left'];
const hours = ['tickets', 'clients', 'served', 'missed', 'waits', 'wait_sums', 'handlings', 'handling_sums'];

const sums: readonly (readonly [column: string, value: string])[] = [
  ...counts.map((name) => [name, `sum(${name})::integer`] as const),
  ...times.flatMap((name) => [
    [`${name}_count`, `sum(${name}_count)::integer`] as const,
    [`${name}_sum`, `sum(${name}_sum)::bigint`] as const,
    [`${name}_min`, `min(${name}_min)`] as const,
    [`${name}_max`, `max(${name}_max)`] as const,
    [`${name}_histogram`, `sum(${name}_histogram)`] as const,
  ]),
  ...hours.map((name) => [`hour_${name}`, `sum(hour_${name})`] as const),
];

const tables = [
  {
    table: 'statistics_weekdays',
    unit: 'month',
    known: 'statistics_months',
    of: 'statistics_days',
    finer: 'day',
    weekday: `((day - date '2001-01-01') % 7)`,
  },
  {
    table: 'statistics_quarter_weekdays',
    unit: 'quarter',
    known: 'statistics_quarters',
    of: 'statistics_weekdays',
    finer: 'month',
    weekday: 'weekday',
  },
  {
    table: 'statistics_year_weekdays',
    unit: 'year',
    known: 'statistics_years',
    of: 'statistics_quarter_weekdays',
    finer: 'quarter',
    weekday: 'weekday',
  },
] as const;

/**
 * Days of the week of months, quarters and years of services, of the units that are counted already, and an index by which days of few
 * services are read (decision 0169).
 */
export const weekdaysOfServices = migrationOf(() => [
  'create index statistics_days_by_service on statistics_days (store_id, service_id, day)',
  ...tables.flatMap(({ table, unit, known, of, finer, weekday }) => [
    `create table ${table} (like ${known} including defaults)`,
    `alter table ${table} add column weekday integer not null`,
    `alter table ${table} add primary key (store_id, ${unit}, weekday, service_id, channel)`,
    `insert into ${table} (store_id, ${unit}, weekday, service_id, channel, ${sums.map(([column]) => column).join(', ')})
      select store_id, date_trunc('${unit}', ${finer}::timestamp)::date, ${weekday}, service_id, channel, ${sums.map(([, value]) => value).join(', ')}
      from ${of} where (store_id, date_trunc('${unit}', ${finer}::timestamp)::date) in (select store_id, ${unit} from ${known})
      group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`,
  ]),
]);
