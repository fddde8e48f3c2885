import { limits } from '../../basics/limits.ts';
import { defineResource, field } from '../../kit/index.ts';
import { digestsWithin } from '../../rules/files/file-digest.ts';

/** An image that fills the screen of a kiosk. */
const notice = field.image({ megabytes: limits.touchScreenBackgroundMegabytes, public: true });
const sound = field.file({ types: ['audio/wav'], megabytes: 10, public: true, storage: 'devices' });

/** What a kiosk shows and prints: its pages, its tickets, and the images and sounds of its states (page 04). One row for each touch screen. */
export const kioskDesigns = defineResource({
  name: 'kiosk-designs',
  page: '/touch-screens/designs',
  areas: ['touch_screen'],
  // Playlists are planned on them.
  alsoReadBy: ['advertisement'],
  limitedBy: 'store_id',
  represent: 'name',
  fields: {
    store_id: field.reference('stores', { required: true }),
    touch_screen_id: field.reference('touch-screens', { required: true, withinStore: true }),
    // What the editors call it, such as the prepared layout that it began with.
    name: field.text({ required: true, max: 80 }),
    // The documents of contract/rules/kiosk; the server checks them (server/areas/devices/hooks/kiosk-designs.ts).
    pages: field.json({ schema: () => ({ title: 'kiosk pages', type: ['object', 'null'] }), files: digestsWithin }),
    tickets: field.json({
      schema: () => ({ title: 'kiosk tickets', type: ['object', 'null'] }),
      files: digestsWithin,
      // What printers print (specification, section 5). Public as the notices, so that one file serves both.
      accepts: { types: ['image/png', 'image/jpeg', 'image/bmp'], megabytes: 10, public: true },
    }),
    // In the order of the specification (section 4, parameters 0 to 8).
    error_image: notice,
    error_sound: sound,
    blocked_image: notice,
    blocked_sound: sound,
    paper_image: notice,
    paper_sound: sound,
    closed_image: notice,
    printing_sound: sound,
    offline_image: notice,
  },
  list: {
    columns: ['touch_screen_id', 'store_id', 'name', 'updated_at'],
    sort: ['updated_at', 'desc'],
    filters: ['store_id'],
    matched: ['touch_screen_id'],
    search: ['name'],
  },
  form: {
    main: ['store_id', 'touch_screen_id', 'name'],
    pages: ['pages', 'tickets'],
    states: [
      'error_image',
      'error_sound',
      'blocked_image',
      'blocked_sound',
      'paper_image',
      'paper_sound',
      'closed_image',
      'printing_sound',
      'offline_image',
    ],
  },
  unique: [{ fields: ['touch_screen_id'], error: 'kiosk_design_taken', at: 'touch_screen_id' }],
  syncs: true,
});
