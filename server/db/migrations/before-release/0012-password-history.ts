import { migrationOf } from '../step/migration.ts';

export const passwordHistory = migrationOf(() => [
  `create table password_history (
    user_id integer not null references users (id),
    password_hash text not null,
    changed_at timestamptz(3) not null
  )`,
  'create index password_history_user on password_history (user_id, changed_at)',
]);
