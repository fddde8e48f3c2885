import { migrationOf } from '../step/migration.ts';

export const views = migrationOf(() => [
  // Saved views of lists. The state is a text of JSON: it may hold characters that no jsonb takes.
  `create table views (
    id integer generated always as identity primary key,
    owner_id integer not null references users (id) on delete cascade,
    resource text not null,
    name text not null,
    shared boolean not null,
    state text not null,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    deleted_at timestamptz(3)
  )`,
  // Names are distinguished without case and diacritics, as people read them.
  'create unique index views_name_key on views (owner_id, resource, app_fold(name)) where deleted_at is null',
  'create index views_shared on views (resource) where shared and deleted_at is null',
]);
