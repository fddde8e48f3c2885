-- Saved questions about statistics, and when they are sent.

create table report_templates (
  id integer generated always as identity primary key,
  owner_id integer not null references users(id) on delete cascade,
  kind text not null check (kind = any (array['services'::text, 'clients'::text, 'employees'::text])),
  name text not null,
  shared boolean not null,
  query text not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null
);

create unique index report_templates_name_key on report_templates (owner_id, kind, app_fold(name));

create index report_templates_shared on report_templates (kind) where shared;

create table report_schedules (
  template_id integer primary key references report_templates(id) on delete cascade,
  rhythm text not null check (rhythm = any (array['day'::text, 'week'::text, 'month'::text])),
  weekday smallint check (weekday >= 0 and weekday <= 6),
  day smallint check (day >= 1 and day <= 31),
  time_of_day text not null,
  format text not null check (format = any (array['csv'::text, 'xlsx'::text, 'pdf'::text])),
  language text not null check (language = any (array['cs'::text, 'en'::text])),
  addresses text[] not null,
  paused text check (paused = any (array['asked'::text, 'owner'::text, 'rights'::text, 'stores'::text, 'query'::text])),
  next_at timestamp(3) with time zone not null,
  try_at timestamp(3) with time zone not null,
  failures integer not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint report_schedules_check check (rhythm <> 'week'::text or weekday is not null),
  constraint report_schedules_check1 check (rhythm <> 'month'::text or day is not null)
);

create index report_schedules_due on report_schedules (try_at) where paused is null;

create table report_sendings (
  template_id integer not null references report_schedules(template_id) on delete cascade,
  due_at timestamp(3) with time zone not null,
  made_at timestamp(3) with time zone not null,
  result text not null check (result = any (array['attached'::text, 'linked'::text, 'kept'::text, 'failed'::text, 'paused'::text])),
  file_name text,
  file_type text,
  content bytea,
  primary key (template_id, due_at)
);

create table report_letters (
  outbox_id integer primary key,
  template_id integer not null,
  due_at timestamp(3) with time zone not null,
  constraint report_letters_template_id_due_at_fkey foreign key (template_id, due_at) references report_sendings(template_id, due_at) on delete cascade
);

create index report_letters_sending on report_letters (template_id, due_at);

create function app_empty_report_file()
 returns trigger
 language plpgsql
as $function$
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
end $function$;

create trigger outbox_empties_report_file after update of body on outbox for each row when (old.body is not null and new.body is null) execute function app_empty_report_file();
