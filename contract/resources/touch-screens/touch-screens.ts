import { limits } from '../../basics/limits.ts';
import { defineResource, field } from '../../kit/index.ts';

/** A kiosk that issues tickets. */
export const touchScreens = defineResource({
  name: 'touch-screens',
  page: '/touch-screens',
  areas: ['touch_screen'],
  limitedBy: 'store_id',
  represent: 'name',
  fields: {
    store_id: field.reference('stores', { required: true }),
    name: field.text({ required: true, max: 80, unique: 'touch_screen_name_taken' }),
    label: field.text({ max: 120 }),
    width: field.int({ required: true, min: 320, max: 7680, default: limits.touchScreenWidthPixels }),
    height: field.int({ required: true, min: 240, max: 7680, default: limits.touchScreenHeightPixels }),
    active: field.flag({ default: true }),
    state: field.choice(['online', 'offline', 'error'], { writtenBy: 'server', live: true }),
    state_since: field.instant({ writtenBy: 'server', live: true }),
    paper: field.choice(['enough', 'low', 'out'], { writtenBy: 'server', live: true }),
    last_communication_at: field.instant({ writtenBy: 'server', live: true }),
  },
  list: {
    columns: ['name', 'label', 'store_id', 'state', 'paper', 'last_communication_at', 'active'],
    moreColumns: ['state_since', 'width', 'height', 'updated_at'],
    sort: ['name', 'asc'],
    filters: ['store_id', 'state', 'paper', 'active'],
    search: ['name', 'label'],
    inline: ['name', 'label', 'active'],
  },
  form: {
    main: ['store_id', 'name', 'label', 'active', 'width', 'height'],
    state: ['state', 'state_since', 'paper', 'last_communication_at'],
  },
  syncs: true,
});
