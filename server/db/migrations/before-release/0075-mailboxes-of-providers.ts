import { migrationOf } from '../step/migration.ts';
import { normaliseBans } from './0056-mailboxes.ts';

/** As in migration 0056, with the domains of Apple and Yandex that share mailboxes and the subdomains of Fastmail. */
const mailbox = `
create or replace function app_mailbox(text) returns text language sql immutable parallel safe strict as $$
  select case
    when lower($1) ~ '^\\.*[^@+.][^@]*@(gmail|googlemail)\\.com$'
      then replace(split_part(split_part(lower($1), '@', 1), '+', 1), '.', '') || '@gmail.com'
    when lower($1) ~ '^\\.*[^@+.][^@]*@(proton\\.me|protonmail\\.com|pm\\.me)$'
      then replace(split_part(split_part(lower($1), '@', 1), '+', 1), '.', '') || '@proton.me'
    when lower($1) ~ '^[^@+][^@]*@(icloud|me|mac)\\.com$' then split_part(split_part(lower($1), '@', 1), '+', 1) || '@icloud.com'
    when lower($1) ~ '^[^@+][^@]*@(yandex\\.(ru|com)|ya\\.ru)$' then split_part(split_part(lower($1), '@', 1), '+', 1) || '@yandex.ru'
    when lower($1) ~ '^[^@]+@[^@.+]+\\.fastmail\\.(com|fm)$'
      then regexp_replace(split_part(lower($1), '@', 2), '^([^.]+)\\.', '\\1@')
    when lower($1) ~ '^[^@+][^@]*\\+[^@]*@((outlook|hotmail)\\.(com|cz)|(live|msn)\\.com|fastmail\\.(com|fm)|mailbox\\.org|(zoho|tuta|tutanota)\\.com|(seznam|email|post|centrum|atlas|volny|tiscali)\\.cz)$'
      then split_part(split_part(lower($1), '@', 1), '+', 1) || '@' || split_part(lower($1), '@', 2)
    else lower($1) end
$$`;

/** More spellings of one mailbox, and bans in the one spelling. */
export const mailboxesOfProviders = migrationOf(() => [mailbox, normaliseBans]);
