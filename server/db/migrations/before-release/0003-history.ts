import { migrationOf } from '../step/migration.ts';

export const history = migrationOf(() => [
  // Before and after of each field. Rows can be erased: personal values live nowhere else.
  `create table history (
    id bigint generated always as identity,
    resource text not null,
    record_id integer not null,
    version integer not null,
    at timestamptz(3) not null,
    action text not null,
    actor_id integer,
    actor_name text,
    changes jsonb not null,
    primary key (resource, record_id, id)
  )`,
  `create function app_append_only() returns trigger language plpgsql as $$
   begin raise exception 'rows of % are never changed nor deleted', tg_table_name using errcode = 'raise_exception'; end $$`,
  'create trigger audit_log_append_only before update or delete on audit_log for each statement execute function app_append_only()',
  'create trigger audit_log_no_truncate before truncate on audit_log for each statement execute function app_append_only()',
]);
