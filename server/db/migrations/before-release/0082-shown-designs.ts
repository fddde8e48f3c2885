import { migrationOf } from '../step/migration.ts';

export const shownDesigns = migrationOf(() => [
  'alter table touch_screens_live add column shown_design_version integer',
  'alter table touch_screens_live add column shown_since timestamptz(3)',
  'alter table touch_screens_live add constraint touch_screens_live_shown_design_version_check check (shown_design_version between 1 and 2147483647)',
  'create index touch_screens_live_shown_design_version on touch_screens_live (shown_design_version, id)',
  'create index touch_screens_live_shown_since on touch_screens_live (shown_since, id)',
]);
