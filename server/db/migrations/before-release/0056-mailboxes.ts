import { serverWords } from '../../../../contract/messages/cs/server.ts';
import { migrationOf } from '../step/migration.ts';

/** `mailboxOf` of the contract, as it compares what the database holds (decision 0092). A test compares both. */
const mailbox = `
create function app_mailbox(text) returns text language sql immutable parallel safe strict as $$
  select case
    when lower($1) ~ '^\\.*[^@+.][^@]*@(gmail|googlemail)\\.com$'
      then replace(split_part(split_part(lower($1), '@', 1), '+', 1), '.', '') || '@gmail.com'
    when lower($1) ~ '^\\.*[^@+.][^@]*@(proton\\.me|protonmail\\.com|pm\\.me)$'
      then replace(split_part(split_part(lower($1), '@', 1), '+', 1), '.', '') || '@proton.me'
    when lower($1) ~ '^[^@+][^@]*\\+[^@]*@((outlook|hotmail)\\.(com|cz)|(live|msn|icloud|me|mac)\\.com|fastmail\\.(com|fm)|yandex\\.(com|ru)|mailbox\\.org|(zoho|tuta|tutanota)\\.com|(seznam|email|post|centrum|atlas|volny|tiscali)\\.cz)$'
      then split_part(split_part(lower($1), '@', 1), '+', 1) || '@' || split_part(lower($1), '@', 2)
    else lower($1) end
$$`;

/**
 * Bans become what they mean now: `*@domain` the domain, an address its mailbox. Of bans that become the same one, that which ends
 * last stays, and the others go to the trash. History says both.
 */
export const normaliseBans = `
do $$
declare
  ban record;
  raised integer;
begin
  for ban in
    select b.id, b.pattern, n.plain, b.deleted_at, row_number() over (
      partition by lower(n.plain), b.deleted_at is null order by b.until desc nulls first, b.pattern = n.plain desc, b.id) as nth
    from email_blacklist b cross join lateral (select app_mailbox(regexp_replace(trim(b.pattern), '^\\*?@', '')) as plain) n
    order by nth desc, b.id
  loop
    if ban.deleted_at is null and ban.nth > 1 then
      update email_blacklist set deleted_at = now(), pattern = ban.plain, version = version + 1, updated_at = now()
      where id = ban.id returning version into raised;
      insert into history (resource, record_id, version, at, action, actor_id, actor_name, changes)
      values ('email-blacklist', ban.id, raised, now(), 'delete', null, '${serverWords.system}', '{}');
      insert into audit_log (actor_name, action, resource, record_id, changes)
      values ('${serverWords.system}', 'delete', 'email-blacklist', ban.id, '{}');
      insert into changes (at, resource, record_id, version, action, actor_id, store_ids)
      values (now(), 'email-blacklist', ban.id, raised, 'delete', null, null);
    elsif ban.pattern <> ban.plain then
      update email_blacklist set pattern = ban.plain, version = version + 1, updated_at = now() where id = ban.id returning version into raised;
      insert into history (resource, record_id, version, at, action, actor_id, actor_name, changes)
      values ('email-blacklist', ban.id, raised, now(), 'edit', null, '${serverWords.system}',
        jsonb_build_object('pattern', jsonb_build_object('before', ban.pattern, 'after', ban.plain)));
      insert into audit_log (actor_name, action, resource, record_id, changes)
      values ('${serverWords.system}', 'edit', 'email-blacklist', ban.id, '{}');
      insert into changes (at, resource, record_id, version, action, actor_id, store_ids)
      values (now(), 'email-blacklist', ban.id, raised, 'edit', null, null);
    end if;
  end loop;
end $$`;

/** One spelling of a mailbox, and bans in it. */
export const mailboxes = migrationOf(() => [mailbox, normaliseBans]);
