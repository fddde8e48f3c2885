import { defineResource, field } from '../../kit/index.ts';
import { notKnown, reportedStates, whileCommunicating } from '../../rules/branch-status/device-state.ts';
import { digestsWithin } from '../../rules/files/file-digest.ts';

/** A screen that shows who is called where. */
export const virtualDisplays = defineResource({
  name: 'virtual-displays',
  page: '/virtual-displays',
  areas: ['virtual_display'],
  // Playlists are planned on them.
  alsoReadBy: ['advertisement'],
  limitedBy: 'store_id',
  represent: 'name',
  fields: {
    store_id: field.reference('stores', { required: true }),
    name: field.text({ required: true, max: 80, unique: 'virtual_display_name_taken' }),
    width: field.int({ required: true, min: 320, max: 7680, default: 1920 }),
    height: field.int({ required: true, min: 240, max: 7680, default: 1080 }),
    volume: field.int({ required: true, min: 0, max: 100, default: 70 }),
    repeat: field.int({ required: true, min: 0, max: 5, default: 1 }),
    // Without one the display plays its own.
    call_sound_file: field.file({ types: ['audio/wav'], megabytes: 20, public: true, storage: 'devices' }),
    // The document of contract/rules/display, which the server checks; null shows what a new display shows.
    design: field.json({
      schema: () => ({ title: 'display design', type: ['object', 'null'] }),
      files: digestsWithin,
      accepts: { types: ['audio/wav'], megabytes: 2, public: true, storage: 'devices' },
    }),
    quiet_from: field.time({}),
    quiet_to: field.time({}),
    active: field.flag({ default: true }),
    state: field.computed([...reportedStates, notKnown], { ...whileCommunicating, reported: 'told_state' }),
    // As the branch said last, however long ago.
    told_state: field.choice(reportedStates, { writtenBy: 'server', live: true }),
    state_since: field.instant({ writtenBy: 'server', live: true }),
    // Null while nothing plays, and where the branch never reported: then `playing_since` is null too.
    playing_playlist_id: field.reference('playlists', { writtenBy: 'server', live: true }),
    playing_since: field.instant({ writtenBy: 'server', live: true }),
    // The version of its row that it shows; null where it never said so.
    shown_version: field.int({ min: 1, max: 2_147_483_647, writtenBy: 'server', live: true }),
    shown_since: field.instant({ writtenBy: 'server', live: true }),
    // The version of its playlists row; null where the branch does not tell.
    playing_version: field.int({ writtenBy: 'server', live: true, min: 1, max: 2_147_483_647 }),
    last_communication_at: field.instant({ writtenBy: 'server', live: true }),
  },
  list: {
    columns: ['name', 'store_id', 'state', 'width', 'playing_playlist_id', 'active'],
    moreColumns: [
      'height',
      'told_state',
      'state_since',
      'playing_since',
      'shown_version',
      'shown_since',
      'playing_version',
      'last_communication_at',
      'volume',
      'repeat',
      'call_sound_file',
      'quiet_from',
      'quiet_to',
      'updated_at',
    ],
    pairs: { width: 'height' },
    sort: ['name', 'asc'],
    // In the alphabet a fault comes before silence and health.
    opensBy: [['state', 'asc']],
    // The state of a silent device is long: next to the branch it would cut the name of the branch.
    lines: [
      ['name', 'state'],
      ['store_id', 'playing_playlist_id'],
    ],
    filters: ['store_id', 'state', 'active'],
    search: ['name'],
    inline: ['name', 'volume', 'active'],
  },
  form: {
    main: ['store_id', 'name', 'width', 'height', 'active'],
    sound: ['volume', 'repeat', 'call_sound_file', 'quiet_from', 'quiet_to', 'design'],
    state: [
      'state',
      'state_since',
      'playing_playlist_id',
      'playing_since',
      'playing_version',
      'shown_version',
      'shown_since',
      'last_communication_at',
    ],
  },
  syncs: true,
});
