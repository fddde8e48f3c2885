import { migrationOf, splitStatements } from '../step/migration.ts';

const statements = `
alter table users_live add column invitation_ends_at timestamp(3) with time zone;

CREATE INDEX users_live_invitation_ends_at ON users_live USING btree (invitation_ends_at, id);

-- Who was made without a password before there were invitations has none that holds.
insert into users_live (id, invitation_ends_at)
  select u.id, u.created_at from users u where not exists (select from credentials c where c.user_id = u.id)
  on conflict (id) do update set invitation_ends_at = excluded.invitation_ends_at;

alter table one_time_links drop constraint one_time_links_purpose_check;

alter table one_time_links add constraint one_time_links_purpose_check check (purpose in ('first_administrator', 'lost_password', 'invitation'));

alter table audit_log drop constraint audit_log_action_check;

alter table audit_log add constraint audit_log_action_check check (action in ('create', 'edit', 'delete', 'restore', 'export', 'import',
  'sign_in', 'sign_in_failed', 'sign_out', 'token_reused', 'password_changed', 'account_blocked', 'account_unblocked', 'link_requested',
  'account_invited', 'sessions_ended'));
`;

export const invitations = migrationOf(() => splitStatements(statements));
