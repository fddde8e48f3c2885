import { migrationOf } from '../step/migration.ts';

const table = `
create table desk_sessions (
  store_id integer not null,
  desk_id integer not null,
  sequence bigint not null,
  employee_id integer,
  started_at timestamptz(3) not null,
  ended_at timestamptz(3),
  primary key (store_id, desk_id, sequence)
)`;

const byDay = 'create index desk_sessions_started on desk_sessions (store_id, started_at)';

/** What the journal still knows of desks: each state that differs from the one before it, until the next one (fold-state.ts). */
const fromJournal = `
insert into desk_sessions (store_id, desk_id, sequence, employee_id, started_at, ended_at)
with told as (
  select store_id, subject, sequence, body ->> 'kind' = 'desk_opened' as is_open,
    case when fault is null then (body ->> 'employee_id')::int end as employee_id,
    max(counted_at) over (partition by store_id, subject order by sequence) as at
  from branch_events where subject like 'desk:%'
), compared as (
  select *, lag(is_open) over w as was_open, lag(employee_id) over w as earlier_employee
  from told window w as (partition by store_id, subject order by sequence)
), changed as (
  select *, lead(at) over (partition by store_id, subject order by sequence) as until from compared
  where was_open is null or (is_open, case when is_open then employee_id end)
    is distinct from (was_open, case when was_open then earlier_employee end)
)
select store_id, split_part(subject, ':', 2)::int, sequence, employee_id, at, until from changed where is_open`;

export const deskSessions = migrationOf(() => [table, byDay, fromJournal]);
