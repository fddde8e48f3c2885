import { migrationOf } from '../step/migration.ts';

export const toldStates = migrationOf(() => [
  'alter table touch_screens_live rename column state to told_state',
  'alter table touch_screens_live rename column paper to told_paper',
  'alter table virtual_displays_live rename column state to told_state',
  'alter index touch_screens_live_state rename to touch_screens_live_told_state',
  'alter index touch_screens_live_paper rename to touch_screens_live_told_paper',
  'alter index virtual_displays_live_state rename to virtual_displays_live_told_state',
  'alter table touch_screens_live rename constraint touch_screens_live_state_check to touch_screens_live_told_state_check',
  'alter table touch_screens_live rename constraint touch_screens_live_paper_check to touch_screens_live_told_paper_check',
  'alter table virtual_displays_live rename constraint virtual_displays_live_state_check to virtual_displays_live_told_state_check',
]);
