import { connectionEndKinds } from '../../../../contract/rules/branch-status/silence-cause.ts';
import { migrationOf } from '../step/migration.ts';

export const branchEndings = migrationOf(() => [
  // Why a branch is not connected: the newest that is known. It speaks of now where nothing was learned of the store since.
  `create table branch_endings (
    store_id integer primary key references stores (id) on delete cascade,
    kind text not null check (kind in (${connectionEndKinds.map((kind) => `'${kind}'`).join(', ')})),
    at timestamptz(3) not null
  )`,
  // Where a branch's whole name has no room: on a wall with many of them.
  'alter table stores add column short_label text check (char_length(short_label) <= 20)',
]);
