import { migrationOf } from '../step/migration.ts';

const withTrash = [
  'regions',
  'stores',
  'services',
  'desks',
  'employees',
  'touch_screens',
  'virtual_displays',
  'playlists',
  'orders',
  'templates',
  'notifications',
  'email_blacklist',
  'users',
  'help_topics',
  'email_notifications',
];

export const idempotency = migrationOf(() => [
  // Answers to requests that may be repeated. They hold what the rows held: they go after a day.
  `create table idempotency_keys (
    user_id integer not null,
    operation text not null,
    key text not null,
    fingerprint text not null,
    status integer not null,
    body text not null,
    headers text not null,
    expires_at timestamptz(3) not null,
    primary key (user_id, operation, key)
  )`,
  'create index idempotency_keys_expires_at on idempotency_keys (expires_at)',
  ...withTrash.map((table) => `create index ${table}_trash on ${table} (deleted_at, id) where deleted_at is not null`),
]);
