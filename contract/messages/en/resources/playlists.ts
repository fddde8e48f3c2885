import type { LabelsOf } from '../../../kit/index.ts';
import type { Registry } from '../../../resources/registry.ts';
import { noun } from '../basics/noun.ts';

export const playlists = {
  noun: noun('playlist', 'playlists'),
  page: 'Playlists',
  fields: {
    name: 'Name',
    store_ids: 'Branches',
    virtual_display_ids: 'Virtual displays',
    play_from: 'Play from',
    play_to: 'Play to',
    priority: 'Priority',
    active: 'Active',
    items: 'Items',
  },
  tabs: { main: 'Playlist', targets: 'Where it plays', items: 'Items' },
  choices: {},
  children: { items: { title: 'Name', display_length: 'Display length' } },
  helps: {
    virtual_display_ids: 'On which displays of the chosen branches the playlist plays.',
    play_from: 'Empty means at once.',
    play_to: 'Empty means without end.',
    priority: 'From 0 to 9, the higher number goes first.',
    items: 'They play in this order, over and over.',
  },
  empty: 'There is no playlist yet. Add the first one and choose the displays that it plays on.',
} satisfies LabelsOf<Registry['playlists']>;
