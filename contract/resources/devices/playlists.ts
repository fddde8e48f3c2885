import { defineResource, field } from '../../kit/index.ts';
import { digestsWithin } from '../../rules/files/file-digest.ts';
import { playDays } from '../../rules/playing/play-days.ts';
import { endsAfterStart } from '../../rules/time/period.ts';

/** What a playlist takes. Types that no browser plays are kept as well: they are converted, or the editor names them. */
const spotTypes = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'video/mp4',
  'video/webm',
  'video/x-matroska',
  'video/vnd.avi',
  'video/mpeg',
] as const;

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
    // None: every day. Hours are those of clocks in Prague; an end before the beginning is on the next day.
    play_days: field.set(playDays, {}),
    hours_from: field.time({}),
    hours_to: field.time({ upTo24: true }),
    priority: field.int({ required: true, min: 0, max: 9, default: 0 }),
    active: field.flag({ default: true }),
    // Buttons of kiosks that show it: documents of contract/rules/playing/playlist.ts, which the server checks.
    buttons: field.json({ schema: () => ({ title: 'playlist buttons', type: ['array', 'null'] }) }),
    items: field.json({
      schema: () => ({ title: 'playlist items', type: ['array', 'null'] }),
      files: digestsWithin,
      accepts: { types: spotTypes, megabytes: 2047, public: true, storage: 'devices' },
    }),
  },
  list: {
    columns: ['name', 'store_ids', 'play_from', 'play_to', 'priority', 'active'],
    moreColumns: ['virtual_display_ids', 'play_days', 'hours_from', 'hours_to', 'updated_at'],
    sort: ['name', 'asc'],
    filters: ['store_ids', 'active', 'play_from'],
    matched: ['virtual_display_ids'],
    search: ['name'],
    // The two ends of a period are changed together, in the form.
    inline: ['name', 'priority', 'active'],
    lines: [['name'], ['store_ids']],
    unsorted: { play_days: 'a list has no order', store_ids: 'a list has no order', virtual_display_ids: 'a list has no order' },
  },
  form: {
    main: ['name', 'active'],
    items: ['items'],
    times: ['play_from', 'play_to', 'play_days', 'hours_from', 'hours_to', 'priority'],
    targets: ['store_ids', 'virtual_display_ids', 'buttons'],
  },
  rules: [
    endsAfterStart('play_from', 'play_to'),
    {
      code: 'hours_without_length',
      at: 'hours_to',
      breaks: ({ hours_from: from, hours_to: to }) => from != null && to != null && from === to,
    },
  ],
  together: [
    ['play_from', 'play_to'],
    ['hours_from', 'hours_to'],
  ],
  syncs: true,
});
