-- Extensions, the order of Czech letters, and functions that tables and indexes use.

create extension if not exists unaccent;

create extension if not exists pg_trgm;

create extension if not exists btree_gist;

do $$ begin
  if current_setting('server_version_num')::integer < 160000 then
    create collation app_cs (provider = icu, locale = 'cs-u-kn-true');
  else
    create collation app_cs (provider = icu, locale = 'und', rules = '[numericOrdering on] &c < č <<< Č &h < ch <<< cH <<< Ch <<< CH &r < ř <<< Ř &s < š <<< Š &z < ž <<< Ž');
  end if;
end $$;

create function app_fold(text)
 returns text
 language plpgsql
 immutable parallel safe strict
as $function$ begin return lower(public.unaccent('public.unaccent'::regdictionary, $1)); end $function$;

create function app_mailbox(text)
 returns text
 language sql
 immutable parallel safe strict
as $function$
  select case
    when lower($1) ~ '^\.*[^@+.][^@]*@(gmail|googlemail)\.com$'
      then replace(split_part(split_part(lower($1), '@', 1), '+', 1), '.', '') || '@gmail.com'
    when lower($1) ~ '^\.*[^@+.][^@]*@(proton\.me|protonmail\.com|pm\.me)$'
      then replace(split_part(split_part(lower($1), '@', 1), '+', 1), '.', '') || '@proton.me'
    when lower($1) ~ '^[^@+][^@]*@(icloud|me|mac)\.com$' then split_part(split_part(lower($1), '@', 1), '+', 1) || '@icloud.com'
    when lower($1) ~ '^[^@+][^@]*@(yandex\.(ru|com)|ya\.ru)$' then split_part(split_part(lower($1), '@', 1), '+', 1) || '@yandex.ru'
    when lower($1) ~ '^[^@]+@[^@.+]+\.fastmail\.(com|fm)$'
      then regexp_replace(split_part(lower($1), '@', 2), '^([^.]+)\.', '\1@')
    when lower($1) ~ '^[^@+][^@]*\+[^@]*@((outlook|hotmail)\.(com|cz)|(live|msn)\.com|fastmail\.(com|fm)|mailbox\.org|(zoho|tuta|tutanota)\.com|(seznam|email|post|centrum|atlas|volny|tiscali)\.cz)$'
      then split_part(split_part(lower($1), '@', 1), '+', 1) || '@' || split_part(lower($1), '@', 2)
    else lower($1) end
$function$;

create function app_append_only()
 returns trigger
 language plpgsql
as $function$
   begin raise exception 'rows of % are never changed nor deleted', tg_table_name using errcode = 'raise_exception'; end $function$;

create function app_changed_since(since pg_snapshot)
 returns json
 language plpgsql
 stable
 set enable_seqscan to 'off'
 set plan_cache_mode to 'force_generic_plan'
as $function$
begin
  return (
    select json_agg(distinct resource) from changes
    where transaction >= pg_snapshot_xmin(since) and transaction < pg_snapshot_xmax(pg_current_snapshot())
      and not pg_visible_in_snapshot(transaction, since)
  );
end $function$;
