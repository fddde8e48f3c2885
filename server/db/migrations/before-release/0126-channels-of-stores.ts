import { migrationOf } from '../step/migration.ts';

const counts = ['tickets', 'clients', 'called', 'served', 'missed', 'cancelled', 'transferred', 'ordered', 'arrived', 'unserved'];
const times = ['wait', 'handling', 'left'];
const ofTimes = (...parts: readonly string[]) => times.flatMap((name) => parts.map((part) => `${name}_${part}`));
const typed = (names: readonly string[], type: string) => names.map((name) => `${name} ${type}`);

/** Fixed lengths that are never null first (decision 0171). */
const columns = (unit: string): readonly string[] => [
  'store_id integer not null',
  `${unit} date not null`,
  ...typed([...counts, ...ofTimes('count')], 'integer not null default 0'),
  ...typed(ofTimes('sum'), 'bigint not null default 0'),
  ...typed(ofTimes('min', 'max'), 'bigint'),
  'channel text not null',
  ...typed(ofTimes('histogram'), 'numeric not null default 0'),
];

const sums = [
  ...[...counts, ...ofTimes('count')].map((name) => `sum(${name})::integer`),
  ...ofTimes('sum').map((name) => `sum(${name})::bigint`),
  ...ofTimes('min').map((name) => `min(${name})`),
  ...ofTimes('max').map((name) => `max(${name})`),
  ...ofTimes('histogram').map((name) => `sum(${name})`),
];
const summed = [...counts, ...ofTimes('count'), ...ofTimes('sum'), ...ofTimes('min'), ...ofTimes('max'), ...ofTimes('histogram')];

type RollUp = { readonly table: string; readonly of: string; readonly unit: string; readonly at: string; readonly among: string };

/** Rows of units that are over, in the order in which a recount leaves them. */
const rowsOf = ({ table, of, unit, at, among }: RollUp): readonly string[] => [
  `create table ${table} (${columns(unit).join(', ')})`,
  `insert into ${table} (store_id, ${unit}, channel, ${summed.join(', ')})
    select store_id, ${at}, channel, ${sums.join(', ')} from ${of} where ${among} group by 1, 2, 3
    order by date_trunc('month', (${at})::timestamp), 1, 2, 3`,
  `alter table ${table} add primary key (store_id, ${unit}, channel)`,
];

const today = `(now() at time zone 'Europe/Prague')::date`;
const month = `date_trunc('month', day::timestamp)::date`;
const days = `day < ${today} and service_id <> all(coalesce((select left_out_services from statistics_settings limit 1), '{}'))`;

/** Whole stores by channel, of days and months that are over (decision 0173). */
export const channelsOfStores = migrationOf(() => [
  ...rowsOf({ table: 'statistics_channel_days', of: 'statistics_days', unit: 'day', at: 'day', among: days }),
  ...rowsOf({
    table: 'statistics_channel_months',
    of: 'statistics_channel_days',
    unit: 'month',
    at: month,
    among: `${month} < date_trunc('month', ${today}::timestamp)::date`,
  }),
]);
