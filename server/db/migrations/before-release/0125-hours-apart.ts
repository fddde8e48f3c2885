import { migrationOf } from '../step/migration.ts';

const counts = ['tickets', 'clients', 'called', 'served', 'missed', 'cancelled', 'transferred', 'ordered', 'arrived', 'unserved'];
const times = ['wait', 'handling', 'left'];
const hours = ['tickets', 'clients', 'served', 'missed', 'waits', 'wait_sums', 'handlings', 'handling_sums'].map((name) => `hour_${name}`);

type Column = readonly [name: string, type: string];
const typed = (names: readonly string[], type: string): readonly Column[] => names.map((name) => [name, type]);
const ofTimes = (...parts: readonly string[]) => times.flatMap((name) => parts.map((part) => `${name}_${part}`));

const integers = 'integer not null default 0';
const numbers = 'numeric not null default 0';
const byWeekday = ['weekday', 'service_id', 'channel'];

type RollUp = { readonly table: string; readonly unit: string; readonly keys: readonly string[]; readonly ofStores?: true };

/** Those that lose their hours. */
const rollUps: readonly RollUp[] = [
  { table: 'statistics_weeks', unit: 'week', keys: ['service_id', 'channel'] },
  { table: 'statistics_months', unit: 'month', keys: ['service_id', 'channel'] },
  { table: 'statistics_quarters', unit: 'quarter', keys: ['service_id', 'channel'] },
  { table: 'statistics_years', unit: 'year', keys: ['service_id', 'channel'] },
  { table: 'statistics_weekdays', unit: 'month', keys: byWeekday },
  { table: 'statistics_quarter_weekdays', unit: 'quarter', keys: byWeekday },
  { table: 'statistics_half_weekdays', unit: 'half', keys: byWeekday },
  { table: 'statistics_year_weekdays', unit: 'year', keys: byWeekday },
  { table: 'statistics_store_days', unit: 'day', keys: [], ofStores: true },
  { table: 'statistics_store_weeks', unit: 'week', keys: [], ofStores: true },
  { table: 'statistics_store_months', unit: 'month', keys: [], ofStores: true },
  { table: 'statistics_store_weekdays', unit: 'month', keys: ['weekday'], ofStores: true },
];

/** Hours in tables of their own, out of which tables they are taken. */
const hourTables = [
  { table: 'statistics_weekday_hours', of: 'statistics_weekdays', unit: 'month', keys: byWeekday },
  { table: 'statistics_quarter_hours', of: 'statistics_quarter_weekdays', unit: 'quarter', keys: byWeekday },
  { table: 'statistics_half_hours', of: 'statistics_half_weekdays', unit: 'half', keys: byWeekday },
  { table: 'statistics_year_hours', of: 'statistics_year_weekdays', unit: 'year', keys: byWeekday },
  { table: 'statistics_store_hours', of: 'statistics_store_weekdays', unit: 'month', keys: ['weekday'] },
  { table: 'statistics_store_day_hours', of: 'statistics_store_days', unit: 'day', keys: [] },
] as const;

const keyOf = ({ unit, keys }: Pick<RollUp, 'unit' | 'keys'>) => ['store_id', unit, ...keys].join(', ');

function keyColumns({ unit, keys }: Pick<RollUp, 'unit' | 'keys'>): readonly Column[] {
  return [
    ['store_id', 'integer not null'],
    [unit, 'date not null'],
    ...typed(
      keys.filter((name) => name !== 'channel'),
      'integer not null',
    ),
  ];
}

/** Fixed lengths that are never null first (decision 0171). */
function columnsOf(rollUp: RollUp): readonly Column[] {
  return [
    ...keyColumns(rollUp),
    ...typed([...counts, ...ofTimes('count'), ...(rollUp.ofStores ? ['peak'] : [])], integers),
    ...typed(ofTimes('sum'), 'bigint not null default 0'),
    ...typed(ofTimes('min', 'max'), 'bigint'),
    ...typed(
      rollUp.keys.filter((name) => name === 'channel'),
      'text not null',
    ),
    ...typed(ofTimes('histogram'), numbers),
  ];
}

const create = (table: string, columns: readonly Column[]) =>
  `create table ${table} (${columns.map(([name, type]) => `${name} ${type}`).join(', ')})`;

/** Halves of a year that are over, with their hours, out of quarters. */
function halves(): readonly string[] {
  const half = `(date_trunc('year', quarter::timestamp) + case when extract(month from quarter) > 6 then interval '6 months' else interval '0' end)::date`;
  const sums = [
    ...counts.map((name) => `sum(${name})::integer`),
    ...ofTimes('count').map((name) => `sum(${name})::integer`),
    ...ofTimes('sum').map((name) => `sum(${name})::bigint`),
    ...ofTimes('min').map((name) => `min(${name})`),
    ...ofTimes('max').map((name) => `max(${name})`),
    ...[...ofTimes('histogram'), ...hours].map((name) => `sum(${name})`),
  ];
  const names = [
    ...counts,
    ...ofTimes('count'),
    ...ofTimes('sum'),
    ...ofTimes('min'),
    ...ofTimes('max'),
    ...ofTimes('histogram'),
    ...hours,
  ];
  return [
    'create table statistics_half_weekdays (like statistics_quarter_weekdays including defaults)',
    'alter table statistics_half_weekdays rename column quarter to half',
    `insert into statistics_half_weekdays (store_id, half, ${byWeekday.join(', ')}, ${names.join(', ')})
      select store_id, ${half}, ${byWeekday.join(', ')}, ${sums.join(', ')} from statistics_quarter_weekdays
      where ${half} + interval '6 months' <= (now() at time zone 'Europe/Prague')::date group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`,
  ];
}

function hoursOf({ table, of, unit, keys }: (typeof hourTables)[number]): readonly string[] {
  const key = keyOf({ unit, keys });
  const columns = [
    ...keyColumns({ unit, keys }),
    ...typed(
      keys.filter((name) => name === 'channel'),
      'text not null',
    ),
    ...typed(hours, numbers),
  ];
  const isAny = unit === 'day' ? 'where tickets > 0' : '';
  return [
    create(table, columns),
    `insert into ${table} (${key}, ${hours.join(', ')}) select ${key}, ${hours.join(', ')} from ${of} ${isAny} order by ${key}`,
    `alter table ${table} add primary key (${key})`,
  ];
}

function withoutHours(rollUp: RollUp): readonly string[] {
  const { table } = rollUp;
  const columns = columnsOf(rollUp);
  const names = columns.map(([name]) => name).join(', ');
  const key = keyOf(rollUp);
  const order = rollUp.unit === 'day' ? `date_trunc('month', day::timestamp), ${key}` : key;
  return [
    create('without_hours', columns),
    `insert into without_hours (${names}) select ${names} from ${table} order by ${order}`,
    `drop table ${table}`,
    `alter table without_hours rename to ${table}`,
    `alter table ${table} add primary key (${key})`,
  ];
}

/** Hours of roll-ups are in tables of their own, and days of the week of services are kept by half-year too (decision 0172). */
export const hoursApart = migrationOf(() => [...halves(), ...hourTables.flatMap(hoursOf), ...rollUps.flatMap(withoutHours)]);
