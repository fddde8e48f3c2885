import { migrationOf } from '../step/migration.ts';

/** Times are milliseconds; arrays beginning with `hour_` go with `hours`, the hours of arrival of anyone who is counted. */
const measures = `
    tickets integer not null,
    clients integer not null,
    called integer not null,
    served integer not null,
    missed integer not null,
    cancelled integer not null,
    transferred integer not null,
    ordered integer not null,
    arrived integer not null,
    wait_count integer not null,
    wait_sum bigint not null,
    wait_min bigint,
    wait_max bigint,
    handling_count integer not null,
    handling_sum bigint not null,
    handling_min bigint,
    handling_max bigint,
    hours smallint[] not null,
    hour_tickets integer[] not null,
    hour_waits integer[] not null,
    hour_wait_sums bigint[] not null,
    hour_handlings integer[] not null,
    hour_handling_sums bigint[] not null,
    wait_histogram bigint[] not null,
    handling_histogram bigint[] not null`;

const employeeMeasures = `
    called integer not null,
    served integer not null,
    missed integer not null,
    handling_count integer not null,
    handling_sum bigint not null,
    handling_min bigint,
    handling_max bigint,
    handling_histogram bigint[] not null`;

const prague = (instant: string) => `(${instant} at time zone 'Europe/Prague')::date`;
const considered = (row: string) => `(${row}.starts_at, ${row}.channel, ${row}.state, ${row}.service_id, ${row}.deleted_at)`;

export const statistics = migrationOf(() => [
  // Days of stores that are to be counted again: a day, or the days of the tickets that an order has.
  `create table statistics_dirty (
    id bigint generated always as identity primary key,
    store_id integer not null,
    day date,
    order_id integer,
    check ((day is null) <> (order_id is null))
  )`,
  `create table statistics_days (
    store_id integer not null,
    day date not null,
    service_id integer not null,
    channel text not null,${measures},
    waiting integer not null,
    waiting_since timestamptz(3),
    primary key (store_id, day, service_id, channel)
  )`,
  // Months that are over.
  `create table statistics_months (
    store_id integer not null,
    month date not null,
    service_id integer not null,
    channel text not null,${measures},
    primary key (store_id, month, service_id, channel)
  )`,
  `create table statistics_employee_days (
    store_id integer not null,
    day date not null,
    employee_id integer not null,
    service_id integer not null,${employeeMeasures},
    primary key (store_id, day, employee_id, service_id)
  )`,
  `create table statistics_employee_months (
    store_id integer not null,
    month date not null,
    employee_id integer not null,
    service_id integer not null,${employeeMeasures},
    primary key (store_id, month, employee_id, service_id)
  )`,
  // Days on which tickets of an order were counted: their waits follow from its time.
  `create table statistics_reservations (
    store_id integer not null,
    order_id integer not null,
    day date not null,
    primary key (store_id, order_id, day)
  )`,
  'create index statistics_reservations_day on statistics_reservations (store_id, day)',
  // The state of each store: its day, the thirty days before it, and the usual course of such a weekday.
  `create table statistics_stores (
    store_id integer primary key,
    day date not null,
    tickets integer not null,
    served integer not null,
    missed integer not null,
    ordered integer not null,
    arrived integer not null,
    waiting integer not null,
    waiting_since timestamptz(3),
    wait_min bigint,
    wait_max bigint,
    handling_min bigint,
    handling_max bigint,
    hours smallint[] not null,
    hour_tickets integer[] not null,
    hour_waits integer[] not null,
    hour_wait_sums bigint[] not null,
    past_wait_min bigint,
    past_wait_max bigint,
    past_wait_count integer not null,
    past_wait_sum bigint not null,
    past_handling_min bigint,
    past_handling_max bigint,
    past_handling_count integer not null,
    past_handling_sum bigint not null,
    usual_days integer not null,
    usual_hours smallint[] not null,
    usual_tickets integer[] not null,
    usual_waits integer[] not null,
    usual_wait_sums bigint[] not null
  )`,
  'create index statistics_stores_day on statistics_stores (day)',
  `create function statistics_note_tickets() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then
      insert into statistics_dirty (store_id, day) select distinct store_id, ${prague('created_at')} from gone;
    end if;
    if tg_op <> 'DELETE' then
      insert into statistics_dirty (store_id, day) select distinct store_id, ${prague('created_at')} from come;
    end if;
    return null;
  end $$`,
  // An order is there before its tickets are, so that a new one changes no wait.
  `create function statistics_note_orders() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      insert into statistics_dirty (store_id, day) select distinct store_id, ${prague('starts_at')} from come;
    elsif tg_op = 'DELETE' then
      insert into statistics_dirty (store_id, day) select distinct store_id, ${prague('starts_at')} from gone;
      insert into statistics_dirty (store_id, order_id) select store_id, id from gone;
    else
      insert into statistics_dirty (store_id, day)
        select o.store_id, ${prague('o.starts_at')} from gone o left join come n using (store_id, id)
        where ${considered('o')} is distinct from ${considered('n')}
        union select n.store_id, ${prague('n.starts_at')} from come n left join gone o using (store_id, id)
        where ${considered('o')} is distinct from ${considered('n')};
      insert into statistics_dirty (store_id, order_id)
        select n.store_id, n.id from come n left join gone o using (store_id, id)
        where (o.starts_at, o.channel) is distinct from (n.starts_at, n.channel);
    end if;
    return null;
  end $$`,
  ...['tickets', 'orders'].flatMap((table) => [
    `create trigger statistics_inserted after insert on ${table} referencing new table as come
      for each statement execute function statistics_note_${table}()`,
    `create trigger statistics_updated after update on ${table} referencing old table as gone new table as come
      for each statement execute function statistics_note_${table}()`,
    `create trigger statistics_deleted after delete on ${table} referencing old table as gone
      for each statement execute function statistics_note_${table}()`,
  ]),
  // What is there already is counted by the job, day by day.
  `insert into statistics_dirty (store_id, day)
    select store_id, ${prague('created_at')} from tickets union select store_id, ${prague('starts_at')} from orders`,
]);
