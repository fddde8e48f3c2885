import { migrationOf } from '../step/migration.ts';

export const identities = migrationOf(() => [
  // Who someone is at the identity provider: its own key, which no change of an e-mail there moves to another account.
  `create table identities (
    issuer text not null,
    subject text not null,
    user_id integer not null references users (id),
    linked_at timestamptz(3) not null,
    primary key (issuer, subject)
  )`,
  'create unique index identities_user on identities (user_id, issuer)',
  // A sign-in on its way to the provider and back; its end takes the row away.
  `create table provider_attempts (
    digest text primary key,
    state text not null,
    nonce text not null,
    verifier text not null,
    return_to text,
    address text not null,
    expires_at timestamptz(3) not null
  )`,
  'create index provider_attempts_expires_at on provider_attempts (expires_at)',
  'create index provider_attempts_address on provider_attempts (address, expires_at)',
  `alter table sessions add column signed_in_by text not null default 'password' check (signed_in_by in ('password', 'provider'))`,
  'alter table audit_log drop constraint audit_log_action_check',
  `alter table audit_log add constraint audit_log_action_check check (action in ('create', 'edit', 'delete', 'restore', 'export', 'import',
    'sign_in', 'sign_in_failed', 'sign_out', 'token_reused', 'password_changed', 'account_blocked', 'account_unblocked', 'link_requested',
    'second_factor_passed', 'second_factor_failed', 'phone_confirmed', 'factor_added', 'factor_removed', 'recovery_codes_made',
    'second_factor_reset', 'account_invited', 'sessions_ended', 'identity_linked'))`,
]);
