import { limits } from '../../basics/limits.ts';
import { defineResource, field } from '../../kit/index.ts';
import { notKnown, reportedPapers, reportedStates, whileCommunicating } from '../../rules/branch-status/device-state.ts';

/** A kiosk that issues tickets. */
export const touchScreens = defineResource({
  name: 'touch-screens',
  page: '/touch-screens',
  areas: ['touch_screen'],
  // Playlists are planned on them.
  alsoReadBy: ['advertisement'],
  limitedBy: 'store_id',
  represent: 'name',
  fields: {
    store_id: field.reference('stores', { required: true }),
    name: field.text({ required: true, max: 80, unique: 'touch_screen_name_taken' }),
    label: field.text({ max: 120 }),
    width: field.int({ required: true, min: 320, max: 7680, default: limits.touchScreenWidthPixels }),
    height: field.int({ required: true, min: 240, max: 7680, default: limits.touchScreenHeightPixels }),
    active: field.flag({ default: true }),
    state: field.computed([...reportedStates, notKnown], { ...whileCommunicating, reported: 'told_state' }),
    // As the branch said last, however long ago.
    told_state: field.choice(reportedStates, { writtenBy: 'server', live: true }),
    state_since: field.instant({ writtenBy: 'server', live: true }),
    paper: field.computed([...reportedPapers, notKnown], { ...whileCommunicating, reported: 'told_paper' }),
    told_paper: field.choice(reportedPapers, { writtenBy: 'server', live: true }),
    // The version of its kiosk-designs row; null where it shows none, or never said.
    shown_design_version: field.int({ min: 1, max: 2_147_483_647, writtenBy: 'server', live: true }),
    shown_since: field.instant({ writtenBy: 'server', live: true }),
    last_communication_at: field.instant({ writtenBy: 'server', live: true }),
  },
  list: {
    // A description column would cut the branch, state and paper at 1280 px. Name and branch identify a kiosk.
    columns: ['name', 'store_id', 'state', 'paper', 'last_communication_at', 'active'],
    moreColumns: [
      'label',
      'told_state',
      'state_since',
      'told_paper',
      'shown_design_version',
      'shown_since',
      'width',
      'height',
      'updated_at',
    ],
    pairs: { width: 'height' },
    sort: ['name', 'asc'],
    // In the alphabet a fault comes before silence and health, and paper that is out before any other.
    opensBy: [
      ['state', 'asc'],
      ['paper', 'desc'],
    ],
    filters: ['store_id', 'state', 'paper', 'active'],
    search: ['name', 'label'],
    // The state of a silent device is long: next to the branch it would cut the name of the branch.
    lines: [
      ['name', 'state'],
      ['store_id', 'paper'],
    ],
    inline: ['name', 'label', 'active'],
  },
  form: {
    main: ['store_id', 'name', 'label', 'width', 'height', 'active'],
    state: ['state', 'state_since', 'paper', 'shown_design_version', 'shown_since', 'last_communication_at'],
  },
  syncs: true,
});
