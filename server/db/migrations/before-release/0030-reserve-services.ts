import { migrationOf } from '../step/migration.ts';

export const reserveServices = migrationOf(() => [
  // What branches reported last of their reserve services: open or closed, and since when. Under the identifier of the service.
  `create table reserve_services (
    id integer primary key,
    is_open boolean not null,
    since timestamptz(3) not null
  )`,
]);
