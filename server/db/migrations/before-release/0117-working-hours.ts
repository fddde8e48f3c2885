import { migrationOf, splitStatements } from '../step/migration.ts';

const columns = `
alter table statistics_settings add column working_from time(0);

alter table statistics_settings add column working_to time(0);

alter table statistics_dirty add column by_settings boolean not null default false;

create table statistics_left_days (
  store_id integer not null,
  day date not null,
  primary key (store_id, day)
);

create table statistics_recounts (
  id smallint primary key default 1 check (id = 1),
  total integer not null,
  begun_at timestamptz(3) not null
);
`;

/** From one day with rows to the next by the index: no row between is read. */
const daysOf = (name: string, table: 'tickets' | 'orders', at: 'created_at' | 'starts_at') => `
  ${name} as (
    select s.id as store_id, (select min(o.${at}) from ${table} o where o.store_id = s.id and o.deleted_at is null) as at from stores s
    union all
    select d.store_id, (select min(o.${at}) from ${table} o where o.store_id = d.store_id and o.deleted_at is null
      and o.${at} >= (((d.at at time zone 'Europe/Prague')::date + 1)::timestamp at time zone 'Europe/Prague'))
    from ${name} d where d.at is not null
  )`;

/**
 * Lists every day that has tickets, orders or figures: days of which other hours count nothing have no figures, and would stay without
 * them. What is listed already is not listed twice. Figures of before that were left are listed as well.
 */
const lists = `
create or replace function list_all_statistics() returns trigger language plpgsql as $$
begin
  with recursive ${daysOf('ticket_days', 'tickets', 'created_at')}, ${daysOf('order_days', 'orders', 'starts_at')}
  insert into statistics_dirty (store_id, day, by_settings)
  select store_id, day, true from (
    select store_id, (at at time zone 'Europe/Prague')::date as day from ticket_days where at is not null
    union select store_id, (at at time zone 'Europe/Prague')::date from order_days where at is not null
    union select store_id, day from statistics_store_days
  ) each
  where not exists (select from statistics_dirty d where d.store_id = each.store_id and d.day = each.day and d.by_settings);
  delete from statistics_left_days;
  insert into statistics_recounts (total, begun_at)
  select count(*), clock_timestamp() from statistics_dirty where by_settings
  on conflict (id) do update set total = excluded.total, begun_at = excluded.begun_at;
  return null;
end $$`;

const listens = `
create trigger statistics_settings_listed after update on statistics_settings for each row
when ((old.shortest_handling, old.working_from, old.working_to) is distinct from (new.shortest_handling, new.working_from, new.working_to))
execute function list_all_statistics()`;

/** Hours of work that statistics count, and the days that another setting has counted again: a recount can be stopped. */
export const workingHours = migrationOf(() => [
  ...splitStatements(columns),
  lists,
  'drop trigger statistics_settings_listed on statistics_settings',
  listens,
]);
