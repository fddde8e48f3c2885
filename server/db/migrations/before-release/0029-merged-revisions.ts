import { migrationOf } from '../step/migration.ts';

export const mergedRevisions = migrationOf(() => [
  // Of a record where the changes wait for long one revision stays for all of them (decision 0034): which versions it is
  // for, and when the last of them was made. Null of one that represents itself.
  'alter table revisions add column versions integer[]',
  'alter table revisions add column last_at timestamptz(3)',
]);
