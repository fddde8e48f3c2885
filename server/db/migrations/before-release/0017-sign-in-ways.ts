import { migrationOf, splitStatements } from '../step/migration.ts';

const statements = `
alter table users_live add column second_factor_since timestamp(3) with time zone;

alter table users_live add column identity_since timestamp(3) with time zone;

CREATE INDEX users_live_second_factor_since ON users_live USING btree (second_factor_since, id);

CREATE INDEX users_live_identity_since ON users_live USING btree (identity_since, id);

-- Who has a way already has had it since now, as far as is known.
insert into users_live as l (id, second_factor_since)
  select u.id, now() from users u
  where u.phone_number_confirmed or exists (select from second_factors f where f.user_id = u.id and f.totp_secret is not null)
    or exists (select from passkeys p where p.user_id = u.id)
  on conflict (id) do update set second_factor_since = excluded.second_factor_since;

insert into users_live as l (id, identity_since)
  select user_id, max(linked_at) from identities group by user_id
  on conflict (id) do update set identity_since = excluded.identity_since;

alter table audit_log drop constraint audit_log_action_check;

alter table audit_log add constraint audit_log_action_check check (action in ('create', 'edit', 'delete', 'restore', 'export', 'import',
  'sign_in', 'sign_in_failed', 'sign_out', 'token_reused', 'password_changed', 'account_blocked', 'account_unblocked', 'link_requested',
  'account_invited', 'sessions_ended', 'second_factor_passed', 'second_factor_failed', 'phone_confirmed', 'factor_added',
  'factor_removed', 'recovery_codes_made', 'second_factor_reset', 'identity_linked', 'identity_unlinked'));
`;

export const signInWays = migrationOf(() => splitStatements(statements));
