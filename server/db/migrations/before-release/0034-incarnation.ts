import { migrationOf } from '../step/migration.ts';

export const incarnation = migrationOf(() => [
  // After a backup of the whole was restored the installation is another incarnation: branches compare it, and messages that
  // waited in the backup are held (decision 0050).
  'alter table installation add column incarnation bigint not null default 1',
  'alter table installation add column restored_at timestamptz(3)',
  'alter table installation add column messages_held_until timestamptz(3)',
  // Who inserts the row of a night makes the backup of everything: once, however many servers there are.
  `create table whole_backups (
    night date primary key,
    started_at timestamptz(3) not null,
    finished_at timestamptz(3),
    error text
  )`,
]);
