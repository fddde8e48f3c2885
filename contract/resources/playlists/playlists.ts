import { defineResource, field } from '../../kit/index.ts';
import { endsAfterStart } from '../../rules/time/period.ts';

/** What displays and kiosk buttons play between calls. */
export const playlists = defineResource({
  name: 'playlists',
  page: '/playlists',
  areas: ['advertisement'],
  limitedBy: 'store_ids',
  represent: 'name',
  fields: {
    name: field.text({ required: true, max: 120 }),
    store_ids: field.references('stores', { required: true }),
    virtual_display_ids: field.references('virtual-displays', { withinStore: true }),
    play_from: field.instant({}),
    play_to: field.instant({}),
    priority: field.int({ required: true, min: 0, max: 9, default: 0 }),
    active: field.flag({ default: true }),
    items: field.children(
      {
        title: field.text({ required: true, max: 120 }),
        display_length: field.duration({ required: true, min: 1, max: 3600, unit: 'seconds', default: 10 }),
      },
      { max: 200 },
    ),
  },
  list: {
    columns: ['name', 'store_ids', 'play_from', 'play_to', 'priority', 'active'],
    moreColumns: ['virtual_display_ids', 'updated_at'],
    sort: ['name', 'asc'],
    filters: ['store_ids', 'active', 'play_from'],
    matched: ['virtual_display_ids'],
    search: ['name'],
    // The two ends of a period are changed together, in the form.
    inline: ['name', 'priority', 'active'],
    lines: [['name'], ['store_ids']],
    unsorted: { store_ids: 'a list has no order', virtual_display_ids: 'a list has no order' },
  },
  form: { main: ['name', 'active', 'play_from', 'play_to', 'priority'], targets: ['store_ids', 'virtual_display_ids'], items: ['items'] },
  rules: [endsAfterStart('play_from', 'play_to')],
  together: [['play_from', 'play_to']],
  syncs: true,
});
