import { migrationOf } from '../step/migration.ts';

export const safeAccounts = migrationOf(() => [
  // When the password was given again, after the session began.
  'alter table sessions add column proved_at timestamptz(3)',
  // Whether the session passed a second factor, and when it ends because it did not although everybody has to.
  'alter table sessions add column passed_second_factor boolean not null default false',
  'alter table sessions add column ends_by timestamptz(3)',
  `update sessions set passed_second_factor = true
    where ended_at is null and not owes_second_factor and (select second_factor_is_required from password_policy where id = 1)`,

  // Links and codes that are in messages, apart from the rows that people read.
  `create table message_secrets (
    outbox_id integer primary key,
    secret text not null,
    of_link text,
    of_code bigint,
    ends_at timestamptz(3) not null
  )`,
  'create index message_secrets_link on message_secrets (of_link)',
  'create index message_secrets_code on message_secrets (of_code)',
  'create index message_secrets_ends_at on message_secrets (ends_at)',
  // A message with a link or code that no longer holds: no one needs its text, and it is not sent.
  'alter table outbox drop constraint outbox_state_check',
  `alter table outbox add constraint outbox_state_check check (state in ('waiting', 'sent', 'failed', 'kept', 'over'))`,
  `create function app_clear_messages(ids integer[], at timestamptz) returns void language sql as $$
    delete from message_secrets where outbox_id = any(ids);
    update outbox set body = null, state = case when state = 'sent' then state else 'over' end, next_try_at = null, updated_at = at
    where id = any(ids);
  $$`,
  // By triggers, so that no way of ending a link or a code forgets its message.
  `create function app_clear_message_of_link() returns trigger language plpgsql as $$
  begin
    perform app_clear_messages(array(select outbox_id from message_secrets where of_link = new.digest), new.used_at);
    return null;
  end $$`,
  `create trigger one_time_links_used after update of used_at on one_time_links for each row
    when (old.used_at is null and new.used_at is not null) execute function app_clear_message_of_link()`,
  `create function app_clear_message_of_code() returns trigger language plpgsql as $$
  begin
    perform app_clear_messages(array(select outbox_id from message_secrets where of_code = new.id), new.ended_at);
    return null;
  end $$`,
  `create trigger second_factor_codes_ended after update of ended_at on second_factor_codes for each row
    when (old.ended_at is null and new.ended_at is not null) execute function app_clear_message_of_code()`,
  // Messages from before carry theirs in the text: it goes apart too, and ends when the longest of its kind would.
  `insert into message_secrets (outbox_id, secret, ends_at)
    select id, (regexp_match(body, case channel when 'sms' then '^(\\d+)' else '/auth/lost-password/([\\w-]{43})' end))[1],
      created_at + case channel when 'sms' then interval '10 minutes' else interval '1 day' end
    from outbox where body ~ case channel when 'sms' then '^\\d+' else '/auth/lost-password/[\\w-]{43}' end`,
  `update outbox set body = replace(body, secret, '••••••') from message_secrets where outbox_id = id`,

  // Failures of browsers that have signed in to the account before, counted apart from those of strangers.
  `create table known_device_tries (
    user_id integer not null references users (id),
    device text not null,
    failed integer not null,
    waits_until timestamptz(3),
    locked_at timestamptz(3),
    tried_at timestamptz(3) not null,
    primary key (user_id, device)
  )`,

  'alter table audit_log drop constraint audit_log_action_check',
  `alter table audit_log add constraint audit_log_action_check check (action in ('create', 'edit', 'delete', 'restore', 'export', 'import',
    'sign_in', 'sign_in_failed', 'known_device_failed', 'sign_out', 'token_reused', 'password_changed', 'account_blocked',
    'account_unblocked', 'link_requested', 'account_invited', 'sessions_ended', 'second_factor_passed', 'second_factor_failed',
    'phone_confirmed', 'factor_added', 'factor_removed', 'recovery_codes_made', 'second_factor_reset', 'identity_linked',
    'identity_unlinked', 'message_shown'))`,
]);
