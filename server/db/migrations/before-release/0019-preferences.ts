import { migrationOf } from '../step/migration.ts';

export const preferences = migrationOf(() => [
  // How people like the console. Values are texts of JSON: they may hold characters that no jsonb takes.
  `create table preferences (
    user_id integer not null references users (id) on delete cascade,
    name text not null,
    value text not null,
    updated_at timestamptz(3) not null,
    primary key (user_id, name)
  )`,
]);
