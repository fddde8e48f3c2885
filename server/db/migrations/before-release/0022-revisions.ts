import { migrationOf } from '../step/migration.ts';

export const revisions = migrationOf(() => [
  // What changed of a store and its branch has yet to apply: which fields, and no value. Values are read when they are
  // sent, so that nothing personal is here. The number is given when it is sent (decision 0026).
  `create table revisions (
    store_id integer not null,
    id bigint generated always as identity,
    transaction xid8 not null default pg_current_xact_id(),
    revision bigint,
    at timestamptz(3) not null,
    resource text not null,
    record_id integer not null,
    version integer not null,
    action text not null check (action in ('create', 'edit', 'delete', 'restore')),
    fields text[] not null,
    actor_id integer,
    taken_at timestamptz(3),
    acknowledged_at timestamptz(3),
    withdrawn_at timestamptz(3),
    withdrawn_by integer,
    primary key (store_id, id)
  )`,
  'create unique index revisions_number on revisions (store_id, revision) where revision is not null',
  'create index revisions_waiting on revisions (store_id, id) where acknowledged_at is null and withdrawn_at is null',
  'create index revisions_ended on revisions (at) where acknowledged_at is not null or withdrawn_at is not null',
  // How far a branch is: the newest number given, up to which it applied them, which one it could not apply.
  `create table branch_revisions (
    store_id integer primary key,
    newest bigint not null default 0,
    forgotten bigint not null default 0,
    acknowledged bigint,
    acknowledged_at timestamptz(3),
    downloading_since timestamptz(3),
    not_applied bigint,
    not_applied_at timestamptz(3),
    reason text
  )`,
]);
