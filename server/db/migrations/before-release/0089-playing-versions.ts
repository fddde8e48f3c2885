import { migrationOf } from '../step/migration.ts';

export const playingVersions = migrationOf(() => [
  'alter table virtual_displays_live add column playing_version integer',
  'alter table virtual_displays_live add constraint virtual_displays_live_playing_version_check check (playing_version between 1 and 2147483647)',
  'create index virtual_displays_live_playing_version on virtual_displays_live (playing_version, id)',
]);
