import { migrationOf } from '../step/migration.ts';

const counts = ['called', 'served', 'missed'];
const ofTickets = ['tickets', 'clients', ...counts, 'cancelled', 'transferred', 'ordered', 'arrived', 'unserved'];
const ofHours = ['tickets', 'clients', 'served', 'missed', 'waits', 'wait_sums', 'handlings', 'handling_sums'];

type Years = {
  readonly table: string;
  readonly of: string;
  readonly keys: string;
  readonly counts: readonly string[];
  readonly times: readonly string[];
  readonly hours: readonly string[];
};

const longerThanQuarters: readonly Years[] = [
  {
    table: 'statistics_years',
    of: 'statistics_quarters',
    keys: 'service_id, channel',
    counts: ofTickets,
    times: ['wait', 'handling', 'left'],
    hours: ofHours,
  },
  {
    table: 'statistics_employee_years',
    of: 'statistics_employee_quarters',
    keys: 'employee_id, service_id',
    counts,
    times: ['handling'],
    hours: [],
  },
];

/** The sums of quarters by name of column. */
function sumsOf({ counts: counted, times, hours }: Years): readonly (readonly [column: string, value: string])[] {
  return [
    ...counted.map((name) => [name, `sum(${name})::integer`] as const),
    ...times.flatMap((name) => [
      [`${name}_count`, `sum(${name}_count)::integer`] as const,
      [`${name}_sum`, `sum(${name}_sum)::bigint`] as const,
      [`${name}_min`, `min(${name}_min)`] as const,
      [`${name}_max`, `max(${name}_max)`] as const,
      [`${name}_histogram`, `sum(${name}_histogram)`] as const,
    ]),
    ...hours.map((name) => [`hour_${name}`, `sum(hour_${name})`] as const),
  ];
}

/** Years of services and of employees, which questions about several years read in place of quarters (decision 0168). */
export const yearsOfStatistics = migrationOf(() =>
  longerThanQuarters.flatMap((years) => {
    const { table, of, keys } = years;
    const sums = sumsOf(years);
    return [
      `create table ${table} (like ${of} including defaults)`,
      `alter table ${table} rename column quarter to year`,
      `alter table ${table} add primary key (store_id, year, ${keys})`,
      `insert into ${table} (store_id, year, ${keys}, ${sums.map(([column]) => column).join(', ')})
        select store_id, date_trunc('year', quarter::timestamp)::date, ${keys}, ${sums.map(([, value]) => value).join(', ')} from ${of}
        group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
    ];
  }),
);
