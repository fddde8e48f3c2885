import { migrationOf } from '../step/migration.ts';

const checked = ['actor_name', 'action', 'resource', 'record_id', 'address', 'request_id'] as const;

/**
 * Entities of which a change became visible since the snapshot. Its plan is made once for each connection, and walks the index however
 * small the table was then: a plan kept from an empty table would read all of a table that has grown.
 */
const changedSince = `
create function app_changed_since(since pg_snapshot) returns json language plpgsql stable
set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return (
    select json_agg(distinct resource) from changes
    where transaction >= pg_snapshot_xmin(since) and transaction < pg_snapshot_xmax(pg_current_snapshot())
      and not pg_visible_in_snapshot(transaction, since)
  );
end $$`;

/**
 * What each change of every entity pays. PostgreSQL reads and plans the checks of a table again for each statement, and the body of a
 * function in SQL too, which it then cannot inline: one in PL/pgSQL is compiled once a connection and says the same (decision 0122).
 */
export const lighterAudit = migrationOf(() => [
  ...checked.map((column) => `alter table audit_log drop constraint audit_log_${column}_check`),
  `create or replace function app_fold(text) returns text language plpgsql immutable parallel safe strict
   as $$ begin return lower(public.unaccent('public.unaccent'::regdictionary, $1)); end $$`,
  changedSince,
]);
