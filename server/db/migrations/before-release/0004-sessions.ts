import { migrationOf } from '../step/migration.ts';

export const sessions = migrationOf(() => [
  `create table credentials (
    user_id integer primary key references users (id),
    password_hash text not null,
    changed_at timestamptz(3) not null,
    failures integer not null default 0,
    waits_until timestamptz(3)
  )`,
  `create table sessions (
    id uuid primary key,
    user_id integer not null references users (id),
    owes_second_factor boolean not null default false,
    device text,
    address text,
    started_at timestamptz(3) not null,
    last_active_at timestamptz(3) not null,
    ended_at timestamptz(3)
  )`,
  'create index sessions_user_id on sessions (user_id) where ended_at is null',
  // Only digests are kept: who reads the table cannot sign in with it.
  `create table refresh_tokens (
    digest text primary key,
    session_id uuid not null references sessions (id),
    issued_at timestamptz(3) not null,
    replaced_at timestamptz(3)
  )`,
  'create index refresh_tokens_session on refresh_tokens (session_id)',
  `create table one_time_links (
    digest text primary key,
    purpose text not null check (purpose in ('first_administrator', 'lost_password')),
    user_id integer references users (id),
    expires_at timestamptz(3) not null,
    used_at timestamptz(3)
  )`,
]);
