import { migrationOf } from '../step/migration.ts';

export const askedBackups = migrationOf(() => [
  // Backups of everything are of a night or asked for by a person, and say where they are and how far they got. `seen_at`: the
  // last sign of life of the server that makes one.
  'alter table whole_backups drop constraint whole_backups_pkey',
  'alter table whole_backups alter column night drop not null, alter column started_at drop not null',
  `alter table whole_backups
    add column id integer generated always as identity primary key,
    add column asked_by integer references users (id),
    add column asked_at timestamptz(3),
    add column seen_at timestamptz(3),
    add column made_at timestamptz(3),
    add column file text,
    add column bytes bigint,
    add constraint whole_backups_night unique (night),
    add constraint whole_backups_reason check ((night is null) = (asked_at is not null))`,
  'update whole_backups set seen_at = started_at',

  'alter table audit_log drop constraint audit_log_action_check',
  `alter table audit_log add constraint audit_log_action_check check (action in ('create', 'edit', 'delete', 'restore', 'export', 'import',
    'sign_in', 'sign_in_failed', 'known_device_failed', 'sign_out', 'token_reused', 'password_changed', 'account_blocked',
    'account_unblocked', 'link_requested', 'account_invited', 'sessions_ended', 'second_factor_passed', 'second_factor_failed',
    'phone_confirmed', 'factor_added', 'factor_removed', 'recovery_codes_made', 'second_factor_reset', 'identity_linked',
    'identity_unlinked', 'message_shown', 'whole_backup_asked'))`,
]);
