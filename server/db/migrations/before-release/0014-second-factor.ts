import { migrationOf } from '../step/migration.ts';

export const secondFactor = migrationOf(() => [
  // One row a user: tries, and the authenticator application. What several requests do at once is in order by its lock.
  `create table second_factors (
    user_id integer primary key references users (id),
    failed integer not null default 0,
    waits_until timestamptz(3),
    totp_secret text,
    totp_since timestamptz(3),
    totp_last_step bigint,
    pending_totp_secret text,
    pending_until timestamptz(3)
  )`,
  // Kept as keyed digests, each with a salt of its own.
  `create table second_factor_codes (
    id bigint generated always as identity primary key,
    user_id integer not null references users (id),
    session_id uuid not null references sessions (id),
    phone text not null,
    salt text not null,
    digest text not null,
    length integer not null,
    created_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    tries integer not null default 0,
    ended_at timestamptz(3)
  )`,
  'create index second_factor_codes_user on second_factor_codes (user_id, created_at)',
  `create table recovery_codes (
    user_id integer not null references users (id),
    digest text not null,
    used_at timestamptz(3),
    primary key (user_id, digest)
  )`,
  `create table passkeys (
    id text primary key,
    user_id integer not null references users (id),
    name text not null,
    public_key text not null,
    counter bigint not null,
    transports text[] not null,
    created_at timestamptz(3) not null,
    last_used_at timestamptz(3)
  )`,
  'create index passkeys_user on passkeys (user_id, created_at)',
  `create table passkey_challenges (
    session_id uuid primary key references sessions (id),
    purpose text not null check (purpose in ('add', 'pass')),
    challenge text not null,
    expires_at timestamptz(3) not null
  )`,
  'update password_policy set second_factor_code_validity = least(second_factor_code_validity, 600), second_factor_code_length = greatest(second_factor_code_length, 6)',
  'alter table password_policy drop constraint password_policy_second_factor_code_validity_check',
  'alter table password_policy drop constraint password_policy_second_factor_code_length_check',
  `alter table password_policy add constraint password_policy_second_factor_code_validity_check
    check (second_factor_code_validity between 30 and 600)`,
  `alter table password_policy add constraint password_policy_second_factor_code_length_check
    check (second_factor_code_length between 6 and 10)`,
  'alter table audit_log drop constraint audit_log_action_check',
  `alter table audit_log add constraint audit_log_action_check check (action in ('create', 'edit', 'delete', 'restore', 'export', 'import',
    'sign_in', 'sign_in_failed', 'sign_out', 'token_reused', 'password_changed', 'account_blocked', 'account_unblocked', 'link_requested',
    'second_factor_passed', 'second_factor_failed', 'phone_confirmed', 'factor_added', 'factor_removed', 'recovery_codes_made',
    'second_factor_reset', 'account_invited', 'sessions_ended'))`,
]);
