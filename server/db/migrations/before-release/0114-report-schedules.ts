import { migrationOf } from '../step/migration.ts';

const schedules = `
create table report_schedules (
  template_id integer primary key references report_templates (id) on delete cascade,
  rhythm text not null check (rhythm in ('day', 'week', 'month')),
  weekday smallint check (weekday between 0 and 6),
  day smallint check (day between 1 and 31),
  time_of_day text not null,
  format text not null check (format in ('csv', 'xlsx', 'pdf')),
  language text not null check (language in ('cs', 'en')),
  addresses text[] not null,
  paused text check (paused in ('asked', 'owner', 'rights', 'stores', 'query')),
  next_at timestamptz(3) not null,
  try_at timestamptz(3) not null,
  failures integer not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check (rhythm <> 'week' or weekday is not null),
  check (rhythm <> 'month' or day is not null)
)`;

/** One row of each time when a template was due: it is sent once. */
const sendings = `
create table report_sendings (
  template_id integer not null references report_schedules (template_id) on delete cascade,
  due_at timestamptz(3) not null,
  made_at timestamptz(3) not null,
  result text not null check (result in ('attached', 'linked', 'kept', 'failed', 'paused')),
  file_name text,
  file_type text,
  content bytea,
  primary key (template_id, due_at)
)`;

const letters = `
create table report_letters (
  outbox_id integer primary key,
  template_id integer not null,
  due_at timestamptz(3) not null,
  foreign key (template_id, due_at) references report_sendings (template_id, due_at) on delete cascade
)`;

/** A file is kept until the last of its letters is sent or erased. Letters that leave at once wait here for each other. */
const emptied = `
create function app_empty_report_file() returns trigger language plpgsql as $$
declare
  held record;
begin
  select s.template_id, s.due_at into held from report_letters l
    join report_sendings s on s.template_id = l.template_id and s.due_at = l.due_at
    where l.outbox_id = new.id for update of s;
  if found then
    update report_sendings s set content = null
    where s.template_id = held.template_id and s.due_at = held.due_at and not exists (
      select from report_letters l join outbox b on b.id = l.outbox_id
      where l.template_id = held.template_id and l.due_at = held.due_at and b.body is not null);
  end if;
  return null;
end $$`;

export const reportSchedules = migrationOf(() => [
  schedules,
  'create index report_schedules_due on report_schedules (try_at) where paused is null',
  sendings,
  letters,
  'create index report_letters_sending on report_letters (template_id, due_at)',
  emptied,
  `create trigger outbox_empties_report_file after update of body on outbox for each row
    when (old.body is not null and new.body is null) execute function app_empty_report_file()`,
]);
