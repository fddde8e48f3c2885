import { migrationOf } from '../step/migration.ts';

const wider = (table: string) => `
alter table ${table}
  add column unserved integer not null default 0,
  add column left_count integer not null default 0,
  add column left_sum bigint not null default 0,
  add column left_min bigint,
  add column left_max bigint,
  add column hour_clients integer[] not null default '{}',
  add column hour_served integer[] not null default '{}',
  add column hour_missed integer[] not null default '{}',
  add column left_histogram bigint[] not null default '{}'`;

const counts = ['tickets', 'clients', 'called', 'served', 'missed', 'cancelled', 'transferred', 'ordered', 'arrived', 'unserved'];
const times = ['wait', 'handling', 'left'];
const cells = ['tickets', 'clients', 'served', 'missed', 'waits', 'handlings'];

/** Whole stores, all services and channels together; `cells` are the hours of a week, Monday first. */
const ofStores = (table: string, unit: string) => `
create table ${table} (
  store_id integer not null,
  ${unit} date not null,
  ${counts.map((name) => `${name} integer not null default 0`).join(',\n  ')},
  ${times.map((name) => `${name}_count integer not null default 0, ${name}_sum bigint not null default 0, ${name}_min bigint, ${name}_max bigint`).join(',\n  ')},
  peak integer not null default 0,
  cells smallint[] not null default '{}',
  ${cells.map((name) => `cell_${name} integer[] not null default '{}'`).join(',\n  ')},
  cell_wait_sums bigint[] not null default '{}',
  cell_handling_sums bigint[] not null default '{}',
  ${times.map((name) => `${name}_histogram bigint[] not null default '{}'`).join(',\n  ')},
  primary key (store_id, ${unit})
)`;

export const widerStatistics = migrationOf(() => [
  wider('statistics_days'),
  wider('statistics_months'),
  ofStores('statistics_store_days', 'day'),
  ofStores('statistics_store_months', 'month'),
  // What is there already is counted by the job, day by day.
  'insert into statistics_dirty (store_id, day) select distinct store_id, day from statistics_days',
]);
