import { migrationOf } from '../step/migration.ts';

export const changes = migrationOf(() => [
  // What just changed, for anyone who follows it. The transaction says what a reader has seen and what not: identifiers
  // are given before a transaction ends, so that a later one may be seen earlier.
  `create table changes (
    id bigint generated always as identity primary key,
    transaction xid8 not null default pg_current_xact_id(),
    at timestamptz(3) not null,
    resource text not null,
    record_id integer not null,
    version integer not null,
    action text not null,
    actor_id integer,
    store_ids integer[]
  )`,
  'create index changes_transaction on changes (transaction, resource)',
]);
