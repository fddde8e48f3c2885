import { migrationOf } from '../step/migration.ts';

export const tasks = migrationOf(() => [
  // Work that outlives a request. The row is the truth; the queue only says that there is something to do.
  `create table tasks (
    id integer generated always as identity primary key,
    kind text not null,
    owner_id integer not null references users (id),
    state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
    done integer not null default 0,
    total integer,
    input jsonb not null,
    result jsonb,
    error text,
    error_details jsonb,
    cancel_asked boolean not null default false,
    attempts integer not null default 0,
    runner uuid,
    seen_at timestamptz(3) not null default now(),
    address text not null,
    request_id text not null,
    version integer not null default 1,
    created_at timestamptz(3) not null,
    started_at timestamptz(3),
    finished_at timestamptz(3)
  )`,
  'create index tasks_owner on tasks (owner_id, id)',
  "create index tasks_unfinished on tasks (seen_at) where state in ('waiting', 'running')",
  'create index tasks_finished on tasks (finished_at) where finished_at is not null',
  // A file that someone wants to import, as long as it is worked with. Rows are kept by hundreds, as texts of JSON:
  // they may hold characters that no jsonb takes.
  `create table imports (
    id integer generated always as identity primary key,
    resource text not null,
    owner_id integer not null references users (id),
    file_name text not null,
    format text not null check (format in ('csv', 'xlsx')),
    encoding text,
    separator text,
    has_header boolean not null,
    headers jsonb not null,
    mapping jsonb not null,
    store_id integer,
    total integer not null,
    stage text not null default 'read' check (stage in ('read', 'checked', 'saved')),
    task_id integer,
    created_at timestamptz(3) not null
  )`,
  'create index imports_created on imports (created_at)',
  `create table import_chunks (
    import_id integer not null references imports (id) on delete cascade,
    chunk integer not null,
    records text not null,
    verdicts text,
    counts jsonb,
    saved boolean not null default false,
    primary key (import_id, chunk)
  )`,
]);
