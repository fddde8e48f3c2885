import { migrationOf } from '../step/migration.ts';

const deskDays = `
create table statistics_desk_days (
  store_id integer not null,
  day date not null,
  desk_id integer not null,
  employee_id integer not null,
  called integer not null,
  served integer not null,
  missed integer not null,
  handling_count integer not null,
  handling_sum bigint not null,
  handling_min bigint,
  handling_max bigint,
  open_ms bigint,
  busy_ms bigint,
  primary key (store_id, day, desk_id, employee_id)
)`;

/** A desk that was opened or closed makes other figures of the days on which it was. */
const noted = `
create function statistics_note_desks() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into statistics_dirty (store_id, day)
      select store_id, (started_at at time zone 'Europe/Prague')::date from gone
      union select store_id, (ended_at at time zone 'Europe/Prague')::date from gone where ended_at is not null;
  end if;
  if tg_op <> 'DELETE' then
    insert into statistics_dirty (store_id, day)
      select store_id, (started_at at time zone 'Europe/Prague')::date from come
      union select store_id, (ended_at at time zone 'Europe/Prague')::date from come where ended_at is not null;
  end if;
  return null;
end $$`;

const triggers = [
  ['inserted', 'insert', 'new table as come'],
  ['updated', 'update', 'old table as gone new table as come'],
  ['deleted', 'delete', 'old table as gone'],
].map(
  ([name, event, tables]) => `
create trigger statistics_${name} after ${event} on desk_sessions referencing ${tables}
  for each statement execute function statistics_note_desks()`,
);

const templates = `
create table report_templates (
  id integer generated always as identity primary key,
  owner_id integer not null references users (id) on delete cascade,
  kind text not null check (kind in ('services', 'clients', 'employees')),
  name text not null,
  shared boolean not null,
  query text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
)`;

export const reports = migrationOf(() => [
  deskDays,
  noted,
  ...triggers,
  // What is there already is counted by the job, day by day.
  'insert into statistics_dirty (store_id, day) select store_id, day from statistics_store_days',
  templates,
  // Names are distinguished without case and diacritics, as people read them.
  'create unique index report_templates_name_key on report_templates (owner_id, kind, app_fold(name))',
  'create index report_templates_shared on report_templates (kind) where shared',
]);
